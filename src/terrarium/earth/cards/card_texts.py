"""Abilities, scoring rules and goals put into lines, and the symbols that stand for them.

Nothing here is a printed sentence: a line is built from an ability's colour, costs, gains and effect, or from what a
rule counts; ``locales/*/earth-cards.ftl`` has the words. Screen, terminal and tooltip all start from these lines, and
`icons` names the symbols of the same structure in the same order.
"""

from __future__ import annotations

from terrarium.earth.cards import abilities as effects
from terrarium.earth.cards.abilities import BY_COLOR, BY_HABITAT, BY_KIND, COSTS, GAINS, Ability
from terrarium.earth.cards.box import Card, GoalCard
from terrarium.earth.cards.measures import NO_LIMIT, Rule
from terrarium.earth.cards.vocabulary import LINES, PIECES
from terrarium.engine.lines import Line


def dashed(word: str) -> str:
    """Return a word of the card data as it stands in the ids of messages and symbols."""
    return word.replace("_", "-")


def listing(lines: list[Line]) -> Line:
    """Return several lines as one: "a", "a and b", "a, b and c"."""
    if len(lines) == 1:
        return lines[0]
    if len(lines) == 2:
        return Line("earth-and-2", first=lines[0], last=lines[1])
    return Line("earth-list", first=lines[0], rest=listing(lines[1:]))


def resources_line(resources: list[Line]) -> Line:
    """Return several resources as one line; three are one message, as in the journals of stored games."""
    if len(resources) == 3:
        return Line("earth-and-3", first=resources[0], second=resources[1], last=resources[2])
    return listing(resources)


def costs_line(costs: list[int]) -> Line:
    """Return what is paid."""
    return resources_line(
        [Line(f"earth-cost-{COSTS[what]}", n=amount) for what, amount in enumerate(costs) if amount > 0]
    )


def gains_line(gains: list[int]) -> Line:
    """Return what is gained, in the order in which it is taken."""
    return resources_line(
        [Line(f"earth-gain-{GAINS[what]}", n=amount) for what, amount in enumerate(gains) if amount > 0]
    )


def ability_line(card: Card, slot: int) -> Line:
    """Return what an ability of a card does."""
    ability = card.abilities[slot]
    if ability.effect == effects.END_SCORING and card.rule is not None:
        return Line("earth-effect-end-scoring", rule=scoring_line(card.rule))
    if ability.effect == effects.START:
        return Line("earth-effect-start", draw=card.start[0], hand=card.start[1], soil=card.start[2])
    return effect_line(ability)


def effect_line(ability: Ability) -> Line:
    """Return what an ability does that needs nothing else of its card."""
    effect = ability.effect
    name = f"earth-effect-{dashed(effects.EFFECTS[effect])}"
    if effect in (effects.PLAIN, effects.PER_CARD_PLANTED, effects.ONLY_IF_CHOSEN, effects.WHEN_EVENT_PLAYED):
        plain = gains_line(ability.gains)
        if not ability.free():
            plain = Line("earth-pay-gain", cost=costs_line(ability.costs), gain=plain)
        if effect == effects.PLAIN:
            return plain
        if effect == effects.PER_CARD_PLANTED:
            return Line(name, planted=_planted_line(ability), ability=plain)
        if effect == effects.ONLY_IF_CHOSEN:
            return Line(name, color=ability.word, ability=plain)
        return Line(name, ability=plain)
    if effect == effects.PLACE_ON_EACH_IN_LINE:
        piece, line = PIECES[ability.piece], LINES[ability.line]
        return Line(name, piece=piece, type=ability.word, line=line)
    if effect == effects.PLACE_ON_ADJACENT:
        return Line(name, gain=Line(f"earth-gain-{PIECES[ability.piece]}", n=ability.amount))
    if effect == effects.REDUCE_PLANTING_COST:
        by = "habitat" if ability.field == BY_HABITAT else "type"
        return Line(f"{name}-{by}", word=ability.word, n=ability.amount)
    if effect == effects.PAY_WITH:
        return Line(name, resource=COSTS[ability.resource])
    if effect in (effects.COPY, effects.CANNOT_CHOOSE):
        return Line(name, color=ability.word)
    if effect == effects.REPLACE_WHEN_PLANTING:
        return Line(name, color=ability.word, n=ability.amount)
    if effect == effects.LOOK_AT_COMPOST:
        return Line(name, n=ability.amount)
    return Line(name)


def _planted_line(ability: Ability) -> Line:
    if ability.field == BY_KIND:
        return Line("earth-each-terrain", n=1)
    each = Line("earth-each-card", n=1)
    if ability.field == BY_COLOR:
        return Line("earth-count-cards-with-color", what=each, color=ability.word)
    return Line("earth-count-cards-with-habitat", what=each, habitat=ability.word)


#: What a rule's phrase begins with, where it is not "card".
_HEADS = {
    "terrains": "terrain",
    "pieces": "piece",
    "soil": "soil",
    "events": "event",
    "sets": "set",
    "full_lines": "line",
    "full_diagonals": "diagonal",
    "lines_all_different": "line",
    "lines_shared": "line",
    "flora_of_type": "type",
    "diagonal_path": "type",
    "in_line": "type",
    "adjacent": "type",
    "empty_adjacent": "space",
}


