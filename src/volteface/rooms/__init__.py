"""Live tables without a web framework: rooms with their inbox, viewers, timers and talk, the bots' pool, the hub."""
