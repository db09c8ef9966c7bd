"""Volteface: a table for two-sided games."""

__version__ = "0.3.0.dev0"
