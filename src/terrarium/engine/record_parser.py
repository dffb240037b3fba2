"""Reading records strictly: whatever is not as `Record` writes it is refused with its line and the reason."""

from __future__ import annotations

import json
import re
from typing import Final, NoReturn

from terrarium.engine.data_checker import short, whole
from terrarium.engine.errors import BadRecord, TerrariumError
from terrarium.engine.game import SHELF, Game, Title
from terrarium.engine.lines import Line
from terrarium.engine.record import FIRST_LINE, FORMAT, UNFINISHED, Record, bad_line, one_line
from terrarium.engine.rng import check_seed

HEADERS: Final = ["game", "rules", "seats", "name", "option", "seed", "box"]

_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,15}")
_ACTION: Final = re.compile(r"([0-9]+)\. seat ([0-9]+): ([^;]*[^; ])(?: ; (.+))?")
_FINGERPRINT: Final = re.compile(r"[0-9a-f]{8,64}")


class TextReader:
    """Reads the text form line by line."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        #: The number of the line that was read last, counted from 1.
        self.at = 0
        if self.lines[0] != FIRST_LINE:
            self._refuse_first_line(self.lines[0])
        # Every line of a record ends: a last line that does not is half a line.
        if self.lines.pop():
            self.at = len(self.lines) + 1
            self.fail("record-half-line")

    def record(self) -> Record:
        """The whole record."""
        self.at = 1
        try:
            record = self._header()
            self._moves(record)
            self._result(record)
        except TerrariumError as error:
            if error.code == "record-line":
                raise
            raise bad_line(self.at, error.line) from error
        if self.at < len(self.lines):
            self.at += 1
            self.fail("record-after-end", found=short(self.lines[self.at - 1]))
        return record

    def fail(self, code: str, **figures: object) -> NoReturn:
        """Refuse the line that was read last."""
        raise bad_line(max(self.at, 1), Line(code, **figures))

    def _refuse_first_line(self, line: str) -> None:
        self.at = 1
        found = re.fullmatch(r"terrarium record ([0-9]+)", line)
        if found is not None and found[1] != str(FORMAT):
            self.fail("record-other-format", found=short(found[1]), format=FORMAT)
        self.fail("record-not-one", first=FIRST_LINE)

    def next_line(self, expected: str) -> str:
        """The next line of the file."""
        if self.at >= len(self.lines):
            self.fail("record-truncated", expected=expected)
        self.at += 1
        return self.lines[self.at - 1]

    def next_is(self, start: str) -> bool:
        """Whether the next line starts so."""
        return self.at < len(self.lines) and self.lines[self.at].startswith(start)

    # -- header ------------------------------------------------------------------------------------------------

    def header(self, key: str) -> str:
        """The value of the header that must come now."""
        line = self.next_line(f"{key}:")
        if not line.startswith(f"{key}: "):
            found, colon, _value = line.partition(":")
            if not colon:
                self.fail("record-no-header", expected=key, found=short(line))
            if found == key or found.split(" ")[0] not in HEADERS:
                self.fail("record-unknown-header", found=short(line), expected=key)
            self.fail("record-header-order", found=short(found), expected=key)
        value = line[len(key) + 2 :]
        if not value or value != value.strip():
            self.fail("record-bad-value", header=key, found=short(value))
        return value

    def number(self, key: str, text: str) -> int:
        """The whole number that the text must be."""
        if _NUMBER.fullmatch(text) is None:
            self.fail("record-bad-number", header=key, found=short(text))
        return int(text)

    def _header(self) -> Record:
        title = SHELF.title(self.header("game"))
        rules = self.number("rules", self.header("rules"))
        if rules != title.version:
            self.fail("record-other-rules", game=title.name, found=rules, rules=title.version)
        seats = self.number("seats", self.header("seats"))
        if not title.min_seats <= seats <= title.max_seats:
            title.game(seats, {})
        names: list[str] = []
        if self.next_is("name "):
            names = [one_line(self.header(f"name {seat}")) for seat in range(seats)]
        options = self._options(title, seats)
        seed = check_seed(self.number("seed", self.header("seed")))
        box = ""
        if self.next_is("box:"):
            box = self.header("box")
            if _FINGERPRINT.fullmatch(box) is None:
                self.fail("record-bad-fingerprint", found=short(box))
        line = self.next_line("")
        if line != "":
            self.fail("record-unknown-header", found=short(line), expected="")
        record = Record(title.name, rules, seats, options, seed, box)
        record.name_seats(names)
        return record

    def _options(self, title: Title, seats: int) -> dict[str, object]:
        """The options that are written, in the title's order, and the defaults of the others."""
        texts: dict[str, str] = {}
        left = [option.name for option in title.options]
        while self.next_is("option "):
            name = self.lines[self.at].partition(":")[0].removeprefix("option ")
            if name not in left:
                self.at += 1
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
        game = SHELF.title(record.name).game(record.seats, record.options)
        while not (self.next_is("scores:") or self.next_is(UNFINISHED)):
            line = self.next_line("scores")
            if line == "" and record.moves:
                return
            self._move(record, game, line)
        if record.moves:
            self.at += 1
            self.fail("record-no-gap")

    def _move(self, record: Record, game: Game, line: str) -> None:
        number = len(record.moves) + 1
        found = _ACTION.fullmatch(line)
        if found is None:
            self.fail("record-action-form", found=short(line), number=number)
        if found[1] != str(number):
            self.fail("record-action-number", found=short(found[1]), number=number)
        seat = self.number("seat", found[2])
        if seat >= record.seats:
            self.fail("no-such-seat", seat=str(seat), seats=record.seats)
        action = game.action(found[3])
        if game.words(action) != found[3]:
            self.fail("record-action-words", found=short(found[3]), words=game.words(action))
        record.add(seat, action, found[4] or "")

    def _result(self, record: Record) -> None:
        if self.next_is(UNFINISHED):
            line = self.next_line(UNFINISHED)
            if line != UNFINISHED:
                self.fail("record-unknown-header", found=short(line), expected=UNFINISHED)
            return
        scores = [self.number("scores", word) for word in self.header("scores").split(" ")]
        if len(scores) != record.seats:
            self.fail("record-score-count", found=len(scores), seats=record.seats)
        record.scores = scores
        record.fingerprint = self.header("fingerprint")
        if _FINGERPRINT.fullmatch(record.fingerprint) is None:
            self.fail("record-bad-fingerprint", found=short(record.fingerprint))


