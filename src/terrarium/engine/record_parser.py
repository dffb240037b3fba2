"""A strict parser of records: it accepts only what `Record` writes and names the line of each error."""

from __future__ import annotations

import json
import re
from typing import Final, NoReturn

from terrarium.engine.data_checker import abbreviate, whole
from terrarium.engine.errors import BadRecord, TerrariumError
from terrarium.engine.game import Game
from terrarium.engine.lines import Line
from terrarium.engine.record import FIRST_LINE, FORMAT, UNFINISHED, Record, check_one_line, line_error
from terrarium.engine.redeal import Redeal
from terrarium.engine.rng import SEED_LIMIT, check_seed, parse_key
from terrarium.engine.title import Title, find_title

HEADERS: Final = ["game", "rules", "seats", "name", "option", "seed", "redeal", "box"]

_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,15}")
_ACTION: Final = re.compile(r"([0-9]+)\. seat ([0-9]+): ([^;]*[^; ])(?: ; (.+))?")
_REDEAL: Final = re.compile(r"redeal ([0-9]+): seat ([0-9]+) seed (\S+)")
_FINGERPRINT: Final = re.compile(r"[0-9a-f]{8,64}")


class TextRecordParser:
    """Parses the text form line by line."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        #: The number of the line read last, counted from 1.
        self.line_number = 0
        if self.lines[0] != FIRST_LINE:
            self._refuse_first_line(self.lines[0])
        # Every line of a record ends with a line break.
        if self.lines.pop():
            self.line_number = len(self.lines) + 1
            self.fail("record-half-line")

    def record(self) -> Record:
        """The whole record."""
        self.line_number = 1
        try:
            record = self._header()
            self._moves(record)
            self._result(record)
            record.check_redeals()
        except TerrariumError as error:
            if error.code == "record-line":
                raise
            raise line_error(self.line_number, error.line) from error
        if self.line_number < len(self.lines):
            self.line_number += 1
            self.fail("record-after-end", found=abbreviate(self.lines[self.line_number - 1]))
        return record

    def fail(self, code: str, **figures: object) -> NoReturn:
        """Raise an error for the line read last."""
        raise line_error(max(self.line_number, 1), Line(code, **figures))

    def _refuse_first_line(self, line: str) -> None:
        self.line_number = 1
        found = re.fullmatch(r"terrarium record ([0-9]+)", line)
        if found is not None and found[1] != str(FORMAT):
            self.fail("record-other-format", found=abbreviate(found[1]), format=FORMAT)
        self.fail("record-not-one", first=FIRST_LINE)

    def next_line(self, expected: str) -> str:
        """Read the next line."""
        if self.line_number >= len(self.lines):
            self.fail("record-truncated", expected=expected)
        self.line_number += 1
        return self.lines[self.line_number - 1]

    def next_is(self, start: str) -> bool:
        """Return whether the next line has this start."""
        return self.line_number < len(self.lines) and self.lines[self.line_number].startswith(start)

    # -- header ------------------------------------------------------------------------------------------------

    def header(self, key: str) -> str:
        """Read the header with this key and return its value."""
        line = self.next_line(f"{key}:")
        if not line.startswith(f"{key}: "):
            found, colon, _value = line.partition(":")
            if not colon:
                self.fail("record-no-header", expected=key, found=abbreviate(line))
            if found == key or found.split(" ")[0] not in HEADERS:
                self.fail("record-unknown-header", found=abbreviate(line), expected=key)
            self.fail("record-header-order", found=abbreviate(found), expected=key)
        value = line[len(key) + 2 :]
        if not value or value != value.strip():
            self.fail("record-bad-value", header=key, found=abbreviate(value))
        return value

    def number(self, key: str, text: str) -> int:
        """Parse the integer value of a header."""
        if _NUMBER.fullmatch(text) is None:
            self.fail("record-bad-number", header=key, found=abbreviate(text))
        return int(text)

    def _header(self) -> Record:
        title = find_title(self.header("game"))
        rules = self.number("rules", self.header("rules"))
        if rules != title.version:
            self.fail("record-other-rules", game=title.name, found=rules, rules=title.version)
        seats = self.number("seats", self.header("seats"))
        if not title.min_seats <= seats <= title.max_seats:
            title.game(seats, {})
        names: list[str] = []
        if self.next_is("name "):
            names = [check_one_line(self.header(f"name {seat}")) for seat in range(seats)]
        options = self._options(title, seats)
        seed = self._seed(self.header("seed"))
        redeals = self._redeals(seats)
        box = ""
        if self.next_is("box:"):
            box = self.header("box")
            if _FINGERPRINT.fullmatch(box) is None:
                self.fail("record-bad-fingerprint", found=abbreviate(box))
        line = self.next_line("")
        if line != "":
            self.fail("record-unknown-header", found=abbreviate(line), expected="")
        record = Record(title.name, rules, seats, options, seed, box)
        record.name_seats(names)
        record.redeals = redeals
        return record

    def _seed(self, written: str) -> int:
        key = parse_key(written)
        return key if key is not None else check_seed(self.number("seed", written))

    def _redeals(self, seats: int) -> list[Redeal]:
        found: list[Redeal] = []
        while self.next_is("redeal "):
            line = self.next_line("redeal")
            parts = _REDEAL.fullmatch(line)
            if parts is None:
                self.fail("record-redeal-form", found=abbreviate(line))
            after, seat = self.number("redeal", parts[1]), self.number("seat", parts[2])
            if seat >= seats:
                self.fail("no-such-seat", seat=str(seat), seats=seats)
            found.append(Redeal(after, seat, self._seed(parts[3])))
        return found

    def _options(self, title: Title, seats: int) -> dict[str, object]:
        """Read the written options, in the title's order; the others have their defaults."""
        texts: dict[str, str] = {}
        left = [option.name for option in title.options]
        while self.next_is("option "):
            name = self.lines[self.line_number].partition(":")[0].removeprefix("option ")
            if name not in left:
                self.line_number += 1
                title.option(name)
                self.fail(
                    "record-header-order", found=f"option {name}", expected=f"option {left[0]}" if left else "seed"
                )
            text = self.header(f"option {name}")
            title.option(name).parse(text, seats, title.name)  # so that the error names this line
            texts[name] = text
            left = left[left.index(name) + 1 :]
        return title.read_options(texts, seats)

    # -- actions and result ------------------------------------------------------------------------------------

    def _moves(self, record: Record) -> None:
        game = find_title(record.name).game(record.seats, record.options)
        while not (self.next_is("scores:") or self.next_is(UNFINISHED)):
            line = self.next_line("scores")
            if line == "" and record.moves:
                return
            self._move(record, game, line)
        if record.moves:
            self.line_number += 1
            self.fail("record-no-gap")

    def _move(self, record: Record, game: Game, line: str) -> None:
        number = len(record.moves) + 1
        found = _ACTION.fullmatch(line)
        if found is None:
            self.fail("record-action-form", found=abbreviate(line), number=number)
        if found[1] != str(number):
            self.fail("record-action-number", found=abbreviate(found[1]), number=number)
        seat = self.number("seat", found[2])
        if seat >= record.seats:
            self.fail("no-such-seat", seat=str(seat), seats=record.seats)
        action = game.action(found[3])
        if game.words(action) != found[3]:
            self.fail("record-action-words", found=abbreviate(found[3]), words=game.words(action))
        record.add(seat, action, found[4] or "")

    def _result(self, record: Record) -> None:
        if self.next_is(UNFINISHED):
            line = self.next_line(UNFINISHED)
            if line != UNFINISHED:
                self.fail("record-unknown-header", found=abbreviate(line), expected=UNFINISHED)
            return
        scores = [self.number("scores", word) for word in self.header("scores").split(" ")]
        if len(scores) != record.seats:
            self.fail("record-score-count", found=len(scores), seats=record.seats)
        record.scores = scores
        record.fingerprint = self.header("fingerprint")
        if _FINGERPRINT.fullmatch(record.fingerprint) is None:
            self.fail("record-bad-fingerprint", found=abbreviate(record.fingerprint))


