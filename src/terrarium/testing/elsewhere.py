"""What `check_hash_seed` runs in another process: plays one random game, prints its fingerprints and its own place."""

from __future__ import annotations

import importlib
import json
import sys

import terrarium
from terrarium.testing.storage import trace
from terrarium.testing.trial import Trial

if __name__ == "__main__":
    asked = json.load(sys.stdin)
    for module in asked["modules"]:
        importlib.import_module(module)
    game = terrarium.title(asked["game"]).game(asked["seats"], asked["options"], asked["box"])
    answer = {"package": terrarium.__file__, "trace": trace(Trial(game, asked["seed"]))}
    json.dump(answer, sys.stdout)