class JsonReader:
    """Reads the JSON form key by key."""

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
            raise BadRecord("record-other-format", found=short(data["record"]), format=FORMAT)

    def fail(self, place: str, found: object, expected: str) -> NoReturn:
        """Refuse what stands at a place."""
        raise BadRecord("record-json", problem=Line("data-problem", place=place, found=short(found), expected=expected))

    def take(self, key: str) -> object:
        """The value of a key that must be there."""
        if key not in self.data:
            self.fail(key, None, "a value")
        return self.data[key]

    def text(self, key: str) -> str:
        """The text of a key."""
        value = self.take(key)
        return value if isinstance(value, str) else self.fail(key, value, "a text")

    def number(self, key: str) -> int:
        """The whole number of a key."""
        value = whole(self.take(key))
        return value if value is not None else self.fail(key, self.data[key], "a whole number")

    def items(self, key: str) -> list[object]:
        """The list of a key."""
        value = self.take(key)
        return value if isinstance(value, list) else self.fail(key, value, "a list")

    def fingerprint(self, key: str) -> str:
        """The fingerprint of a key."""
        value = self.text(key)
        return value if _FINGERPRINT.fullmatch(value) else self.fail(key, value, "a fingerprint")

    def record(self) -> Record:
        """The whole record."""
        title = SHELF.title(self.text("game"))
        rules, seats = self.number("rules"), self.number("seats")
        if rules != title.version:
            raise BadRecord("record-other-rules", game=title.name, found=rules, rules=title.version)
        try:
            game = title.game(seats, self._options(title, seats))
            record = Record(title.name, rules, seats, game.options, check_seed(self.number("seed")), "")
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
        for key in self.data:
            if key not in ("record", "game", "rules", "seats", "names", "options", "seed", "box", "moves", "scores",
                           "fingerprint"):  # fmt: skip
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
