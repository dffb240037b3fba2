"""The evaluation of a bot: the game's own knowledge, or its networks, which are loaded when they are first needed.

Networks come with the program. A folder that TERRARIUM_NETWORKS names is looked into first, to try others.
"""

from __future__ import annotations

import importlib.resources
import os
from pathlib import Path
from typing import Final

from terrarium.bots.network_file import BadNetworks, read_networks
from terrarium.engine.evaluation import Evaluation
from terrarium.engine.game import Game
from terrarium.engine.network import Network
from terrarium.engine.title import Title

FOLDER: Final = "TERRARIUM_NETWORKS"
SUFFIX: Final = ".networks"

#: The networks that were read, by file.
_READ: Final[dict[str, list[Network]]] = {}


def evaluation_for(game: Game, by_networks: bool) -> Evaluation:
    """Make the evaluation of a bot."""
    if not by_networks:
        return game.title.evaluation(game)
    return game.title.network_evaluation(game, load_networks(game.title))


def load_networks(title: Title) -> list[Network]:
    """Return the networks of a title, or raise `BadNetworks`."""
    layouts = title.network_layouts()
    if not layouts:
        raise BadNetworks("no-networks", game=title.name)
    folder = os.environ.get(FOLDER, "")
    own = Path(folder, title.name + SUFFIX) if folder else None
    path = str(own) if own is not None and own.is_file() else f"{title.name}{SUFFIX}"
    found = _READ.get(path)
    if found is None:
        found = read_networks(_content(title, own), path, title.name, layouts)
        _READ[path] = found
    return found


def _content(title: Title, own: Path | None) -> bytes:
    """The content of the file in the folder of one's own, or of the one that comes with the program."""
    try:
        if own is not None and own.is_file():
            return own.read_bytes()
        return shipped_file(title.name).read_bytes()
    except OSError as error:
        raise BadNetworks("no-networks", game=title.name) from error


def shipped_file(title: str) -> Path:
    """Where the networks of a title lie that come with the program."""
    return Path(str(importlib.resources.files("terrarium").joinpath("bots", "data", title + SUFFIX)))