def _head(rule: Rule, form: str, n: int) -> Line:
    """Return what is counted, in the number that the rule asks for: "each card" or "5 or more flora"."""
    head = _HEADS.get(rule.name, "flora" if rule.name.startswith("flora") else "card")
    if head == "piece":
        return Line(f"earth-{form}-{rule.piece}", n=n)
    if head == "line":
        return Line(f"earth-{form}-{rule.line}", n=n)
    if head == "type":
        return Line(f"earth-{form}-type", n=n, type=rule.type)
    return Line(f"earth-{form}-{head}", n=n)


def parameters_of(rule: Rule) -> dict[str, str]:
    """Return the words that say more closely what a rule counts, by the name of the parameter."""
    words = {
        "color": rule.color,
        "habitat": rule.habitat,
        "type": rule.type,
        "tag": rule.tag,
        "piece": rule.piece,
        "line": rule.line,
        "property": rule.property,
        "adjacency": rule.adjacency,
        "parity": rule.parity,
    }
    return {name: word for name, word in words.items() if word}


def counted_line(rule: Rule, form: str, n: int) -> Line:
    """Return what a rule counts; `form` is "each" for scoring and "goal" for goals."""
    figures: dict[str, object] = {"what": _head(rule, form, n)}
    figures.update(parameters_of(rule))
    phrase = f"earth-count-{dashed(rule.name)}"
    if rule.name == "best_player":
        phrase += "-color" if rule.color else "-habitat"
    limits = rule.least != -NO_LIMIT or rule.limit != NO_LIMIT
    if limits and rule.least == rule.limit:
        figures["limit"], figures["n"] = "exactly", rule.limit
    elif limits and rule.least != -NO_LIMIT:
        figures["limit"], figures["n"] = "least", rule.least
    elif limits:
        figures["limit"], figures["n"] = "most", rule.limit
    return Line(phrase, **figures)


def scoring_line(rule: Rule) -> Line:
    """Return what a terrain or ecosystem gives at the end."""
    if rule.ladder:
        steps = ", ".join(str(points) for points in rule.ladder)
        return Line("earth-score-ladder", type=rule.type, steps=steps, last=len(rule.ladder))
    what = counted_line(rule, "each", rule.group)
    if rule.most != NO_LIMIT:
        return Line("earth-score-at-most", vp=rule.vp, what=what, most=rule.most)
    return Line("earth-score", vp=rule.vp, what=what)


def goal_line(rule: Rule) -> Line:
    """Return what a fauna card asks for."""
    return counted_line(rule, "goal", rule.need)


def rule_line(card: GoalCard) -> Line:
    """Return what an ecosystem gives or a fauna card asks for."""
    return goal_line(card.rule) if card.rule.need else scoring_line(card.rule)


def card_lines(card: Card) -> list[Line]:
    """Return what each ability of a card does, with its colour."""
    return [
        Line("earth-ability", color=card.abilities[slot].color, ability=ability_line(card, slot))
        for slot in range(len(card.abilities))
    ]


class Icon:
    """A symbol and the number beside it, 0 if there is none; what is paid has a number below zero."""

    def __init__(self, name: str, amount: int = 0) -> None:
        self.name = name
        self.amount = amount

    def data(self) -> dict[str, object]:
        """Return the icon as plain data."""
        return {"icon": self.name, "amount": self.amount}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Icon) and other.name == self.name and other.amount == self.amount

    def __hash__(self) -> int:
        return hash((self.name, self.amount))

    def __repr__(self) -> str:
        return f"{self.name} {self.amount:+d}" if self.amount else self.name


def icons(card: Card, slot: int) -> list[Icon]:
    """Return the symbols of an ability: its colour, what it costs, what it gives, and what its effect is about."""
    ability = card.abilities[slot]
    found = [Icon(f"color-{ability.color}")]
    if ability.effect != effects.PLAIN:
        found.append(Icon(f"effect-{dashed(effects.EFFECTS[ability.effect])}", ability.amount))
    found += [Icon(f"cost-{COSTS[what]}", -amount) for what, amount in enumerate(ability.costs) if amount]
    if not ability.free():
        found.append(Icon("then"))
    found += [Icon(f"gain-{GAINS[what]}", amount) for what, amount in enumerate(ability.gains) if amount]
    if ability.effect == effects.START:
        found += [Icon("gain-draw", card.start[0]), Icon("gain-hand", card.start[1]), Icon("gain-soil", card.start[2])]
    if ability.effect == effects.PLACE_ON_EACH_IN_LINE:
        found += [Icon(f"gain-{PIECES[ability.piece]}", 1), Icon(f"line-{LINES[ability.line]}")]
    if ability.effect == effects.PLACE_ON_ADJACENT:
        found += [Icon(f"gain-{PIECES[ability.piece]}", ability.amount), Icon("around")]
    if ability.effect == effects.PAY_WITH:
        found.append(Icon(f"cost-{COSTS[ability.resource]}"))
    if ability.word:
        found.append(Icon(f"{effects.FIELDS[ability.field]}-{ability.word}"))
    if ability.effect == effects.END_SCORING and card.rule is not None:
        found += rule_icons(card.rule)
    return found


def rule_icons(rule: Rule) -> list[Icon]:
    """Return the symbols of a rule: points or the number needed, what is counted, and its parameters."""
    found = [Icon("need", rule.need)] if rule.need else [Icon("points", rule.vp)]
    if rule.group > 1:
        found.append(Icon("group", rule.group))
    found.append(Icon(f"count-{dashed(rule.name)}"))
    for name, word in parameters_of(rule).items():
        found.append(Icon(f"{name}-{dashed(word)}"))
    if rule.least != -NO_LIMIT:
        found.append(Icon("at-least", rule.least))
    if rule.limit != NO_LIMIT:
        found.append(Icon("at-most", rule.limit))
    return found
