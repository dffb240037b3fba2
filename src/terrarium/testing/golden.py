"""Golden playthroughs: a game of each variant in a readable file that changes only on purpose.

``python -m terrarium.testing.golden`` compares the files in ``tests/golden`` with the current rules;
``--write`` rewrites them.
"""

from __future__ import annotations

import argparse
import difflib
import sys
from pathlib import Path
from typing import Final

import terrarium
from terrarium.engine.lines import Line
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng

FOLDER: Final = Path("tests/golden")
#: Decisions between two fingerprints.
FINGERPRINT_INTERVAL: Final = 8
MAX_DIFF_LINES: Final = 24


class Variant:
    """A game with a golden playthrough, and the name of its file.

    Only the first `detailed` decisions of a long game are written out; fingerprints and scores cover the rest.
    """

    def __init__(
        self, game: str, name: str, seats: int, seed: int = 1, detailed: int = 1_000_000, **options: object
    ) -> None:
        self.game = game
        self.name = name
        self.seats = seats
        self.seed = seed
        self.detailed = detailed
        self.options = options

    def file(self, folder: Path) -> Path:
        """The path of its playthrough."""
        return folder / f"{self.name}.txt"


#: Every title with each number of seats and each option.
VARIANTS: Final = [
    Variant("planet", "planet-2", 2),
    Variant("planet", "planet-3", 3),
    Variant("planet", "planet-4", 4),
    Variant("planet", "planet-beginner", 4, seed=2, beginner=True),
    Variant("planet", "planet-mystery", 3, seed=3, mystery=True),
    Variant("planet", "planet-beginner-mystery", 2, seed=4, beginner=True, mystery=True),
    Variant("planet", "planet-first", 3, seed=5, first=1),
    Variant("rauha", "rauha-2", 2),
    Variant("rauha", "rauha-3", 3),
    Variant("rauha", "rauha-4", 4),
    Variant("rauha", "rauha-5", 5),
    Variant("rauha", "rauha-side-b", 3, seed=2, side="B"),
    Variant("earth", "earth-beginner-2", 2, detailed=150, mode="beginner"),
    Variant("earth", "earth-2", 2, detailed=150),
    Variant("earth", "earth-3", 3, detailed=150),
    Variant("earth", "earth-4", 4, detailed=150),
    Variant("earth", "earth-5", 5, detailed=150),
    Variant("earth", "earth-advanced-4", 4, detailed=150, seed=2, mode="advanced"),
    Variant("earth", "earth-open-3", 3, detailed=150, seed=3, open_planting=True),
    Variant("earth", "earth-first-3", 3, detailed=150, seed=5, first=1),
    Variant("earth", "earth-solo-beginner", 1, detailed=150, difficulty="beginner"),
    Variant("earth", "earth-solo-medium", 1, detailed=150, seed=2),
    Variant("earth", "earth-solo-hard", 1, detailed=150, seed=3, difficulty="hard", mode="advanced"),
    Variant("earth", "earth-solo-expert", 1, detailed=150, seed=4, difficulty="expert"),
    Variant("earth", "earth-teams", 4, detailed=150, teams=True),
    Variant(
        "earth", "earth-teams-open", 4, detailed=150, seed=2, teams=True, open_planting=True, team_order="clockwise"
    ),
]


