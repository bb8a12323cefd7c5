"""What nets learn from, and matches that say whether a net is better.

``Thinker(game, net)`` is a search, with the bytes of a file of weights or without; ``selfplay`` plays games of a thinker
against itself and gives rows of numbers; ``duel`` lets two thinkers play a match; ``facts`` is what a file of weights must
say about its game. All of them run on the thread that calls them, without Python's lock: many threads at once are fine,
and so are the workers of a cluster (``examples/ray_selfplay.py``).

The arrays of ``selfplay``, for so many rows, seats in turn order from the looking one on, absent ones 0:

``features``, ``starts``
    the features that are 1, one row after the other, and where each row begins; numbered as ``Game.feature_names``
    names them with four players
``hand``
    twelve numbers of the evaluation that was written by hand
``seats``, ``kinds``, ``games``
    how many play; 0 when the looking seat has just ended its turn, 1 when it begins it, 2 in its middle; which game
``shares``, ``points``
    how the game ended: shares of the victory, and how far everybody came, in leads
``foreseen``
    the shares as the search of this decision foresaw them; -1 where nobody searched
``tried``, ``tried_shares``, ``tried_starts``
    the choices of a decision that was thought about at length, and how much of the tries each got
"""

from ._spieltisch import Thinker, duel, facts, selfplay

__all__ = ["Thinker", "duel", "facts", "selfplay"]
