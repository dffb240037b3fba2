"""``terrarium play``: a game in the terminal."""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path
from typing import Annotated

import typer

import terrarium
from terrarium.bots import bot
from terrarium.cli.arguments import (
    BoxFile,
    GameName,
    Lang,
    Options,
    complete_seats,
    errors_reported,
    game_from_arguments,
    option_text,
    texts_for,
)
from terrarium.cli.files import read_data, write_text
from terrarium.cli.menu import Menu
from terrarium.cli.outcome_text import sheet
from terrarium.cli.saved_games import SavedGame, find_saved_games, read_saved_game
from terrarium.cli.seat_specs import YOU, BadSeatKind, parse_seats, seat_names
from terrarium.cli.terminal import QUIT_COMMANDS, Terminal
from terrarium.cli.text_tables import text_table_of
from terrarium.engine.errors import TerrariumError
from terrarium.engine.lines import Line
from terrarium.engine.playout import LIMIT
from terrarium.engine.playthrough import Playthrough
from terrarium.engine.rng import SEED_LIMIT

#: The help texts of all commands.
HELP = ("table-help-choose", "table-help-back", "table-help-look", "table-help-page",
        "table-help-undo", "table-help-save", "table-help-quit")  # fmt: skip


def play(
    game: GameName = None,
    resume: Annotated[bool, typer.Option("--continue")] = False,
    seats: Annotated[str | None, typer.Option(metavar="list", autocompletion=complete_seats)] = None,
    seed: Annotated[int | None, typer.Option()] = None,
    option: Options = None,
    box: BoxFile = None,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal, alone against bots or several people in turn."""
    texts = texts_for(lang)
    with errors_reported(texts):
        if resume:
            given = {"--seats": seats, "--seed": seed, "--option": option, "--box": box}
            if fixed := [name for name, value in given.items() if value is not None]:
                raise BadSeatKind("table-continue-fixed", options=", ".join(fixed))
            continue_game(game, Terminal(texts))
            return
        if game is None:
            raise BadSeatKind("game-missing", possible=", ".join(terrarium.titles()))
        kinds = parse_seats(seats, terrarium.title(game))
        chosen = game_from_arguments(game, len(kinds), option, box)
        start = secrets.randbelow(SEED_LIMIT) if seed is None else seed
        TextGame(Playthrough(chosen, start), SavedGame.create(game, kinds, box), Terminal(texts)).run()


def continue_game(game: str | None, terminal: Terminal) -> None:
    """Continue the latest unfinished game, or the latest one of a title."""
    for path in find_saved_games():
        saved, record = read_saved_game(path)
        if game in (None, record.name):
            played = Playthrough.resume(record, read_data(saved.box) if saved.box else None)
            TextGame(played, saved, terminal).run()
            return
    terminal.say(Line("table-none-unfinished"))


class LeftTable(Exception):
    """The person at the keyboard leaves the game."""


class TextGame:
    """A game in the terminal: people at the keyboard, bots, and the growing record."""

    def __init__(self, played: Playthrough, saved: SavedGame, terminal: Terminal) -> None:
        self.game = played.game
        self.terminal = terminal
        self.saved = saved
        kinds, seed = saved.kinds, played.record.seed
        self.terminal.names = seat_names(kinds, terminal.texts)
        self.played = played
        self.table = text_table_of(self.game, terminal.texts, self.terminal.names)
        self.people = [seat for seat, kind in enumerate(kinds) if kind == YOU]
        self.bots = {seat: bot(kind, seed) for seat, kind in enumerate(kinds) if kind != YOU}
        #: How many lines of the journal each reader has seen; None is the spectator of a game without people.
        self.seen: dict[int | None, int] = dict.fromkeys(self.people, 0) if self.people else {None: 0}
        self.seed = seed

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        name, seats = Line(f"{self.game.name}-name"), list(range(self.game.seats))
        self.terminal.say(Line("table-start", game=name, seats=seats, seed=str(self.seed)), Line("table-start-help"))
        if self.played.record.moves:
            self.terminal.say(Line("table-continued", moves=len(self.played.record.moves)))
        try:
            while not self.played.position.over():
                seat = self.played.position.actors()[0]
                if seat in self.bots:
                    if not self.people and len(self.played.record.moves) >= LIMIT:
                        raise LeftTable  # a game of bots alone may not end
                    self.played.play(seat, self.bots[seat].choose(self.played.position, seat))
                else:
                    self.turn(seat)
                    self.keep()
            self.saved.remove()
            self.show_end()
        except (LeftTable, KeyboardInterrupt):
            moves, kept = len(self.played.record.moves), self.keep()
            self.terminal.say(Line("table-left", moves=moves, seed=str(self.seed)))
            if kept:
                self.terminal.say(Line("table-kept"))

    def keep(self) -> bool:
        """Save the unfinished game; return whether there is one to continue."""
        if not self.people or not self.played.record.moves:
            return False
        try:
            self.saved.write(self.played.record)
        except TerrariumError as error:
            self.terminal.complain(error.line)
            return False
        return True

    # -- a turn ------------------------------------------------------------------------------------------------

    def turn(self, seat: int) -> None:
        """Show a person the table and ask until an action is played or undone."""
        if len(self.people) > 1:
            self.terminal.blank_line()
            self.terminal.say(Line("table-turn", seat=seat))
            self.terminal.pause(Line("table-pause", seat=seat))
        self.show_news(seat)
        self.show_table(seat)
        menu = Menu(self.table, self.played.position, seat)
        menu.show(self.terminal)
        moves = len(self.played.record.moves)
        while len(self.played.record.moves) == moves:
            text = self.terminal.ask()
            if text is None:
                raise LeftTable
            try:
                self.handle_input(menu, seat, text)
            except TerrariumError as error:
                self.terminal.complain(error.line)
        if len(self.people) > 1:
            self.terminal.clear()

    def handle_input(self, menu: Menu, seat: int, text: str) -> None:
        """Execute what was typed: a command, or a step towards an action."""
        command, _, rest = text.partition(" ")
        if text in ("?", "help"):
            self.help(menu)
        elif text in QUIT_COMMANDS:
            raise LeftTable
        elif text == "u":
            self.undo(seat)
        elif text == "r":
            self.follow_advice(seat)
        elif command == "s":
            self.save(rest.strip())
        elif text == "l":
            self.show_table(seat)
            menu.show(self.terminal)
        elif text in ("-", "+", ""):
            if text == "-":
                menu.back()
            elif text == "+":
                menu.turn_page()
            menu.show(self.terminal)
        else:
            action = menu.answer(text)
            if action is None:
                menu.show(self.terminal)
            else:
                self.play(seat, action)

    def play(self, seat: int, action: int) -> None:
        """Play the action that a person has chosen."""
        self.played.play(seat, action)

    def help(self, menu: Menu) -> None:
        """Print the commands, the game's keys, its options and settings, and which cards are reconstructed."""
        self.terminal.say(*[Line(topic) for topic in HELP])
        self.terminal.show(self.table.help())
        for option in self.game.title.options:
            meaning = Line(f"{self.game.name}-option-{option.name}")
            value = option_text(option, self.game.options[option.name])
            self.terminal.say(Line("table-option", option=option.name, value=value, meaning=meaning))
        for name in self.game.settings:
            about = Line(f"{self.game.name}-setting-{name}-about")
            self.terminal.say(Line("table-help-setting", setting=name, about=about))
        if figures := self.game.reconstructed():
            name = self.game.name
            self.terminal.say(Line(f"{name}-reconstructed", **figures), Line(f"{name}-own-box"))
            self.terminal.show([f"  terrarium play {name} --box my-box.toml"])
        menu.show(self.terminal)

    def follow_advice(self, seat: int) -> None:
        """Play the advised answers to this question and to all that follow in the same run."""
        view = self.played.position.view(seat)
        row = self.table.advice(view)
        if not row:
            self.terminal.say(Line("table-no-advice"))
        while row:
            for action in row:
                self.played.play(seat, action)
            running = self.table.runs_on(view)
            view = self.played.position.view(seat)
            row = self.table.advice(view) if running and self.table.runs_on(view) else []

    def undo(self, seat: int) -> None:
        """Undo the latest action of any person at this keyboard."""
        able = [person for person in [seat, *self.people] if self.played.can_undo(person)]
        self.played.undo(able[0] if able else seat)
        self.terminal.say(Line("table-undone", seat=able[0]))
        journal = self.played.position.journal
        for reader, lines in self.seen.items():
            self.seen[reader] = min(lines, len(journal.lines(reader)) if journal is not None else 0)

    def save(self, file: str) -> None:
        """Write the record to a file."""
        if not file:
            self.terminal.say(Line("table-save-where"))
            return
        write_text(Path(file).expanduser(), self.played.record.to_text())
        self.terminal.say(Line("table-saved", file=file))
        if self.played.position.over():
            self.terminal.say(Line("table-saved-next", file=shlex.quote(file)))

    # -- output ------------------------------------------------------------------------------------------------

    def show_news(self, reader: int | None) -> None:
        """Print the journal lines that the reader has not seen."""
        journal = self.played.position.journal
        lines = journal.lines(reader, self.seen[reader]) if journal is not None else []
        self.seen[reader] += len(lines)
        self.terminal.blank_line()
        self.terminal.say(*lines)

    def show_table(self, seat: int) -> None:
        """Print the seat's view, its settings and its prompt."""
        self.terminal.blank_line()
        self.terminal.show(self.table.show(self.played.position.view(seat)))
        if self.game.settings:
            self.terminal.blank_line()
        for index, name in enumerate(self.game.settings):
            on = "yes" if self.played.position.setting(seat, index) else "no"
            meaning = Line(f"{self.game.name}-setting-{name}")
            self.terminal.say(Line("table-setting", setting=name, on=on, meaning=meaning))
        self.terminal.blank_line()
        self.terminal.say(self.played.position.prompt(seat))

    def show_end(self) -> None:
        """Print the last news and the score sheet; let a person save the record."""
        self.show_news(self.people[0] if self.people else None)
        self.terminal.blank_line()
        self.terminal.show(sheet(self.played.position.outcome(), self.terminal.texts, self.terminal.names))
        if not self.people:
            return
        self.terminal.blank_line()
        self.terminal.say(Line("table-end"))
        while (text := self.terminal.ask()) not in (None, "", *QUIT_COMMANDS):
            command, _, rest = str(text).partition(" ")
            if command != "s":
                self.terminal.say(Line("table-end"))
                continue
            try:
                self.save(rest.strip())
            except TerrariumError as error:
                self.terminal.say(error.line)