def playthrough(variant: Variant) -> str:
    """The text of a random game from its start to the final score sheet."""
    game = terrarium.title(variant.game).game(variant.seats, variant.options)
    position = game.start(variant.seed, journal=True)
    lines = [f"# {game.key()} seed={variant.seed}", f"fingerprint {position.fingerprint()}"]
    journal_length = _append_journal(lines, position, 0)
    chance = Rng(variant.seed)
    decision = 0
    while not position.over():
        decision += 1
        actors = position.actors()
        able = [seat for seat in range(game.seats) if position.legal(seat)]
        # Sometimes a seat acts that does not have to.
        seats = able if chance.below(8) == 0 else actors
        seat = seats[int(chance.below(len(seats)))]
        legal = position.legal(seat)
        action = legal[int(chance.below(len(legal)))]
        is_detailed = decision <= variant.detailed
        together = "" if len(actors) == 1 else f", seats {' '.join(str(actor) for actor in actors)} owe one"
        if is_detailed:
            lines += ["", f"{decision}. seat {seat}: {game.words(action)}  # one of {len(legal)}{together}"]
            lines.append(f"   {_words(position.explain(seat, action))}")
        position.play(seat, action)
        if is_detailed:
            journal_length = _append_journal(lines, position, journal_length)
        if decision % (FINGERPRINT_INTERVAL if is_detailed else 4 * FINGERPRINT_INTERVAL) == 0:
            scores = " ".join(str(score) for score in position.scores())
            lines.append(f"fingerprint {position.fingerprint()} reveals {position.reveals} scores {scores}")
    return "\n".join([*lines, "", *_sheet(position), ""])


def _append_journal(lines: list[str], position: Position, start: int) -> int:
    """Append the journal's lines from index `start` on; return its length."""
    journal = position.journal
    all_lines = journal.all_lines() if journal is not None else []
    lines += [f"   > {_words(line)}" for line in all_lines[start:]]
    return len(all_lines)


def _sheet(position: Position) -> list[str]:
    outcome = position.outcome()
    lines = [f"scores {' '.join(str(score) for score in outcome.scores)}"]
    lines.append(f"winners {' '.join(str(seat) for seat in outcome.winners) or 'none'}")
    if outcome.decided_by is not None:
        lines.append(f"decided by {_words(outcome.decided_by)}")
    for seat, rows in enumerate(outcome.breakdown):
        lines.append(f"seat {seat}")
        lines += [f"   {entry.points:+d} {_words(entry.line)}" for entry in rows]
    if outcome.rival is not None:
        lines.append(f"rival {_words(outcome.rival.line)} {outcome.rival.score}")
        lines += [f"   {entry.points:+d} {_words(entry.line)}" for entry in outcome.rival.rows]
    if outcome.teams:
        lines.append(f"teams {' '.join(str(score) for score in outcome.team_scores())}")
    return [*lines, f"fingerprint {position.fingerprint()}"]


def _words(line: Line) -> str:
    """A line as its id and figures, so that a golden does not change with the wording of a text."""
    return " ".join([line.id, *[f"{name}={_figure(value)}" for name, value in line.figures.items()]])


def _figure(value: object) -> str:
    if isinstance(value, Line):
        return f"({_words(value)})"
    if isinstance(value, list):
        return f"[{' '.join(_figure(item) for item in value)}]"
    return f'"{value}"' if isinstance(value, str) and " " in value else str(value)


def differences(variant: Variant, folder: Path) -> list[str]:
    """The first lines of the diff between the file and the current rules; empty if they agree."""
    file = variant.file(folder)
    stored = file.read_text(encoding="utf-8") if file.exists() else ""
    found = difflib.unified_diff(
        stored.splitlines(), playthrough(variant).splitlines(), f"stored {file.name}", "as played now", n=1, lineterm=""
    )
    return list(found)[:MAX_DIFF_LINES]


def main(words: list[str]) -> int:
    """Compare or rewrite the files; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m terrarium.testing.golden", description="Golden playthroughs.")
    parser.add_argument("--write", action="store_true", help="write the files instead of comparing them")
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"where the files are (default: {FOLDER})")
    chosen = parser.parse_args(words)
    changed = 0
    for variant in VARIANTS:
        found = differences(variant, chosen.folder)
        changed += bool(found)
        if found and chosen.write:
            chosen.folder.mkdir(parents=True, exist_ok=True)
            variant.file(chosen.folder).write_text(playthrough(variant), encoding="utf-8", newline="\n")
            print(f"wrote {variant.file(chosen.folder)}")
        elif found:
            print("\n".join(found))
    print(f"{len(VARIANTS)} playthroughs, {changed} changed")
    return 1 if changed and not chosen.write else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
