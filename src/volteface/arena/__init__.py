"""Tournaments and training: which bot is how strong, and how they become so."""
