"""Everything that determines a training run before it starts."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from terrarium.engine.errors import TerrariumError

#: The file with the recipe in the directory of a run.
RECIPE = "recipe.json"
#: Games that one task plays: what an interruption can cost.
TASK_GAMES = 40


class BadRun(TerrariumError):
    """A directory with something else than this run."""


@dataclass(frozen=True)
class Recipe:
    """How networks are trained: generation 0 learns from the game's own knowledge, each other one from the last."""

    title: str
    seed: int
    #: Generations after the first.
    rounds: int
    #: Games of generation 0, and of each further one.
    first_games: int
    games: int
    #: Games after each generation for the spread of leads and for calibration, and against each of two opponents.
    measured_games: int
    match_games: int
    epochs: int
    #: How often a player does anything, and which part of the positions is noted.
    slip: float
    noted: float

    def total_games(self) -> int:
        """Return the games of the whole run."""
        lessons = self.first_games + self.rounds * self.games
        return lessons + (self.rounds + 1) * self.measured_games + (2 * self.rounds + 1) * self.match_games

    def write(self, directory: Path) -> None:
        """Write the recipe into the directory of a run, or raise `BadRun` if there is another run in it."""
        text = json.dumps(asdict(self), indent=2)
        path = directory / RECIPE
        if path.exists():
            if path.read_text(encoding="utf-8") != text:
                raise BadRun("train-other-run", directory=str(directory))
            return
        if directory.exists() and any(directory.iterdir()):
            raise BadRun("train-not-empty", directory=str(directory))
        directory.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
