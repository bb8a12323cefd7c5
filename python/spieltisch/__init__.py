"""Board games as fast simulators: Noria, Novgorod and Wiraqocha, and the small examples Pig and Kuhn poker.

``Game`` and ``State`` work as in OpenSpiel: chance is a player, actions are numbers. ``VectorEnv`` plays many games at
once. ``Game.bot`` gives computer players, ``arena`` matches between them, ``analyse`` tells skill from luck in a record. The adapters for other libraries are
``spieltisch.pettingzoo``, ``spieltisch.gymnasium`` and ``spieltisch.openspiel``.
"""

from ._spieltisch import Bot, Game, SpieltischError, State, arena, games
from .analysis import analyse
from .vector import VectorEnv

__all__ = ["Bot", "Game", "SpieltischError", "State", "VectorEnv", "analyse", "arena", "games"]
