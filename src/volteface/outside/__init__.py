"""Bots from outside: programs in any language that play over standard input and output (docs/bots.md)."""

from volteface.outside.messages import PROTOCOL, Forfeit
from volteface.outside.program import Program, lent

__all__ = ["PROTOCOL", "Forfeit", "Program", "lent"]
