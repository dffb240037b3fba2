"""A record: the setup of a game and all its actions, to be stored, shown and replayed.

The text form is for people::

    terrarium record 1
    game: planet
    rules: 2
    seats: 2
    name 0: Ada
    name 1: Ben
    option mystery: true
    seed: 7

    1. seat 0: tile c face 7 turn 2
    2. seat 1: tile a face 1 turn 0 ; a remark

    scores: 12 9
    fingerprint: 0f3a...

A game that was dealt from a key has ``seed: key-0f3a...``, in JSON as a text. Names are optional, ``box`` follows the
seed if the owner's own cards were used, and an unfinished game ends with the word ``unfinished``. Only options that
differ from their defaults are written, and one that is missing has its default, so a record stays readable when its
title gets new options.

A game that plays on from a moment of another one has the moves of both, and after the seed a line such as
``redeal 37: seat 1 seed 5``: after 37 moves, all that seat 1 could not know was dealt again (`Redeal`).

Parsing is strict: a text that is parsed and written again has the same bytes. The one exception are records that write
every option, as the program did at first. They can be parsed, and are written again in the short form. The fingerprint
at the end of such a finished record was made from a `Game.key` that named every option, so it no longer matches; but no
such record gets that far, because every title has raised the version of its rules since.
"""

from __future__ import annotations

import json
from typing import Final

from terrarium.engine.errors import BadRecord, TerrariumError
from terrarium.engine.game import Game
from terrarium.engine.lines import Line
from terrarium.engine.position import Position
from terrarium.engine.redeal import Redeal
from terrarium.engine.rng import check_seed, is_key, seed_text
from terrarium.engine.title import find_title

#: Increased whenever records of the previous format can no longer be read.
FORMAT: Final = 1
FIRST_LINE: Final = f"terrarium record {FORMAT}"
UNFINISHED: Final = "unfinished"


class Move:
    """One entry of a record: a seat, its action, and an optional comment."""

    def __init__(self, seat: int, action: int, comment: str = "") -> None:
        self.seat = seat
        self.action = action
        self.comment = comment

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and _fields(other) == _fields(self)

    def __hash__(self) -> int:
        return hash(_fields(self))

    def __repr__(self) -> str:
        return f"Move({self.seat}, {self.action}{f', {self.comment!r}' if self.comment else ''})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Move, _fields(self))


def _fields(move: Move) -> tuple[int, int, str]:
    return (move.seat, move.action, move.comment)


