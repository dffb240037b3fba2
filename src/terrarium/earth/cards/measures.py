"""Scoring rules and goals as structure: what is counted in an area, and what the count gives or must reach.

A terrain's end scoring, an ecosystem and a fauna goal are the same thing here: a measure with parameters. Scoring
turns the count into points (`vp` for each full `group`, at most `most`, or a `ladder`), a goal has a `need`.
"""

from __future__ import annotations

from typing import Final

from terrarium.earth.cards.vocabulary import COLORS, HABITATS, LINES, PIECES, TAGS, TYPES
from terrarium.engine.data_checker import Checker, whole

#: Cards and flora with a printed property: only the card decides.
PRINTED: Final = [
    "cards_with_color",
    "cards_with_habitat",
    "cards_with_habitat_count",
    "cards_with_vp",
    "cards_with_vp_parity",
    "cards_with_two_abilities",
    "cards_with_cost",
    "cards_with_arrows",
    "terrains",
    "flora_of_type",
    "flora_with_tag",
    "flora_with_spaces",
    "flora_with_canopy",
]
#: The printed ones that also look at Island and Climate; the rest look at the grid. (E49)
AREA_WIDE: Final = PRINTED[:6]

#: Everything that can be counted. All of PRINTED are one measure to the interpreter: a card counts or it does not.
CARDS: Final = 0
FLORA_WITH_PIECES: Final = 1
FLORA_FULL_OF: Final = 2
FLORA_COMPLETELY_FULL: Final = 3
FLORA_WITHOUT_PIECES: Final = 4
ALL_PIECES: Final = 5
SOIL: Final = 6
HAND: Final = 7
COMPOST: Final = 8
EVENTS: Final = 9
SETS: Final = 10
FULL_LINES: Final = 11
FULL_DIAGONALS: Final = 12
LINES_ALL_DIFFERENT: Final = 13
LINES_SHARED: Final = 14
DIAGONAL_PATH: Final = 15
#: These are asked of a terrain that lies somewhere.
IN_LINE: Final = 16
ADJACENT: Final = 17
PATH_THROUGH_SELF: Final = 18
EMPTY_ADJACENT: Final = 19
#: The most that any single player has.
BEST_PLAYER: Final = 20

MEASURES: Final[dict[str, int]] = {
    **dict.fromkeys(PRINTED, CARDS),
    "flora_with_pieces": FLORA_WITH_PIECES,
    "flora_full_of": FLORA_FULL_OF,
    "flora_completely_full": FLORA_COMPLETELY_FULL,
    "flora_without_pieces": FLORA_WITHOUT_PIECES,
    "pieces": ALL_PIECES,
    "soil": SOIL,
    "hand": HAND,
    "compost": COMPOST,
    "events": EVENTS,
    "sets": SETS,
    "full_lines": FULL_LINES,
    "full_diagonals": FULL_DIAGONALS,
    "lines_all_different": LINES_ALL_DIFFERENT,
    "lines_shared": LINES_SHARED,
    "diagonal_path": DIAGONAL_PATH,
    "in_line": IN_LINE,
    "adjacent": ADJACENT,
    "path_through_self": PATH_THROUGH_SELF,
    "empty_adjacent": EMPTY_ADJACENT,
    "best_player": BEST_PLAYER,
}

#: What "all different" and "shared" compare in a line; the first three are masks of possible values.
PROPERTIES: Final = ["ability_color", "card_type", "habitat", "base_vp", "sprout_count", "growth_count"]
ABILITY_COLOR: Final = 0
CARD_TYPE: Final = 1
HABITAT: Final = 2
SPROUT_COUNT: Final = 4
GROWTH_COUNT: Final = 5

ADJACENCIES: Final = ["orthogonal", "diagonal"]
PARITIES: Final = ["even", "odd"]

#: The parameters of each measure; "limit" is `min`, `max` or both, "one of" a color or a habitat.
PARAMETERS: Final[dict[str, list[str]]] = {
    "cards_with_color": ["color"],
    "cards_with_habitat": ["habitat"],
    "cards_with_habitat_count": ["limit"],
    "cards_with_vp": ["limit"],
    "cards_with_vp_parity": ["parity"],
    "cards_with_cost": ["limit"],
    "flora_of_type": ["type"],
    "flora_with_tag": ["tag"],
    "flora_with_spaces": ["piece", "limit"],
    "flora_with_canopy": ["limit"],
    "flora_with_pieces": ["piece", "limit"],
    "flora_full_of": ["piece"],
    "pieces": ["piece"],
    "full_lines": ["line"],
    "lines_all_different": ["line", "property"],
    "lines_shared": ["line", "property"],
    "diagonal_path": ["type"],
    "in_line": ["line", "type"],
    "adjacent": ["adjacency", "type"],
    "path_through_self": ["habitat"],
    "best_player": ["one of"],
}
_WORDS: Final[dict[str, list[str]]] = {
    "color": COLORS,
    "habitat": HABITATS,
    "type": TYPES,
    "tag": TAGS,
    "piece": PIECES,
    "line": LINES,
    "property": PROPERTIES,
    "adjacency": ADJACENCIES,
    "parity": PARITIES,
}
#: No limit on that side.
NO_LIMIT: Final = 1000


