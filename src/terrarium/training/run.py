"""A training run in a directory: generation after generation, each step a file, so that a run can go on at any time."""

from __future__ import annotations

import datetime
import json
import os
import platform
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

import terrarium
from terrarium.arena.statistics import interval
from terrarium.bots.evaluations import SUFFIX
from terrarium.bots.network_file import read_networks, write_networks
from terrarium.engine.network import Network
from terrarium.engine.title import find_title
from terrarium.training.calibration import calibration, spreads
from terrarium.training.fitting import Batches, Fit, errors, fit, joined, tested_groups
from terrarium.training.games import Arrays, GameTask
from terrarium.training.players import blank_networks
from terrarium.training.recipe import TASK_GAMES, Recipe
from terrarium.training.workers import Workers, load

#: A generation learns from the games of this many generations.
WINDOW = 3


@dataclass(frozen=True)
class Share:
    """What part of a match a generation won, with its 95 % interval."""

    games: int
    won: float
    low: float
    high: float


class TrainingRun:
    """One run; `advance` makes it go on until it is finished or stopped."""

    def __init__(self, directory: Path, recipe: Recipe, workers: Workers) -> None:
        recipe.write(directory)
        self.directory = directory
        self.recipe = recipe
        self.workers = workers
        self.title = find_title(recipe.title)
        self.layouts = self.title.network_layouts()

    def advance(self) -> bool:
        """Do all steps that are missing; return whether the run is finished."""
        for number in range(self.recipe.rounds + 1):
            lessons = self._tasks("games", number, self._lesson_games(number), (self._content(number - 1),))
            if not self.workers.play(lessons):
                return False
            if not self._file(number, "draft").exists():
                self._fit(number)
            measured = self._tasks("measured", number, self.recipe.measured_games, (self._draft(number),), slip=0.0)
            if not self.workers.play(measured):
                return False
            if not self._file(number, "generation").exists():
                self._measure(number, list(measured))
            for name, opponent in self._opponents(number).items():
                match = self._match(name, number, opponent)
                if not self.workers.play(match):
                    return False
                self._write_json(f"{name}-{number}", asdict(_share([load(path) for path in match])))
        candidate = self.directory / f"{self.title.name}{SUFFIX}"
        _write(candidate, self._file(self.recipe.rounds, "generation").read_bytes())
        return True

    # -- games -------------------------------------------------------------------------------------------------

    def _lesson_games(self, number: int) -> int:
        return self.recipe.first_games if number == 0 else self.recipe.games

    def _opponents(self, number: int) -> dict[str, bytes]:
        """The players whom a generation plays against: the game's own knowledge, and the generation before."""
        found = {"knowledge": b""}
        if number > 0:
            found["previous"] = self._content(number - 1)
        return found

    def _match(self, name: str, number: int, opponent: bytes) -> dict[Path, GameTask]:
        players = (self._content(number), opponent)
        seats = max(self.title.min_seats, 2)
        return self._tasks(name, number, self.recipe.match_games, players, slip=0.0, noted=0.0, seats=seats)

    def _tasks(
        self,
        name: str,
        number: int,
        games: int,
        players: tuple[bytes, ...],
        slip: float | None = None,
        noted: float | None = None,
        seats: int = 0,
    ) -> dict[Path, GameTask]:
        """The tasks of one step by the files for what they note; each task has a seed of its own."""
        found: dict[Path, GameTask] = {}
        for part, first in enumerate(range(0, games, TASK_GAMES)):
            kind = ["games", "measured", "knowledge", "previous"].index(name)
            seed = ((self.recipe.seed * 1000 + number) * 10 + kind) * 100_000 + part
            found[self.directory / f"{name}-{number}-{part}.npz"] = GameTask(
                self.title.name,
                seed,
                min(TASK_GAMES, games - first),
                players,
                self.recipe.slip if slip is None else slip,
                self.recipe.noted if noted is None else noted,
                seats,
            )
        return found

    # -- networks ----------------------------------------------------------------------------------------------

    def _file(self, number: int, kind: str) -> Path:
        return self.directory / f"{kind}-{number}{SUFFIX}"

    def _content(self, number: int) -> bytes:
        """The file of a generation; empty for the game's own knowledge, before generation 0."""
        return self._file(number, "generation").read_bytes() if number >= 0 else b""

    def _draft(self, number: int) -> bytes:
        return self._file(number, "draft").read_bytes()

    def _networks(self, content: bytes) -> list[Network]:
        return read_networks(content, str(self.directory), self.title.name, self.layouts)

    def _fit(self, number: int) -> None:
        """Fit the networks of a generation to the games of the last generations."""
        parts = []
        for past in range(max(0, number - WINDOW + 1), number + 1):
            parts += [load(path) for path in self._tasks("games", past, self._lesson_games(past), ())]
        batches = Batches(joined(parts))
        before = self._networks(self._content(number - 1)) if number > 0 else None
        fitted = Fit(self.layouts, self.recipe.seed + number, before)
        curve = fit(fitted, batches, self.recipe.epochs)
        self._write_json(
            f"fit-{number}", {"curve": curve, "groups": batches.count, **self._line_errors(fitted, batches)}
        )
        unknown = np.full(int(self.layouts[-1].size), 10.0)
        _write(self._file(number, "draft"), self._packed(fitted.networks(unknown), number))

    def _line_errors(self, fitted: Fit, batches: Batches) -> dict[str, object]:
        """By line of the score sheet: how far the subjects are wrong that were not learned from, in points."""
        game = self.title.game(max(self.title.min_seats, 2), {})
        judge = self.title.network_evaluation(game, blank_networks(self.title))
        groups = tested_groups(batches)
        wrong = errors(fitted, batches, groups)
        subjects = batches.samples["subjects"][groups]
        lines = [judge.line_of(int(subject)) for subject in np.unique(subjects)]
        found: dict[str, object] = {}
        for line in dict.fromkeys(lines):
            members = [subject for subject, own in zip(np.unique(subjects), lines, strict=True) if own == line]
            chosen = np.isin(subjects, members)
            found[line] = [
                float(np.sqrt(np.square(part).mean())) for part in (wrong[chosen], batches.wanted[groups][chosen])
            ]
        return {"lines": found}

    def _measure(self, number: int, paths: list[Path]) -> None:
        """Add the spread of leads to the networks; test chances on games that it was not taken from."""
        first, second = paths[::2], paths[1::2] or paths
        spread = spreads(joined([load(path) for path in first]), int(self.layouts[-1].size))
        bins = calibration(joined([load(path) for path in second]), spread)
        self._write_json(f"calibration-{number}", [asdict(one) for one in bins])
        drafted = self._networks(self._draft(number))
        last = Fit(self.layouts, 0, drafted).networks(spread)[-1]
        _write(self._file(number, "generation"), self._packed([*drafted[:-1], last], number))

    def _packed(self, networks: list[Network], number: int) -> bytes:
        about: dict[str, object] = {
            "recipe": {**asdict(self.recipe), "generation": number},
            "seed": self.recipe.seed,
            "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
            "versions": versions(),
        }
        return write_networks(self.title.name, self.layouts, networks, about)

    def _write_json(self, name: str, data: object) -> None:
        _write(self.directory / f"{name}.json", json.dumps(data).encode())

    def read_json(self, name: str) -> object:
        """Read the results of a step, None before it is done."""
        path = self.directory / f"{name}.json"
        return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None


def versions() -> dict[str, str]:
    """The versions that a result may depend on."""
    return {"terrarium": terrarium.__version__, "numpy": np.__version__, "python": platform.python_version()}


def _share(parts: list[Arrays]) -> Share:
    found = joined(parts)
    games = len(found["won"])
    won = float(found["won"].astype(np.float64).mean()) if games else 0.0
    return Share(games, won, *interval(won, games))


def _write(path: Path, content: bytes) -> None:
    part = path.with_suffix(".part")
    part.write_bytes(content)
    os.replace(part, path)
