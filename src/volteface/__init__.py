"""Volteface: a table for two-sided games."""

__version__ = "0.2.0"
