"""``terrarium play``: a game at the text table."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

import terrarium
from terrarium.bots import bot
from terrarium.cli.arguments import BoxFile, Lang, Options, chosen_game, chosen_texts, complaints
from terrarium.cli.files import write_text
from terrarium.cli.menu import Menu
from terrarium.cli.outcome_text import sheet
from terrarium.cli.seat_specs import YOU, read_kinds, seat_names
from terrarium.cli.tables import table_of
from terrarium.cli.terminal import Screen
from terrarium.engine.errors import TerrariumError
from terrarium.engine.game import Game
from terrarium.engine.lines import Line
from terrarium.engine.playout import LIMIT
from terrarium.engine.playthrough import Playthrough
from terrarium.engine.rng import SEED_LIMIT

#: What can be typed besides a choice.
HELP = ("table-help-choose", "table-help-back", "table-help-look", "table-help-page", "table-help-run",
        "table-help-undo", "table-help-save", "table-help-quit")  # fmt: skip


def play(
    game: Annotated[str, typer.Argument(help="Which game, such as planet.")],
    text: Annotated[
        bool, typer.Option("--text", show_default=False, help="At the text table, the only one so far.")
    ] = True,
    seats: Annotated[str | None, typer.Option(help="Who sits where, such as you,sprout,greedy.")] = None,
    seed: Annotated[int | None, typer.Option(help="Seed of the game; the same seed deals the same.")] = None,
    option: Options = None,
    box: BoxFile = None,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal, alone against bots or several people in turn.

    Type ? at the table for help. Works in a pipe as well: the end of the input leaves the table.
    """
    texts = chosen_texts(lang)
    with complaints(texts):
        kinds = read_kinds(seats, terrarium.title(game))
        chosen = chosen_game(game, len(kinds), option, box)
        start = secrets.randbelow(SEED_LIMIT) if seed is None else seed
        TextTable(chosen, start, kinds, Screen(texts)).run()


class Leave(Exception):
    """The person at the keyboard leaves the table."""


