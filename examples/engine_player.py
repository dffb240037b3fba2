"""A player for Terrarium in plain Python that knows nothing of Terrarium but the protocol (docs/engine-protocol.md).

    python examples/engine_player.py             starts `terrarium engine` and plays a game against its bots
    TERRARIUM_PROGRAMS=examples/programs.toml terrarium arena planet --bots chooser,random

It prefers the action whose words come first in the alphabet, which is as good as any for an example.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from typing import IO


def play(heard: Iterable[str], out: IO[str]) -> dict[str, object] | None:
    """Answer requests until the game is over or the other side closes the connection."""
    for line in heard:
        message = json.loads(line)
        if message["say"] == "turn":
            choice = min(range(len(message["legal"])), key=message["words"].__getitem__)
            out.write(json.dumps({"do": "play", "action": message["legal"][choice]}) + "\n")
            out.flush()
        elif message["say"] == "over":
            return dict(message)
        elif message["say"] == "refused":
            raise SystemExit(message["text"])
        elif message["say"] == "bye":
            break
    return None


def start_engine(command: list[str]) -> None:
    """Be the host's parent: start it, ask for a game, play it, and tell how it ended."""
    engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert engine.stdin is not None
    assert engine.stdout is not None
    wish = {"do": "new", "game": "planet", "seats": ["me", "random", "greedy"], "options": {"first": 0}, "seed": 7}
    engine.stdin.write(json.dumps(wish) + "\n")
    engine.stdin.flush()
    outcome = play(engine.stdout, engine.stdin)
    engine.communicate(json.dumps({"do": "quit"}) + "\n")
    print(json.dumps({} if outcome is None else {"scores": outcome["scores"], "winners": outcome["winners"]}))


if __name__ == "__main__":
    if sys.stdin.isatty() or len(sys.argv) > 1:
        start_engine(sys.argv[1:] or ["terrarium", "engine"])
    else:
        play(sys.stdin, sys.stdout)
