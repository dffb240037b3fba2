"""Pebbles: a small game with everything that the contract allows, to try the conformance suite on.

Twelve pebbles, three in each hand, the rest in a bag. Everybody lays one pebble face down, all together; the highest
takes all that were laid, and everybody draws one from the bag. Once a game, at any time, a seat may polish its
pebbles for a point. Ties are broken by the highest pebble taken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from terrarium.engine.errors import Refused
from terrarium.engine.game import SHELF, Game, Title
from terrarium.engine.journal import Journal
from terrarium.engine.lines import Line
from terrarium.engine.outcome import Entry, Outcome
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng, check_seed

PEBBLES = 12
HAND = 3
POLISH = PEBBLES


def shuffled(items: list[int], rng: Rng) -> list[int]:
    left = list(items)
    return [left.pop(int(rng.below(len(left)))) for _item in items]


class PebblePosition(Position):
    def __init__(self, game: Game, rng: Rng, journal: Journal | None) -> None:
        super().__init__(game, rng, journal)
        self.hands: list[list[int]] = [[] for _seat in range(game.seats)]
        self.laid: list[int] = [-1] * game.seats
        self.won: list[list[int]] = [[] for _seat in range(game.seats)]
        self.polished: list[int] = [0] * game.seats
        self.bag: list[int] = []

    def deal(self) -> None:
        pebbles = shuffled(list(range(PEBBLES)), self.rng)
        for seat in range(self.game.seats):
            self.hands[seat] = sorted(pebbles[HAND * seat : HAND * seat + HAND])
        self.bag = pebbles[HAND * self.game.seats :]

    def over(self) -> bool:
        return not any(self.hands) and all(pebble < 0 for pebble in self.laid)

    def actors(self) -> list[int]:
        return [] if self.over() else [seat for seat in range(self.game.seats) if self.laid[seat] < 0]

    def legal(self, seat: int) -> list[int]:
        if not 0 <= seat < self.game.seats or self.over():
            return []
        pebbles = list(self.hands[seat]) if self.laid[seat] < 0 else []
        return pebbles + ([] if self.polished[seat] else [POLISH])

    def refusal(self, seat: int, action: int) -> Refused | None:
        if self.over():
            return Refused("game-over")
        if action in self.legal(seat):
            return None
        return Refused("no-such-action", action=str(action), actions=self.game.actions)

    def move(self, seat: int, action: int) -> None:
        if action == POLISH:
            self.polished[seat] = 1
            self.tell(Line("pebbles-polished", seat=seat))
            return
        self.hands[seat].remove(action)
        self.laid[seat] = action
        if self.journal is not None:
            self.journal.whisper([seat], Line("pebbles-you-laid", pebble=action), Line("pebbles-laid", seat=seat))
        if all(pebble >= 0 for pebble in self.laid):
            self.show()

    def show(self) -> None:
        self.reveals += 1
        winner = self.laid.index(max(self.laid))
        self.won[winner] = sorted(self.won[winner] + self.laid)
        self.tell(Line("pebbles-taken", seat=winner, pebbles=list(self.laid)))
        self.laid = [-1] * self.game.seats
        for seat in range(self.game.seats):
            if self.bag:
                self.hands[seat] = sorted([*self.hands[seat], self.bag.pop()])

    def tell(self, line: Line) -> None:
        if self.journal is not None:
            self.journal.tell(line)

    def fill(self, twin: PebblePosition) -> None:
        twin.reveals = self.reveals
        twin.hands = [list(hand) for hand in self.hands]
        twin.laid = list(self.laid)
        twin.won = [list(pile) for pile in self.won]
        twin.polished = list(self.polished)
        twin.bag = list(self.bag)

    def copy(self) -> PebblePosition:
        twin = type(self)(self.game, self.rng.copy(), None)
        self.fill(twin)
        return twin

    def scores(self) -> list[int]:
        return [len(self.won[seat]) + self.polished[seat] for seat in range(self.game.seats)]

    def final(self) -> Outcome:
        scores = self.scores()
        first = [seat for seat, score in enumerate(scores) if score == max(scores)]
        highest = max(max(self.won[seat], default=-1) for seat in first)
        winners = [seat for seat in first if max(self.won[seat], default=-1) == highest]
        rows = [
            [
                Entry(Line("pebbles-row-won"), len(self.won[seat])),
                Entry(Line("pebbles-row-polish"), self.polished[seat]),
            ]
            for seat in range(self.game.seats)
        ]
        return Outcome(scores, winners, rows, Line("pebbles-by-highest") if len(first) > 1 else None)

    def _view(self, seat: int | None) -> Mapping[str, object]:
        return {
            "hand": None if seat is None else list(self.hands[seat]),
            "laid": None if seat is None else self.laid[seat],
            "has_laid": [pebble >= 0 for pebble in self.laid],
            "held": [len(hand) for hand in self.hands],
            "won": [list(pile) for pile in self.won],
            "polished": list(self.polished),
            "bag": len(self.bag),
        }

    def redeal(self, seat: int | None, rng: Rng) -> None:
        others = [other for other in range(self.game.seats) if other != seat]
        unknown = self.bag + [pebble for other in others for pebble in [*self.hands[other], self.laid[other]]]
        unknown = shuffled(sorted(pebble for pebble in unknown if pebble >= 0), rng)
        for other in others:
            self.hands[other] = sorted(unknown.pop() for _pebble in self.hands[other])
            if self.laid[other] >= 0:
                self.laid[other] = unknown.pop()
        self.bag = unknown

    def rows(self) -> list[list[int]]:
        return [*self.hands, self.laid, *self.won, self.polished, self.bag]

    def pack(self) -> list[int]:
        numbers = [*self.rng.pack(), int(self.reveals)]
        for row in self.rows():
            numbers += [len(row), *row]
        return numbers

    def census(self) -> dict[str, list[int]]:
        piles = [*self.hands, *self.won, self.bag, [pebble for pebble in self.laid if pebble >= 0]]
        return {"pebbles": sorted(pebble for pile in piles for pebble in pile)}

    def prompt(self, seat: int) -> Line:
        return Line("pebbles-lay") if seat in self.actors() else Line("wait-for", seats=self.actors())

    def explain(self, seat: int, action: int) -> Line:
        return Line("pebbles-polish") if action == POLISH else Line("pebbles-lay-one", pebble=action)


PositionMaker = Callable[[Game, Rng, Journal | None], PebblePosition]


class PebbleGame(Game):
    def __init__(
        self,
        title: Title,
        seats: int,
        options: dict[str, object],
        make: PositionMaker,
        settings: list[str] | None = None,
    ) -> None:
        super().__init__(title, seats, options, PEBBLES + 1, settings=settings)
        self.make = make

    def start(self, seed: int, journal: bool = False) -> Position:
        position = self.make(self, Rng(check_seed(seed)), Journal() if journal else None)
        position.deal()
        return position

    def unpack(self, numbers: list[int]) -> Position:
        position = self.make(self, Rng(), None)
        position.rng.unpack(numbers[:4])
        position.reveals = numbers[4]
        rows: list[list[int]] = []
        start = 5
        while start < len(numbers):
            length = numbers[start]
            rows.append(numbers[start + 1 : start + 1 + length])
            start += 1 + length
        seats = self.seats
        position.hands, position.laid, position.won = rows[:seats], rows[seats], rows[seats + 1 : 2 * seats + 1]
        position.polished, position.bag = rows[2 * seats + 1], rows[2 * seats + 2]
        return position

    def action_words(self, action: int) -> str:
        return "polish" if action == POLISH else f"lay {action}"

    def find_action(self, words: str) -> int:
        names = [self.words(action) for action in range(self.actions)]
        if words not in names:
            raise self.no_such_words(words, 0)
        return names.index(words)


def put_on_shelf(position: PositionMaker) -> Title:
    def make(title: Title, seats: int, options: dict[str, object], box: object) -> Game:
        return PebbleGame(title, seats, options, position)

    return SHELF.put(Title("pebbles", 1, 2, 3, [], make))


@contextmanager
def pebbles(position: PositionMaker = PebblePosition, seats: int = 3) -> Iterator[Game]:
    """The game on the shelf for a while, where records and other processes look for it."""
    title = put_on_shelf(position)
    try:
        yield title.game(seats, {})
    finally:
        SHELF.remove("pebbles")
