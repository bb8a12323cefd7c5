"""Skill and luck in a recorded game."""

import json
from typing import Any

from ._spieltisch import analyse_json

__all__ = ["analyse"]


def analyse(record: str, depth: int = 1, seed: int = 1, threads: int = 1) -> dict[str, Any]:
    """What a record says about skill and luck; docs/analysis.md says how it is worked out.

    ``account`` has the start, the result, for each player what luck, own choices and those of the others brought, and the
    turns with their marks; ``moments`` every decision with the choices that were compared, and every throw. ``depth``
    thinks so many times the usual time, ``threads`` moments are judged at a time; the answer does not depend on them.
    """
    return json.loads(analyse_json(record, depth, seed, threads))
