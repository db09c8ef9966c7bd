"""What a game is: the contract, its errors, chance, options and replay. Standard library only.

Read `game.py` first; the other files are its vocabulary.
"""
