"""Abilities as structure: a colour, costs, gains, and perhaps an effect with its parameters.

What every effect does is told by the play; here is which parameters it takes, so that a card with a known effect is a
line of data and an unknown one is refused when the cards are read.
"""

from __future__ import annotations

from typing import Final

from terrarium.earth.cards.vocabulary import COLORS, HABITATS, KINDS, LINES, PIECES, TYPES, bit, color_mask
from terrarium.engine.data_checker import Checker, whole

#: What an ability costs: soil; sprouts and growth from own flora; cards from hand to the own compost; the top cards of
#: the own compost to the discard pile.
COSTS: Final = ["soil", "sprout", "growth", "hand", "compost"]
COST_SOIL: Final = 0
COST_SPROUT: Final = 1
COST_GROWTH: Final = 2
COST_HAND: Final = 3
COST_COMPOST: Final = 4

#: What it gives, in the order in which gains are taken: soil; cards drawn; cards from the deck to the own compost; up
#: to that many sprouts, growth, and cards from hand to the own compost.
GAINS: Final = ["soil", "draw", "deck", "sprout", "growth", "hand"]
GAIN_SOIL: Final = 0
GAIN_DRAW: Final = 1
GAIN_DECK: Final = 2
GAIN_SPROUT: Final = 3
GAIN_GROWTH: Final = 4
GAIN_HAND: Final = 5

#: Effects. A plain ability pays its costs and takes its gains; the others replace or qualify that.
EFFECTS: Final = [
    "plain",
    "start",
    "end_scoring",
    "place_on_each_in_line",
    "place_on_adjacent",
    "reduce_planting_cost",
    "pay_with",
    "copy",
    "wild",
    "replace_when_planting",
    "cannot_choose",
    "look_at_compost",
    "per_card_planted",
    "only_if_chosen",
    "when_event_played",
]
PLAIN: Final = 0
#: An Island's start box.
START: Final = 1
END_SCORING: Final = 2
#: Up to one `piece` on each own flora of the matched type in this card's `line`, itself included.
PLACE_ON_EACH_IN_LINE: Final = 3
#: Up to `amount` pieces in all on flora on the eight positions around.
PLACE_ON_ADJACENT: Final = 4
#: Planting a matching card costs `amount` less.
REDUCE_PLANTING_COST: Final = 5
#: Any part of this card's own planting cost may be paid with `resource` (a cost number).
PAY_WITH: Final = 6
#: Resolve an ability of the matched colour of another card in the own grid.
COPY: Final = 7
#: The flora counts as every type.
WILD: Final = 8
#: Instead of planting: a card of the matched colour from hand takes this one's place for nothing; draw `amount`.
REPLACE_WHEN_PLANTING: Final = 9
#: The owner may not choose the action of the matched colour.
CANNOT_CHOOSE: Final = 10
#: Look at the top `amount` compost cards and take one.
LOOK_AT_COMPOST: Final = 11
#: The gains once for each matching card planted this turn.
PER_CARD_PLANTED: Final = 12
#: Usable only by the active player who chose the action of the matched colour.
ONLY_IF_CHOSEN: Final = 13
#: The gains each time the owner plays an event.
WHEN_EVENT_PLAYED: Final = 14

#: What `match` looks at, and the words it can name.
FIELDS: Final = ["", "type", "habitat", "color", "kind"]
NO_FIELD: Final = 0
BY_TYPE: Final = 1
BY_HABITAT: Final = 2
BY_COLOR: Final = 3
BY_KIND: Final = 4

#: The parameters that each effect takes; "match" is one of the fields above.
PARAMETERS: Final[dict[str, list[str]]] = {
    "plain": [],
    "place_on_each_in_line": ["piece", "type", "line"],
    "place_on_adjacent": ["piece", "amount"],
    "reduce_planting_cost": ["match", "amount"],
    "pay_with": ["resource"],
    "copy": ["color"],
    "wild": [],
    "replace_when_planting": ["color", "amount"],
    "cannot_choose": ["color"],
    "look_at_compost": ["amount"],
    "per_card_planted": ["match"],
    "only_if_chosen": ["color"],
    "when_event_played": [],
}
#: Effects that qualify gains; every other effect stands alone.
WITH_GAINS: Final = ["plain", "per_card_planted", "only_if_chosen", "when_event_played"]


