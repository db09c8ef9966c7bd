"""A cluster on one machine, for tests, trials and measurements: PostgreSQL, nodes, and a proxy that can be unkind."""