class TextTable:
    """A game being played in text: people at the keyboard, bots, and the record as it grows."""

    def __init__(self, game: Game, seed: int, kinds: list[str], screen: Screen) -> None:
        self.game = game
        self.screen = screen
        self.screen.names = seat_names(kinds, screen.texts)
        self.played = Playthrough(game, seed)
        self.table = table_of(game, screen.texts, self.screen.names)
        self.people = [seat for seat, kind in enumerate(kinds) if kind == YOU]
        self.bots = {seat: bot(kind, seed) for seat, kind in enumerate(kinds) if kind != YOU}
        #: How many lines of the journal each reader has seen; None is the reader of a game without people.
        self.seen: dict[int | None, int] = dict.fromkeys(self.people, 0) if self.people else {None: 0}
        self.seed = seed

    def run(self) -> None:
        """Play until the game is over or everybody leaves."""
        name, seats = Line(f"{self.game.name}-name"), list(range(self.game.seats))
        self.screen.say(Line("table-start", game=name, seats=seats, seed=str(self.seed)), Line("table-start-help"))
        try:
            while not self.played.position.over():
                seat = self.played.position.actors()[0]
                if seat in self.bots:
                    if not self.people and len(self.played.record.moves) >= LIMIT:
                        raise Leave  # bots among themselves need not come to an end
                    self.played.play(seat, self.bots[seat].choose(self.played.position, seat))
                else:
                    self.turn(seat)
            self.end()
        except (Leave, KeyboardInterrupt):
            self.screen.say(Line("table-left", moves=len(self.played.record.moves), seed=str(self.seed)))

    # -- a turn ------------------------------------------------------------------------------------------------

    def turn(self, seat: int) -> None:
        """Show a person the table and ask until an action is done or something is taken back."""
        if len(self.people) > 1:
            self.screen.gap()
            self.screen.say(Line("table-turn", seat=seat))
            self.screen.pause(Line("table-pause", seat=seat))
        self.news(seat)
        self.look(seat)
        menu = Menu(self.table, self.played.position, seat)
        menu.show(self.screen)
        moves = len(self.played.record.moves)
        while len(self.played.record.moves) == moves:
            text = self.screen.ask()
            if text is None:
                raise Leave
            try:
                self.obey(menu, seat, text)
            except TerrariumError as error:
                self.screen.say(error.line)
        if len(self.people) > 1:
            self.screen.clear()

    def obey(self, menu: Menu, seat: int, text: str) -> None:
        """Do what was typed: a command, or a step towards an action."""
        command, _, rest = text.partition(" ")
        if text in ("?", "help"):
            self.help(menu)
        elif text == "q":
            raise Leave
        elif text == "u":
            self.undo(seat)
        elif text == "r":
            self.run_on(seat)
        elif command == "s":
            self.save(rest.strip())
        elif text == "l":
            self.look(seat)
            menu.show(self.screen)
        elif text in ("-", "+", ""):
            if text == "-":
                menu.back()
            elif text == "+":
                menu.turn_page()
            menu.show(self.screen)
        else:
            action = menu.answer(text)
            if action is None:
                menu.show(self.screen)
            else:
                self.played.play(seat, action)

    def help(self, menu: Menu) -> None:
        """Every command, the game's keys, the options in force, the settings, and what is not known of the cards."""
        self.screen.say(*[Line(topic) for topic in HELP])
        self.screen.show(self.table.help())
        for option in self.game.title.options:
            meaning = Line(f"{self.game.name}-option-{option.name}")
            value = option.text(self.game.options[option.name])
            self.screen.say(Line("table-option", option=option.name, value=value, meaning=meaning))
        for name in self.game.settings:
            about = Line(f"{self.game.name}-setting-{name}-about")
            self.screen.say(Line("table-help-setting", setting=name, about=about))
        if figures := self.game.reconstructed():
            name = self.game.name
            self.screen.say(Line(f"{name}-reconstructed", **figures), Line(f"{name}-own-box"))
            self.screen.show([f"  terrarium play {name} --box my-box.toml"])
        menu.show(self.screen)

    def run_on(self, seat: int) -> None:
        """Answer as advised: this question, and all that follow in the same run."""
        view = self.played.position.view(seat)
        row = self.table.advice(view)
        if not row:
            self.screen.say(Line("table-no-advice"))
        while row:
            for action in row:
                self.played.play(seat, action)
            running = self.table.runs_on(view)
            view = self.played.position.view(seat)
            row = self.table.advice(view) if running and self.table.runs_on(view) else []

    def undo(self, seat: int) -> None:
        """Take back the latest action of a person, whoever of those at this keyboard made it."""
        able = [person for person in [seat, *self.people] if self.played.can_undo(person)]
        self.played.undo(able[0] if able else seat)
        self.screen.say(Line("table-undone", seat=able[0]))
        journal = self.played.position.journal
        for reader, lines in self.seen.items():
            self.seen[reader] = min(lines, len(journal.lines(reader)) if journal is not None else 0)

    def save(self, file: str) -> None:
        """Write the record, whole or not at all."""
        if not file:
            self.screen.say(Line("table-save-where"))
            return
        write_text(Path(file).expanduser(), self.played.record.to_text())
        self.screen.say(Line("table-saved", file=file))

    # -- what is to be seen ------------------------------------------------------------------------------------

    def news(self, reader: int | None) -> None:
        """What has happened since the reader last looked."""
        journal = self.played.position.journal
        lines = journal.lines(reader, self.seen[reader]) if journal is not None else []
        self.seen[reader] += len(lines)
        self.screen.gap()
        self.screen.say(*lines)

    def look(self, seat: int) -> None:
        """The table as the seat sees it, its settings, and what it is to do."""
        self.screen.gap()
        self.screen.show(self.table.show(self.played.position.view(seat)))
        if self.game.settings:
            self.screen.gap()
        for index, name in enumerate(self.game.settings):
            on = "yes" if self.played.position.setting(seat, index) else "no"
            meaning = Line(f"{self.game.name}-setting-{name}")
            self.screen.say(Line("table-setting", setting=name, on=on, meaning=meaning))
        self.screen.gap()
        self.screen.say(self.played.position.prompt(seat))

    def end(self) -> None:
        """The last news and the sheet; a person may still save the record."""
        self.news(self.people[0] if self.people else None)
        self.screen.gap()
        self.screen.show(sheet(self.played.position.outcome(), self.screen.texts, self.screen.names))
        if not self.people:
            return
        self.screen.gap()
        self.screen.say(Line("table-end"))
        while (text := self.screen.ask()) not in (None, "q", ""):
            command, _, rest = str(text).partition(" ")
            if command != "s":
                self.screen.say(Line("table-end"))
                continue
            try:
                self.save(rest.strip())
            except TerrariumError as error:
                self.screen.say(error.line)