class Record:
    """The header of a game and its actions in order, which replay to the same position.

    >>> import terrarium
    >>> record = Record.of(terrarium.game("planet", seats=2), seed=7)
    >>> record.add(0, 151)
    >>> Record.from_text(record.to_text()) == record
    True
    """

    def __init__(self, name: str, rules: int, seats: int, options: dict[str, object], seed: int, box: str) -> None:
        #: The name of the title, and the version of its rules.
        self.name = name
        self.rules = rules
        self.seats = seats
        self.options = options
        self.seed = seed
        #: Fingerprint of the owner's own cards, empty for the catalogue that comes with the program.
        self.box = box
        #: One name per seat, or empty.
        self.names: list[str] = []
        self.moves: list[Move] = []
        #: What was dealt again, in order.
        self.redeals: list[Redeal] = []
        #: The result of a finished game; None and empty before.
        self.scores: list[int] | None = None
        self.fingerprint = ""

    @staticmethod
    def of(game: Game, seed: int, names: list[str] | None = None) -> Record:
        """An empty record of a game that starts from the seed."""
        record = Record(game.name, game.title.version, game.seats, dict(game.options), check_seed(seed), game.box)
        record.name_seats(names or [])
        return record

    def name_seats(self, names: list[str]) -> None:
        """Set the names of all seats, or none."""
        if names and len(names) != self.seats:
            raise BadRecord("record-names", names=len(names), seats=self.seats)
        self.names = [check_one_line(name) for name in names]

    def add(self, seat: int, action: int, comment: str = "") -> None:
        """Append an action."""
        self.moves.append(Move(seat, action, check_one_line(comment) if comment else ""))

    def finish(self, position: Position) -> None:
        """Set the result from the final position."""
        self.scores = list(position.outcome().scores)
        self.fingerprint = position.fingerprint()

    def reopen(self) -> None:
        """Remove the result."""
        self.scores = None
        self.fingerprint = ""

    # -- replaying ---------------------------------------------------------------------------------------------

    def game(self, box: object = None) -> Game:
        """The game that was played; needs the owner's own cards if they were used."""
        if self.box and box is None:
            raise BadRecord("record-box-missing", box=self.box)
        title = find_title(self.name)
        if title.version != self.rules:
            raise BadRecord("record-other-rules", game=self.name, found=self.rules, rules=title.version)
        game = title.game(self.seats, self.options, box)
        if game.box != self.box:
            raise BadRecord("record-box-differs", box=self.box or "-", given=game.box)
        return game

    def start(self, box: object = None, journal: bool = False) -> Position:
        """The position before the first move."""
        return self.dealt_again(self.game(box).start(self.seed, journal), 0)

    def dealt_again(self, position: Position, moves: int) -> Position:
        """The position after this number of moves, dealt again if that happened then."""
        for redeal in self.redeals:
            if redeal.after == moves:
                position = redeal.apply(position)
        return position

    def replay(self, box: object = None, journal: bool = True) -> Position:
        """Replay all actions and return the position; check each action, the scores and the fingerprint."""
        position = self.start(box, journal)
        first = len(_header(self)) + 2
        for number, move in enumerate(self.moves):
            try:
                position.play(move.seat, move.action)
                position = self.dealt_again(position, number + 1)
            except TerrariumError as error:
                raise line_error(first + number, error.line) from error
        end = first + len(self.moves) + (1 if self.moves else 0)
        if position.over() != (self.scores is not None):
            raise line_error(end, Line("record-still-open" if self.scores is not None else "record-is-over"))
        if self.scores is not None:
            scores = position.outcome().scores
            if scores != self.scores:
                raise line_error(
                    end, Line("record-scores-differ", found=join_numbers(self.scores), scores=join_numbers(scores))
                )
            if position.fingerprint() != self.fingerprint:
                found, actual = self.fingerprint, position.fingerprint()
                raise line_error(end + 1, Line("record-fingerprint-differs", found=found, fingerprint=actual))
        return position

    # -- text and JSON -----------------------------------------------------------------------------------------

    def to_text(self) -> str:
        """The record as readable text; `from_text` reads it back."""
        game = _game_for_words(self)
        lines = [*_header(self), ""]
        for number, move in enumerate(self.moves):
            remark = f" ; {move.comment}" if move.comment else ""
            lines.append(f"{number + 1}. seat {move.seat}: {game.words(move.action)}{remark}")
        if self.moves:
            lines.append("")
        if self.scores is None:
            lines.append(UNFINISHED)
        else:
            lines += [f"scores: {join_numbers(self.scores)}", f"fingerprint: {self.fingerprint}"]
        return "\n".join(lines) + "\n"

    @staticmethod
    def from_text(text: str) -> Record:
        """Parse a record, or raise `BadRecord` with the line and the reason."""
        from terrarium.engine.record_parser import TextRecordParser  # imported here because it imports this module

        return TextRecordParser(text).record()

    def to_json(self) -> str:
        """The record as compact JSON; `from_json` reads it back."""
        title = find_title(self.name)
        data: dict[str, object] = {
            "record": FORMAT,
            "game": self.name,
            "rules": self.rules,
            "seats": self.seats,
            "names": self.names,
            "options": title.changed_options(self.options),
            "seed": _plain_seed(self.seed),
            **({"redeals": [[r.after, r.seat, _plain_seed(r.seed)] for r in self.redeals]} if self.redeals else {}),
            "box": self.box,
            "moves": [[m.seat, m.action, m.comment] if m.comment else [m.seat, m.action] for m in self.moves],
            "scores": self.scores,
            "fingerprint": self.fingerprint,
        }
        return json.dumps(data, separators=(",", ":"))

    @staticmethod
    def from_json(text: str) -> Record:
        """Parse a record in JSON, or raise `BadRecord` with the place and the reason."""
        from terrarium.engine.record_parser import JsonRecordParser

        return JsonRecordParser(text).record()

    @staticmethod
    def parse(text: str) -> Record:
        """Parse a record in either form."""
        return Record.from_json(text) if text.lstrip().startswith("{") else Record.from_text(text)

    def check_redeals(self) -> None:
        """Raise unless all redeals are in order and within the game."""
        before = 0
        last = len(self.moves) - (0 if self.scores is None else 1)
        for redeal in self.redeals:
            if not before <= redeal.after <= last:
                raise BadRecord("record-redeal-place", after=redeal.after, first=before, last=last)
            before = redeal.after

    def copy(self) -> Record:
        """An independent copy."""
        twin = Record(self.name, self.rules, self.seats, dict(self.options), self.seed, self.box)
        twin.names = list(self.names)
        twin.moves = list(self.moves)
        twin.redeals = list(self.redeals)
        twin.scores = None if self.scores is None else list(self.scores)
        twin.fingerprint = self.fingerprint
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and other.to_json() == self.to_json()

    def __hash__(self) -> int:
        return hash((self.name, self.seed, len(self.moves)))

    def __repr__(self) -> str:
        end = "unfinished" if self.scores is None else f"scores {join_numbers(self.scores)}"
        setup = f"{self.name}, {self.seats} seats, seed {seed_text(self.seed)}"
        return f"<Record of {setup}, {len(self.moves)} actions, {end}>"

    def __reduce__(self) -> tuple[object, ...]:
        return (_from_json, (self.to_json(),))


def _plain_seed(seed: int) -> int | str:
    return seed_text(seed) if is_key(seed) else seed


def _from_json(text: str) -> Record:
    return Record.from_json(text)


def join_numbers(numbers: list[int]) -> str:
    """The numbers separated by spaces."""
    return " ".join(str(number) for number in numbers)


def check_one_line(text: str) -> str:
    """Return the text if it fits in one line of a record; otherwise raise `BadRecord`."""
    if not text or text != text.strip() or any(ord(letter) < 32 for letter in text):
        raise BadRecord("record-not-one-line", text=" ".join(text.split()))
    return text


def line_error(line: int, reason: Line) -> BadRecord:
    """The error for a line of a record, counted from 1."""
    return BadRecord("record-line", line=line, reason=reason)


def _game_for_words(record: Record) -> Game:
    """A game that formats the record's actions, which does not need the owner's cards."""
    return find_title(record.name).game(record.seats, record.options)


def _header(record: Record) -> list[str]:
    title = find_title(record.name)
    lines = [FIRST_LINE, f"game: {record.name}", f"rules: {record.rules}", f"seats: {record.seats}"]
    lines += [f"name {seat}: {name}" for seat, name in enumerate(record.names)]
    lines += [f"option {name}: {text}" for name, text in title.changed_options(record.options).items()]
    lines.append(f"seed: {seed_text(record.seed)}")
    lines += [f"redeal {redeal.after}: {redeal.words()}" for redeal in record.redeals]
    if record.box:
        lines.append(f"box: {record.box}")
    return lines
