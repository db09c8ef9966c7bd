"""Pairings: phones beside a real box, which deal its cards and share one clock. Small things beside tables.

`state.py` and `decide.py` are pure; `live.py` is one that phones show, `hub.py` has those of a process. A server alone
keeps them in memory only: what matters of a game with a real box stands on the table before the people. The nodes of a
cluster keep them together, until they end.
"""
