"""Pairings: phones beside a real box, which deal its cards and share one clock. Small things beside tables.

`state.py` and `decide.py` are pure; `hub.py` has the pairings of a process. They are kept in memory only: what matters
of a game with a real box stands on the table before the people.
"""
