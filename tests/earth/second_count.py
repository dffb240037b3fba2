"""The scoring rules of Earth worked out a second time, slowly and straight from their description."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from terrarium.earth.cards.box import BOX, Card
from terrarium.earth.cards.measures import Rule
from terrarium.earth.state.area import Area

Spot = tuple[int, int]
FLORA, TERRAIN = 1, 2


class Laid:
    """A card on its position with its pieces."""

    def __init__(self, area: Area, row: int, column: int) -> None:
        cell = 4 * row + column
        self.card: Card = BOX.cards[area.cells[cell]]
        self.sprouts = int(area.sprouts[cell])
        self.growth = int(area.growth[cell])
        self.flora = self.card.kind == FLORA

    def pieces(self, piece: str) -> int:
        """How many pieces of a kind lie on it."""
        return self.sprouts if piece == "sprout" else self.growth

    def spaces(self, piece: str) -> int:
        """How many pieces of a kind fit on it."""
        return self.card.sprouts if piece == "sprout" else self.card.growth


def grid_of(area: Area) -> dict[Spot, Laid]:
    """The cards by row and column."""
    spots = product(range(4), range(4))
    return {(row, column): Laid(area, row, column) for row, column in spots if area.cells[4 * row + column]}


def colors_of(card: Card) -> set[str]:
    """Every colour that the card counts as."""
    names = {ability.color for ability in card.abilities}
    return names | {"red", "blue", "yellow"} if "multicolor" in names else names


def within(rule: Rule, value: int) -> bool:
    """Whether a value keeps the limits of a rule."""
    return rule.least <= value <= rule.limit


def second_count(rule: Rule, areas: list[Area], seat: int, spot: Spot = (0, 0)) -> int:
    """How many of what the rule asks for there are."""
    area = areas[seat]
    grid = grid_of(area)
    laid = list(grid.values())
    flora = [item for item in laid if item.flora]
    cards = [item.card for item in laid]
    boards = [BOX.cards[side] for side in (area.island, area.climate) if side]
    everywhere = cards + boards
    row, column = spot
    name = rule.name
    if name == "cards_with_color":
        return len([card for card in everywhere if rule.color in colors_of(card)])
    if name == "cards_with_habitat":
        return len([card for card in everywhere if rule.habitat in card.habitats])
    if name == "cards_with_habitat_count":
        return len([card for card in everywhere if within(rule, len(card.habitats))])
    if name == "cards_with_vp":
        return len([card for card in everywhere if within(rule, card.vp)])
    if name == "cards_with_vp_parity":
        return len([card for card in everywhere if ("odd" if card.vp % 2 else "even") == rule.parity])
    if name == "cards_with_two_abilities":
        return len([card for card in everywhere if len(card.abilities) == 2])
    if name == "cards_with_cost":
        return len([card for card in cards if within(rule, card.cost)])
    if name == "cards_with_arrows":
        return len([card for card in cards if card.arrows])
    if name == "terrains":
        return len([card for card in cards if card.kind == TERRAIN])
    if name == "flora_of_type":
        return len([item for item in flora if rule.type in item.card.types])
    if name == "flora_with_tag":
        return len([item for item in flora if rule.tag in item.card.tags])
    if name == "flora_with_spaces":
        return len([item for item in flora if within(rule, item.spaces(rule.piece))])
    if name == "flora_with_canopy":
        return len([item for item in flora if within(rule, item.card.canopy if item.card.growth else 0)])
    if name == "flora_with_pieces":
        return len([item for item in flora if item.pieces(rule.piece) >= rule.least])
    if name == "flora_full_of":
        return len([item for item in flora if 0 < item.spaces(rule.piece) == item.pieces(rule.piece)])
    if name == "flora_completely_full":
        return len([i for i in flora if i.sprouts == i.card.sprouts and i.growth == i.card.growth])
    if name == "flora_without_pieces":
        return len([item for item in flora if item.sprouts == item.growth == 0])
    if name == "pieces":
        return sum(item.pieces(rule.piece) for item in laid)
    if name in ("soil", "hand", "compost"):
        return {"soil": int(area.soil), "hand": int(area.hand), "compost": int(area.compost)}[name]
    if name == "events":
        return len(area.events)
    if name == "sets":
        return most_sets(everywhere, len(area.events))
    if name == "full_diagonals":
        diagonals = ([(n, n) for n in range(4)], [(n, 3 - n) for n in range(4)])
        return len([line for line in diagonals if all(here in grid for here in line)])
    if name in ("full_lines", "lines_all_different", "lines_shared"):
        return len([line for line in full_lines(rule, grid) if line_suits(rule, line)])
    if name == "diagonal_path":
        spots = {here for here, item in grid.items() if rule.type in item.card.types}
        return max((len(path) for path in paths(spots, diagonal=True)), default=0)
    if name == "in_line":
        return len(
            [
                item
                for here, item in grid.items()
                if rule.type in item.card.types and (here[0] == row if rule.line == "row" else here[1] == column)
            ]
        )
    if name == "adjacent":
        near = [here for here in grid if touching(here, spot, rule.adjacency == "diagonal")]
        return len([here for here in near if rule.type in grid[here].card.types])
    if name == "path_through_self":
        spots = {here for here, item in grid.items() if rule.habitat in item.card.habitats}
        return max(len(path) for path in paths(spots, diagonal=False) if spot in path)
    if name == "empty_adjacent":
        return 4 - len([here for here in grid if touching(here, spot, diagonal=False)])
    assert name == "best_player"
    alone = Rule("cards_with_color" if rule.color else "cards_with_habitat")
    alone.color, alone.habitat = rule.color, rule.habitat
    return max(second_count(alone, areas, other) for other in range(len(areas)))


def touching(here: Spot, there: Spot, diagonal: bool) -> bool:
    """Whether two positions share an edge, or only a corner."""
    down, right = abs(here[0] - there[0]), abs(here[1] - there[1])
    return (down, right) == (1, 1) if diagonal else down + right == 1


def paths(spots: set[Spot], diagonal: bool) -> Iterator[tuple[Spot, ...]]:
    """Every path over the spots that takes none twice."""
    unfinished: list[tuple[Spot, ...]] = [(spot,) for spot in sorted(spots)]
    while unfinished:
        path = unfinished.pop()
        yield path
        for spot in spots:
            if spot not in path and touching(path[-1], spot, diagonal):
                unfinished.append((*path, spot))


def full_lines(rule: Rule, grid: dict[Spot, Laid]) -> list[list[Laid]]:
    """The rows or columns that have four cards."""
    lines = [[(number, n) if rule.line == "row" else (n, number) for n in range(4)] for number in range(4)]
    return [[grid[here] for here in line] for line in lines if all(here in grid for here in line)]


def line_suits(rule: Rule, line: list[Laid]) -> bool:
    """Whether a full line has what the rule asks for: try every choice of one value per card."""
    if rule.name == "full_lines":
        return True
    wanted = 4 if rule.name == "lines_all_different" else 1
    return any(len(set(choice)) == wanted for choice in product(*(values(rule, item) for item in line)))


def values(rule: Rule, item: Laid) -> list[object]:
    """What a card can stand for."""
    if rule.property == "ability_color":
        return [*sorted(colors_of(item.card) - {"multicolor"})]
    if rule.property == "card_type":
        return [*item.card.types] if item.flora else ["terrain"]
    if rule.property == "habitat":
        return [*item.card.habitats]
    number = {"base_vp": item.card.vp, "sprout_count": item.sprouts, "growth_count": item.growth}
    return [number[rule.property]]


def most_sets(cards: list[Card], events: int) -> int:
    """How many sets can be made: take one at a time in every possible way."""
    if not events:
        return 0
    roles = [
        colors_of(card) & {"red", "blue", "yellow"} | ({"terrain"} if card.kind == TERRAIN else set()) for card in cards
    ]
    roles = [able for able in roles if able]
    for sets in range(min(events, len(roles) // 4), 0, -1):
        places = ["red", "blue", "yellow", "terrain"] * sets
        if seated(places, roles, [-1] * len(roles)):
            return sets
    return 0


def seated(places: list[str], roles: list[set[str]], holder: list[int]) -> bool:
    """Whether every place finds a card of its own; a card moves to another place if that helps."""

    def place_card(place: int, tried: set[int]) -> bool:
        for number, able in enumerate(roles):
            if places[place] in able and number not in tried:
                tried.add(number)
                if holder[number] < 0 or place_card(holder[number], tried):
                    holder[number] = place
                    return True
        return False

    return all(place_card(place, set()) for place in range(len(places)))
