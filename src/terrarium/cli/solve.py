"""``terrarium solve``: puzzles in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from terrarium.cli.arguments import Lang, RequiredGameName, errors_reported, texts_for
from terrarium.cli.files import read_text
from terrarium.cli.menu import Menu
from terrarium.cli.play import LeftTable, TextGame
from terrarium.cli.saved_games import SavedGame
from terrarium.cli.seat_specs import YOU
from terrarium.cli.terminal import Terminal
from terrarium.engine.lines import Line
from terrarium.engine.playthrough import Playthrough
from terrarium.engine.redeal import Redeal
from terrarium.engine.rng import SEED_LIMIT
from terrarium.engine.title import find_title
from terrarium.lessons import check_answer
from terrarium.puzzles import PuzzleLesson, puzzle_lesson, read_puzzles, shipped_puzzles
from terrarium.puzzles.loading import UnknownPuzzle

#: What people type to be told the answer, and to play on from a solved puzzle.
SHOW, PLAY_ON = "show", "p"


def solve(
    game: RequiredGameName,
    number: Annotated[int | None, typer.Option(min=1)] = None,
    file: Annotated[Path | None, typer.Option()] = None,
    lang: Lang = None,
) -> None:
    """Solve puzzles in the terminal: find the answer that is clearly the best."""
    texts = texts_for(lang)
    with errors_reported(texts):
        title = find_title(game)
        known = list(shipped_puzzles(title.name)) if file is None else read_puzzles(read_text(file))
        known = [puzzle for puzzle in known if puzzle.title == title.name]
        if not 1 <= (number or 1) <= len(known):
            raise UnknownPuzzle("unknown-puzzle", game=title.name, number=number or 1, count=len(known))
        following: int | None = number or 1 + secrets.randbelow(len(known))
        terminal = Terminal(texts)
        while following is not None:
            lesson = puzzle_lesson(known[following - 1], following)
            another = TextPuzzle(lesson, terminal).solve()
            following = following % len(known) + 1 if another else None


class TextPuzzle(TextGame):
    """A puzzle in the terminal; what the seat cannot know is dealt again. Once it is solved, the game can go on."""

    def __init__(self, lesson: PuzzleLesson, terminal: Terminal) -> None:
        kinds = [YOU if seat == lesson.learner else lesson.bot for seat in range(lesson.seats)]
        record = lesson.puzzle.record.copy()
        record.redeals = [*record.redeals, Redeal(len(record.moves), lesson.learner, secrets.randbelow(SEED_LIMIT))]
        super().__init__(Playthrough.resume(record), SavedGame.create(lesson.title, kinds, None), terminal)
        self.lesson = lesson
        self.solved = False

    def solve(self) -> bool:
        """Ask until the puzzle is solved; return whether the person wants another one."""
        seat = self.lesson.learner
        journal = self.played.position.journal
        self.seen[seat] = 0 if journal is None else len(journal.lines(seat))
        self.terminal.blank_line()
        self.terminal.say(self.lesson.heading(), self.lesson.text(self.lesson.steps[0]), Line("puzzle-commands"))
        try:
            self.turn(seat)
            self.terminal.say(Line("puzzle-next"))
            text = self.terminal.ask()
        except (LeftTable, KeyboardInterrupt):
            return False
        if text == PLAY_ON:
            self.run()
        return text == ""

    def handle_input(self, menu: Menu, seat: int, text: str) -> None:
        """Show the answer, or do what other games do; the first action must be the answer."""
        if not self.solved and text == SHOW:
            self.terminal.say(self.lesson.solution)
        elif not self.solved and text in ("u", "r"):
            self.terminal.say(Line("puzzle-not-yet"))
        else:
            super().handle_input(menu, seat, text)

    def play(self, seat: int, action: int) -> None:
        """Play an action; before the puzzle is solved, only its answer is accepted."""
        if self.solved:
            super().play(seat, action)
            return
        refusal = check_answer(self.lesson, len(self.played.record.moves), self.played.position, seat, action)
        if refusal is not None:
            raise refusal
        self.solved = True
        super().play(seat, action)
        self.terminal.say(self.lesson.solution)
