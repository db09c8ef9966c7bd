"""A live table as pure functions: commands in, events out, views per viewer. It is given its game.

`events.py` is what is stored, `commands.py` what people ask for, `state.py` what a table is (a fold over its
events), `decide.py` turns a command into events, `look.py` makes what each viewer is shown.
"""
