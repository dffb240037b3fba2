"""The rules of Pond: a position, and the game that starts one."""

from __future__ import annotations

from typing import TypedDict

from terrarium.engine.errors import Refused
from terrarium.engine.game import Game
from terrarium.engine.journal import Journal
from terrarium.engine.lines import Line
from terrarium.engine.outcome import Entry, Outcome
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng, check_seed
from terrarium.engine.title import Title

FROGS = 24
FLIES = [value for value in range(1, 7) for _copy in range(2)]
ROUNDS = 6
HAND = 3
#: Nothing laid yet.
NONE = -1


class PondView(TypedDict):
    """What a seat may know: its own frogs, and what lies on the table. Frogs go from 1 to 24, as on the cards."""

    round: int
    fly: int
    hand: list[int]
    #: The own frog that lies face down, None if there is none.
    laid: int | None
    has_laid: list[bool]
    held: list[int]
    flies: list[int]
    leaves: list[int]
    seen: list[int]


def shuffled(items: list[int], rng: Rng) -> list[int]:
    """Return the items in random order."""
    left = list(items)
    return [left.pop(int(rng.below(len(left)))) for _item in items]


class PondPosition(Position):
    """Everything there is to know at one moment. Frogs are numbered from 0 inside the program."""

    def __init__(self, game: Game, rng: Rng, journal: Journal | None) -> None:
        super().__init__(game, rng, journal)
        seats = game.seats
        self.hands: list[list[int]] = [[] for _seat in range(seats)]
        self.laid = [NONE] * seats
        self.flies = [0] * seats
        self.leaves = [0] * seats
        self.deck: list[int] = []
        #: The flies still face down, the next one last; and the one that is turned up.
        self.swarm: list[int] = []
        self.fly = 0
        #: Frogs that everybody has seen.
        self.seen: list[int] = []
        self.round = 1

    def deal(self) -> None:
        """Shuffle frogs and flies, and turn up the first fly."""
        self.deck = shuffled(list(range(FROGS)), self.rng)
        self.hands = [sorted(self.deck.pop() for _frog in range(HAND)) for _seat in self.laid]
        self.swarm = shuffled(FLIES, self.rng)
        self.turn_up()

    def turn_up(self) -> None:
        """Turn up the fly of the round."""
        self.fly = self.swarm.pop()
        self.reveals += 1
        self.tell(Line("pond-fly", round=self.round, value=self.fly))

    # -- who may do what ---------------------------------------------------------------------------------------

    def over(self) -> bool:
        """Return whether all rounds have been played."""
        return self.round > ROUNDS

    def actors(self) -> list[int]:
        """List the seats that have not laid a frog; all of them act at the same time."""
        return [] if self.over() else [seat for seat, frog in enumerate(self.laid) if frog == NONE]

    def legal(self, seat: int) -> list[int]:
        """List the frogs that a seat may lay."""
        return list(self.hands[seat]) if seat in self.actors() else []

    def refusal(self, seat: int, action: int) -> Refused | None:
        """Say why a seat may not lay a frog."""
        if self.over():
            return Refused("game-over")
        if self.laid[seat] != NONE:
            return Refused("pond-has-laid", seat=seat)
        if action not in self.hands[seat]:
            return Refused("pond-not-in-hand", frog=action + 1)
        return None

    def move(self, seat: int, action: int) -> None:
        """Lay a frog face down; the last one of the round turns all of them up."""
        self.hands[seat].remove(action)
        self.laid[seat] = action
        if self.journal is not None:
            own, others = Line("pond-you-laid", frog=action + 1), Line("pond-laid", seat=seat)
            self.journal.whisper([seat], own, others)
        if NONE not in self.laid:
            self.leap()

    def leap(self) -> None:
        """The highest frog catches the fly, the lowest one rests, and the next round begins."""
        highest, lowest = self.laid.index(max(self.laid)), self.laid.index(min(self.laid))
        self.flies[highest] += self.fly
        self.tell(Line("pond-caught", seat=highest, frog=self.laid[highest] + 1, value=self.fly))
        if self.game.options["leaf"]:
            self.leaves[lowest] += 1
            self.tell(Line("pond-rests", seat=lowest, frog=self.laid[lowest] + 1))
        self.seen = sorted(self.seen + self.laid)
        self.laid = [NONE] * self.game.seats
        if self.round <= ROUNDS - HAND:
            for seat, hand in enumerate(self.hands):
                frog = self.deck.pop()
                self.hands[seat] = sorted([*hand, frog])
                if self.journal is not None:
                    self.journal.whisper([seat], Line("pond-you-drew", frog=frog + 1))
        self.reveals += 1
        self.round += 1
        if not self.over():
            self.turn_up()

    def tell(self, line: Line) -> None:
        """Tell everybody, if there is a journal."""
        if self.journal is not None:
            self.journal.tell(line)

    # -- points ------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Count the flies caught and the leaves."""
        return [flies + leaves for flies, leaves in zip(self.flies, self.leaves, strict=True)]

    def final(self) -> Outcome:
        """Most points win; a tie is a shared victory."""
        scores = self.scores()
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        sheet = [
            [Entry(Line("pond-row-flies"), flies), Entry(Line("pond-row-leaves"), leaves)]
            for flies, leaves in zip(self.flies, self.leaves, strict=True)
        ]
        return Outcome(scores, winners, sheet, Line("pond-shared") if len(winners) > 1 else None)

    # -- what a seat knows -------------------------------------------------------------------------------------

    def _view(self, seat: int | None) -> PondView:
        """Show everything but the other hands, the frogs laid face down and the deck."""
        laid = NONE if seat is None else self.laid[seat]
        return {
            "round": min(self.round, ROUNDS),
            "fly": self.fly,
            "hand": [] if seat is None else [frog + 1 for frog in self.hands[seat]],
            "laid": None if laid == NONE else laid + 1,
            "has_laid": [frog != NONE for frog in self.laid],
            "held": [len(hand) for hand in self.hands],
            "flies": list(self.flies),
            "leaves": list(self.leaves),
            "seen": [frog + 1 for frog in self.seen],
        }

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Re-deal what the seat has not seen: the other frogs, the deck and the flies to come."""
        others = [other for other in range(self.game.seats) if other != seat]
        hidden = list(self.deck)
        for other in others:
            hidden += [*self.hands[other], *([self.laid[other]] if self.laid[other] != NONE else [])]
        hidden = shuffled(sorted(hidden), rng)
        for other in others:
            self.hands[other] = sorted(hidden.pop() for _frog in self.hands[other])
            if self.laid[other] != NONE:
                self.laid[other] = hidden.pop()
        self.deck = hidden
        self.swarm = shuffled(sorted(self.swarm), rng)

    def prompt(self, seat: int) -> Line:
        """Say what the seat must do."""
        if seat in self.actors():
            return Line("pond-lay", value=self.fly)
        return Line("game-over") if self.over() else Line("wait-for", seats=self.actors())

    def explain(self, seat: int, action: int) -> Line:
        """Describe an action."""
        return Line("pond-lay-one", frog=action + 1)

    # -- copies and storage ------------------------------------------------------------------------------------

    def rows(self) -> list[list[int]]:
        """List everything that changes, in a fixed order."""
        once = [self.fly, self.round]
        return [once, self.laid, self.flies, self.leaves, self.deck, self.swarm, self.seen, *self.hands]

    def take_rows(self, rows: list[list[int]]) -> None:
        """Take over what `rows` listed."""
        (self.fly, self.round), self.laid, self.flies, self.leaves, self.deck, self.swarm, self.seen = rows[:7]
        self.hands = rows[7:]

    def copy(self) -> PondPosition:
        """Make an independent copy without a journal."""
        twin = PondPosition(self.game, self.rng.copy(), None)
        twin.reveals = self.reveals
        twin.take_rows([list(row) for row in self.rows()])
        return twin

    def pack(self) -> list[int]:
        """Write the whole position as numbers, each row after its length."""
        numbers = [*self.rng.pack(), int(self.reveals)]
        for row in self.rows():
            numbers += [len(row), *row]
        return numbers

    def census(self) -> dict[str, list[int]]:
        """Find every frog, wherever it lies."""
        laid = [frog for frog in self.laid if frog != NONE]
        return {"frogs": sorted([*self.deck, *self.seen, *laid, *[frog for hand in self.hands for frog in hand]])}


class PondGame(Game):
    """Pond for 2 to 4 seats."""

    def __init__(self, title: Title, seats: int, options: dict[str, object]) -> None:
        super().__init__(title, seats, options, FROGS)

    def start(self, seed: int, journal: bool = False) -> PondPosition:
        """Deal a game from the seed."""
        position = PondPosition(self, Rng(check_seed(seed)), Journal() if journal else None)
        position.deal()
        return position

    def unpack(self, numbers: list[int]) -> PondPosition:
        """Read what `PondPosition.pack` wrote."""
        position = PondPosition(self, Rng(), None)
        position.rng.unpack(numbers[:4])
        position.reveals = numbers[4]
        rows: list[list[int]] = []
        place = 5
        while place < len(numbers):
            end = place + 1 + numbers[place]
            rows.append(numbers[place + 1 : end])
            place = end
        position.take_rows(rows)
        return position

    def action_words(self, action: int) -> str:
        """Write an action as records do."""
        return f"frog {action + 1}"

    def find_action(self, words: str) -> int:
        """Read an action as records write it."""
        parts = words.lower().split()
        if len(parts) == 2 and parts[0] == "frog" and parts[1].isdecimal() and 1 <= int(parts[1]) <= FROGS:
            return int(parts[1]) - 1
        raise self.no_such_words(words, 0)


def make_game(title: Title, seats: int, options: dict[str, object], box: object) -> Game:
    """Make the game; it has no cards of an owner's own, so the box is not used."""
    return PondGame(title, seats, options)