class JsonRecordParser:
    """Parses the JSON form key by key."""

    def __init__(self, text: str) -> None:
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            raise BadRecord("record-not-json", line=error.lineno, column=error.colno) from error
        except (ValueError, RecursionError) as error:
            raise BadRecord("record-not-json", line=1, column=1) from error
        if not isinstance(data, dict) or "record" not in data:
            raise BadRecord("record-not-json-one")
        self.data: dict[str, object] = data
        if data["record"] != FORMAT:
            raise BadRecord("record-other-format", found=abbreviate(data["record"]), format=FORMAT)

    def fail(self, place: str, found: object, expected: str) -> NoReturn:
        """Raise an error for the value at a place."""
        raise BadRecord(
            "record-json", problem=Line("data-problem", place=place, found=abbreviate(found), expected=expected)
        )

    def take(self, key: str) -> object:
        """The value of a required key."""
        if key not in self.data:
            self.fail(key, None, "a value")
        return self.data[key]

    def text(self, key: str) -> str:
        """The string under a key."""
        value = self.take(key)
        return value if isinstance(value, str) else self.fail(key, value, "a text")

    def number(self, key: str) -> int:
        """The integer under a key."""
        value = whole(self.take(key))
        return value if value is not None else self.fail(key, self.data[key], "a whole number")

    def items(self, key: str) -> list[object]:
        """The list under a key."""
        value = self.take(key)
        return value if isinstance(value, list) else self.fail(key, value, "a list")

    def fingerprint(self, key: str) -> str:
        """The fingerprint under a key."""
        value = self.text(key)
        return value if _FINGERPRINT.fullmatch(value) else self.fail(key, value, "a fingerprint")

    def _seed(self, place: str, value: object) -> int:
        key = parse_key(value) if isinstance(value, str) else None
        if key is not None:
            return key
        number = whole(value)
        if number is None:
            self.fail(place, value, "a whole number")
        return check_seed(number) if number < SEED_LIMIT else self.fail(place, number, f"a number below {SEED_LIMIT}")

    def _redeals(self, seats: int) -> list[Redeal]:
        if "redeals" not in self.data:
            return []
        found: list[Redeal] = []
        for number, redeal in enumerate(self.items("redeals")):
            place = f"redeals[{number}]"
            parts = redeal if isinstance(redeal, list) and len(redeal) == 3 else [None, None, None]
            after, seat = whole(parts[0]), whole(parts[1])
            if after is None or seat is None or not 0 <= seat < seats:
                self.fail(place, redeal, "a number of moves, a seat and a seed")
            found.append(Redeal(after, seat, self._seed(place, parts[2])))
        return found or self.fail("redeals", [], "no empty list")

    def record(self) -> Record:
        """The whole record."""
        title = find_title(self.text("game"))
        rules, seats = self.number("rules"), self.number("seats")
        if rules != title.version:
            raise BadRecord("record-other-rules", game=title.name, found=rules, rules=title.version)
        try:
            game = title.game(seats, self._options(title, seats))
            record = Record(title.name, rules, seats, game.options, self._seed("seed", self.take("seed")), "")
            record.redeals = self._redeals(seats)
        except BadRecord:
            raise
        except TerrariumError as error:
            raise BadRecord("record-json", problem=error.line) from error
        if self.take("box") != "":
            record.box = self.fingerprint("box")
        names = self.items("names")
        record.name_seats([name if isinstance(name, str) else self.fail("names", name, "a text") for name in names])
        for number, move in enumerate(self.items("moves")):
            self._move(record, game, f"moves[{number}]", move)
        self._result(record)
        record.check_redeals()
        for key in self.data:
            if key not in ("record", "game", "rules", "seats", "names", "options", "seed", "redeals", "box", "moves",
                           "scores", "fingerprint"):  # fmt: skip
                self.fail(key, self.data[key], "only the keys of a record")
        return record

    def _options(self, title: Title, seats: int) -> dict[str, object]:
        options = self.take("options")
        if not isinstance(options, dict):
            self.fail("options", options, "a table")
        return title.read_options({str(name): str(value) for name, value in options.items()}, seats)

    def _move(self, record: Record, game: Game, place: str, move: object) -> None:
        parts = move if isinstance(move, list) and len(move) in (2, 3) else []
        seat, action = (whole(parts[0]), whole(parts[1])) if parts else (None, None)
        remark = parts[2] if len(parts) == 3 else ""
        if seat is None or action is None or not isinstance(remark, str) or (len(parts) == 3 and not remark):
            self.fail(place, move, "a seat, an action and perhaps a remark")
        if not 0 <= seat < record.seats:
            self.fail(place, move, f"a seat from 0 to {record.seats - 1}")
        last = game.actions + 2 * len(game.settings) - 1
        if not 0 <= action <= last:
            self.fail(place, move, f"an action from 0 to {last}")
        record.add(seat, action, remark)

    def _result(self, record: Record) -> None:
        if self.take("scores") is None:
            if self.text("fingerprint"):
                self.fail("fingerprint", self.data["fingerprint"], "an empty text in an unfinished game")
            return
        scores = [whole(score) for score in self.items("scores")]
        record.scores = [score for score in scores if score is not None]
        if None in scores or len(scores) != record.seats:
            self.fail("scores", self.data["scores"], f"{record.seats} whole numbers")
        record.fingerprint = self.fingerprint("fingerprint")
