"""How the nets of `nets/` are made: games that searches play against themselves, a fit, and matches.

    python python/training generate noria --games 4000     stage A: games of plain searches
    python python/training fit noria                       the net, and golden vectors for the tests
    python python/training match noria --one nets/noria.safetensors --games 200
    python python/training generate noria --net nets/noria.safetensors --games 8000 --name second

Every command says how far it is, and goes on where it was stopped; each has --help. They need the wheel (`cargo xtask
wheel`), PyTorch and safetensors. docs/training.md has the recipe that made the nets, and what it took.
"""

import sys

import fit
import generate
import match

COMMANDS = {"generate": generate.main, "fit": fit.main, "match": match.main}

if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
    print(__doc__)
    sys.exit(0 if sys.argv[1:] in (["--help"], ["-h"]) else 2)
COMMANDS[sys.argv[1]](sys.argv[2:])