class Rule:
    """A measure with its parameters and what its count gives; parameters that the measure does not use are empty."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.measure = MEASURES.get(name, CARDS)
        self.color = ""
        self.habitat = ""
        self.type = ""
        self.tag = ""
        self.piece = ""
        self.line = ""
        self.property = ""
        self.adjacency = ""
        self.parity = ""
        self.least = -NO_LIMIT
        self.limit = NO_LIMIT
        #: Points for each full group, and at most; 0 on a goal.
        self.vp = 0
        self.group = 1
        self.most = NO_LIMIT
        #: Points for 1, 2, 3, ...; empty if points are by group.
        self.ladder: list[int] = []
        #: How many a goal needs; 0 on scoring.
        self.need = 0

    def points(self, count: int) -> int:
        """Return what a count gives: points for each full group, not more than the most, or by the ladder. (E52)"""
        if self.ladder:
            return self.ladder[min(count, len(self.ladder)) - 1] if count > 0 else 0
        return min(count // self.group * self.vp, self.most)


def read_rule(checker: Checker, place: str, data: dict[str, object], others: list[str]) -> Rule:
    """Read a rule as the card data tells it; `others` are fields of the card that are not part of the rule."""
    name = str(data.get("count"))
    rule = Rule(name)
    if name not in MEASURES:
        checker.wrong(f"{place}.count", data.get("count"), "something that can be counted")
        return rule
    known = ["count", *others]
    for parameter in PARAMETERS.get(name, []):
        if parameter == "limit":
            known += ["min", "max"]
            _read_limits(checker, place, rule, data)
        elif parameter == "one of":
            parameter = "color" if "color" in data else "habitat"
            known.append(parameter)
            _read_word(checker, place, rule, parameter, data.get(parameter))
        else:
            known.append(parameter)
            _read_word(checker, place, rule, parameter, data.get(parameter))
    if "need" in data:
        known.append("need")
        rule.need = _number(checker, f"{place}.need", data["need"])
    elif "ladder" in data:
        known.append("ladder")
        steps = data["ladder"]
        rule.ladder = [step for step in steps if isinstance(step, int)] if isinstance(steps, list) else []
        if not rule.ladder or rule.ladder != sorted(rule.ladder):
            checker.wrong(f"{place}.ladder", steps, "rising points for 1, 2, 3 and so on")
    else:
        known += ["vp", "group", "most"]
        rule.vp = _number(checker, f"{place}.vp", data.get("vp"))
        rule.group = _number(checker, f"{place}.group", data.get("group", 1))
        rule.most = _number(checker, f"{place}.most", data.get("most", NO_LIMIT))
    for extra in [field for field in data if field not in known]:
        checker.wrong(f"{place}.{extra}", data[extra], f"only the parameters of {name}")
    return rule


def _number(checker: Checker, place: str, value: object) -> int:
    number = whole(value)
    if number is None or number < 1:
        checker.wrong(place, value, "a whole number from 1 up")
        return 1
    return number


def _read_limits(checker: Checker, place: str, rule: Rule, data: dict[str, object]) -> None:
    least, limit = data.get("min"), data.get("max")
    low, high = whole(least), whole(limit)
    if (low is None) != (least is None) or (high is None) != (limit is None) or (low is None and high is None):
        checker.wrong(place, [least, limit], "a whole number as min or max")
    rule.least = -NO_LIMIT if low is None else low
    rule.limit = NO_LIMIT if high is None else high


def _read_word(checker: Checker, place: str, rule: Rule, parameter: str, value: object) -> None:
    words = _WORDS[parameter]
    word = str(value)
    if word not in words:
        checker.wrong(f"{place}.{parameter}", value, f"one of {', '.join(words)}")
        word = words[0]
    if parameter == "color":
        rule.color = word
    elif parameter == "habitat":
        rule.habitat = word
    elif parameter == "type":
        rule.type = word
    elif parameter == "tag":
        rule.tag = word
    elif parameter == "piece":
        rule.piece = word
    elif parameter == "line":
        rule.line = word
    elif parameter == "property":
        rule.property = word
    elif parameter == "adjacency":
        rule.adjacency = word
    else:
        rule.parity = word