class Ability:
    """One ability of a card: its colour, costs, gains and effect."""

    def __init__(self, color: str, effect: int) -> None:
        self.color = color
        #: What the colour counts as; multicolor has the bits of red, blue and yellow too. (E32)
        self.mask = color_mask(color)
        self.effect = effect
        #: Amounts in the order of COSTS and GAINS.
        self.costs: list[int] = [0] * len(COSTS)
        self.gains: list[int] = [0] * len(GAINS)
        self.piece = 0
        self.line = 0
        self.amount = 0
        self.resource = 0
        #: Which property of a card is matched, the word, and its mask (for a kind: its number).
        self.field = NO_FIELD
        self.word = ""
        self.match = 0

    def free(self) -> bool:
        """Return whether it costs nothing."""
        return sum(self.costs) == 0


def field_mask(field: int, word: str) -> int:
    """Return the mask that a matched word stands for; 0 if there is no such word."""
    if field == BY_TYPE:
        return bit(TYPES, word) if word in TYPES else 0
    if field == BY_HABITAT:
        return bit(HABITATS, word) if word in HABITATS else 0
    if field == BY_COLOR:
        return bit(COLORS, word) if word in COLORS else 0
    return KINDS.index(word) if word in KINDS else 0


def read_amounts(checker: Checker, place: str, value: object, names: list[str]) -> list[int]:
    """Read the amounts by resource, in the order of the names."""
    amounts = [0] * len(names)
    for name, amount in value.items() if isinstance(value, dict) else []:
        number = whole(amount)
        if name not in names:
            checker.wrong(f"{place}.{name}", amount, f"only {', '.join(names)}")
        elif number is None or number < 1:
            checker.wrong(f"{place}.{name}", amount, "a whole number from 1 up")
        else:
            amounts[names.index(name)] = number
    return amounts


def read_ability(checker: Checker, place: str, color: str, data: dict[str, object]) -> Ability:
    """Read an ability from the card data, and report what the rules do not know."""
    effect = str(data.get("effect", "plain"))
    if effect not in PARAMETERS:
        checker.wrong(f"{place}.effect", effect, f"one of {', '.join(PARAMETERS)}")
        return Ability(color, PLAIN)
    ability = Ability(color, EFFECTS.index(effect))
    ability.costs = read_amounts(checker, f"{place}.cost", data.get("cost", {}), COSTS)
    ability.gains = read_amounts(checker, f"{place}.gain", data.get("gain", {}), GAINS)
    if (sum(ability.gains) > 0) != (effect in WITH_GAINS):
        checker.wrong(f"{place}.gain", data.get("gain"), f"gains exactly with {', '.join(WITH_GAINS)}")
    wanted = PARAMETERS[effect]
    known = ["cost", "gain", "effect"]
    for name in wanted:
        known += [_read_match(checker, place, ability, data)] if name == "match" else [name]
        if name != "match":
            _read_parameter(checker, place, ability, name, data.get(name))
    for extra in [name for name in data if name not in known]:
        checker.wrong(f"{place}.{extra}", data[extra], f"only the parameters of {effect}")
    return ability


def _read_match(checker: Checker, place: str, ability: Ability, data: dict[str, object]) -> str:
    for field, name in enumerate(FIELDS):
        if name and name in data:
            _set_match(checker, place, ability, field, data[name])
            return name
    checker.wrong(place, None, "a type, a habitat, a color or a kind to match")
    return ""


def _set_match(checker: Checker, place: str, ability: Ability, field: int, word: object) -> None:
    ability.field = field
    ability.word = str(word)
    ability.match = field_mask(field, ability.word)
    if ability.match == 0:
        checker.wrong(f"{place}.{FIELDS[field]}", word, "a word that the cards know")


def _read_parameter(checker: Checker, place: str, ability: Ability, name: str, value: object) -> None:
    if name in ("type", "color"):
        _set_match(checker, place, ability, FIELDS.index(name), value)
    elif name == "amount":
        amount = whole(value)
        if amount is None or amount < 1:
            checker.wrong(f"{place}.amount", value, "a whole number from 1 up")
        else:
            ability.amount = amount
    else:
        words = {"piece": PIECES, "line": LINES, "resource": COSTS}[name]
        if value not in words:
            checker.wrong(f"{place}.{name}", value, f"one of {', '.join(words)}")
        elif name == "piece":
            ability.piece = words.index(str(value))
        elif name == "line":
            ability.line = words.index(str(value))
        else:
            ability.resource = words.index(str(value))
