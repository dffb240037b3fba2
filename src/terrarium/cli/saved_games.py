"""Unfinished games of the terminal: saved after every action, and continued with ``play --continue``."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path

import platformdirs

from terrarium.cli.files import BadFile, read_data, write_text
from terrarium.engine.record import Record

FOLDER = "unfinished"


def saved_games_folder() -> Path:
    """The folder of unfinished games, in the data directory."""
    data = os.environ.get("TERRARIUM_DATA")
    return Path(data or platformdirs.user_data_dir("terrarium", False)).expanduser() / FOLDER


class SavedGame:
    """One unfinished game: who sits where, the owner's box, and the record so far."""

    def __init__(self, path: Path, kinds: list[str], box: str = "") -> None:
        self.path = path
        self.kinds = kinds
        #: The file with the owner's own cards; empty for the catalogue.
        self.box = box

    @staticmethod
    def create(game: str, kinds: list[str], box: Path | None) -> SavedGame:
        """A game that starts now; nothing is written before the first action."""
        stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}"
        cards = "" if box is None else str(box.expanduser().resolve())
        return SavedGame(saved_games_folder() / f"{stem}.json", kinds, cards)

    def write(self, record: Record) -> None:
        """Save the record so far."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise BadFile("file-unwritable", file=str(self.path.parent), why=error.strerror or str(error)) from None
        text = json.dumps({"seats": self.kinds, "box": self.box, "record": json.loads(record.to_json())}, indent=1)
        write_text(self.path, text + "\n")

    def remove(self) -> None:
        """Delete the game, because it is over."""
        self.path.unlink(missing_ok=True)


def find_saved_games() -> list[Path]:
    """The files of all unfinished games, the latest first."""
    found = saved_games_folder().glob("*.json")
    return sorted(found, key=lambda path: (path.stat().st_mtime, path.name), reverse=True)


def read_saved_game(path: Path) -> tuple[SavedGame, Record]:
    """Read an unfinished game."""
    data = read_data(path)
    kinds, box = data.get("seats"), data.get("box")
    if not isinstance(kinds, list) or not all(isinstance(kind, str) for kind in kinds) or not isinstance(box, str):
        raise BadFile("saved-game-unclear", file=str(path))
    record = Record.from_json(json.dumps(data.get("record")))
    if record.seats != len(kinds) or record.scores is not None:
        raise BadFile("saved-game-unclear", file=str(path))
    return SavedGame(path, kinds, box), record
