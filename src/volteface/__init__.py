"""Volteface: a table for two-sided games."""

__version__ = "0.1.0"
