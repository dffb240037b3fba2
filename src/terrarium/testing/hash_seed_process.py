"""The child process of `check_hash_seed`: print the fingerprints of a random game and the path of the package."""

from __future__ import annotations

import importlib
import json
import sys

import terrarium
from terrarium.testing.random_game import RandomGame
from terrarium.testing.storage_checks import fingerprints

if __name__ == "__main__":
    asked = json.load(sys.stdin)
    for module in asked["modules"]:
        importlib.import_module(module)
    game = terrarium.title(asked["game"]).game(asked["seats"], asked["options"], asked["box"])
    answer = {"package": terrarium.__file__, "fingerprints": fingerprints(RandomGame(game, asked["seed"]))}
    json.dump(answer, sys.stdout)
