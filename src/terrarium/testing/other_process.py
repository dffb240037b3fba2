"""What `check_hash_seed` runs in another process: plays one random game, prints its fingerprints and its own place."""

from __future__ import annotations

import importlib
import json
import sys

import terrarium
from terrarium.testing.random_game import RandomGame
from terrarium.testing.storage_checks import trace

if __name__ == "__main__":
    asked = json.load(sys.stdin)
    for module in asked["modules"]:
        importlib.import_module(module)
    game = terrarium.title(asked["game"]).game(asked["seats"], asked["options"], asked["box"])
    answer = {"package": terrarium.__file__, "trace": trace(RandomGame(game, asked["seed"]))}
    json.dump(answer, sys.stdout)
