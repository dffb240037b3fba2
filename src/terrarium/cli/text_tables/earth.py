"""Earth as text: goals with everyone's progress, every area, the own grid as a square, and the own hand."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import cast

from terrarium.cli.text_columns import side_by_side, terminal_width
from terrarium.cli.text_tables.text_table import Path, TextTable
from terrarium.earth.cards.box import BOX, card_number, goal_number
from terrarium.earth.cards.card_texts import card_lines, goal_line, scoring_line
from terrarium.earth.rules.actions import AMOUNT, CHOOSE, LAY, MOST_TAKEN
from terrarium.earth.view.gaia_view import GaiaView
from terrarium.earth.view.seat_view import EarthSeatView, GoalView, PlantedView, SeatView
from terrarium.earth.view.team_view import TeamView
from terrarium.engine.lines import Line
from terrarium.engine.position import Position

#: How wide a card of the grid is drawn, and in a narrow terminal.
WIDTH, NARROWEST = 24, 10
ECOSYSTEMS = frozenset(card.key for card in BOX.ecosystems)


class EarthTextTable(TextTable):
    """Shows the whole table, the own area and hand last, next to the question."""

    def show(self, view: Mapping[str, object]) -> list[str]:
        """All lines of the table."""
        sight = cast(EarthSeatView, view)
        seat = sight["seat"]
        active = sight["active"]
        lines = [
            self.say("earth-table-round", round=sight["round"], seat=Line("earth-gaia") if active is None else active)
        ]
        if sight["deck"] is None:
            lines.append(self.say("earth-table-hidden"))
        else:
            lines.append(self.say("earth-table-piles", deck=sight["deck"], discards=sight["discards"]))
        lines += ["", self.say("earth-table-goals")]
        lines += [f"  {self._goal(goal, sight['seats'])}" for goal in sight["goals"]]
        lines += [f"  {self._ecosystem(key)}" for key in sight["shared"]]
        if sight["gaia"] is not None:
            lines += ["", *self._gaia(sight["gaia"])]
        for team in sight["teams"]:
            lines += ["", *self._team(team)]
        if sight["partner"] is not None and sight["partner"]["hand"]:
            names = ", ".join(f"{card} {self._name(card)}" for card in sight["partner"]["hand"])
            lines += ["", self.say("earth-table-partner", seat=sight["partner"]["seat"], cards=names)]
        for other in range(sight["seats"]):
            if other != seat:
                lines += ["", *self._area(sight["areas"][other], other)]
        if seat is not None:
            lines += ["", *self._area(sight["areas"][seat], seat), *self._hand(sight)]
        return lines

    def _goal(self, goal: GoalView, seats: int) -> str:
        card = BOX.fauna[goal_number(goal["fauna"])]
        standing = []
        for seat in range(seats):
            leaf = goal["leaves"][seat]
            met = f" = {leaf}" if leaf is not None else "!" if goal["earned"][seat] else ""
            standing.append(f"{goal['progress'][seat]}{met}")
        need = self.texts.say(goal_line(card.rule), self.names)
        return self.say("earth-table-goal", card=card.line(), rule=need, progress=" : ".join(standing))

    def _ecosystem(self, key: str) -> str:
        card = BOX.ecosystems[goal_number(key)]
        return self.say("earth-table-ecosystem", card=card.line(), rule=scoring_line(card.rule))

    # -- Gaia and teams ----------------------------------------------------------------------------------------

    def _gaia(self, gaia: GaiaView) -> list[str]:
        """Gaia's board in three lines."""
        leaves = " : ".join("-" if leaf is None else str(leaf) for leaf in gaia["leaves"])
        lines = [
            self.say(
                "earth-table-gaia", turns=gaia["turns"], sprouts=gaia["sprouts"], growth=gaia["growth"],
                soil=gaia["soil"], store=gaia["store"], compost=gaia["compost"], points=gaia["points"],
            ),
            "  " + self.say("earth-table-gaia-leaves", leaves=leaves),
        ]  # fmt: skip
        if gaia["pile"]:
            names = ", ".join(self._name(card) for card in gaia["pile"])
            lines.append("  " + self.say("earth-table-gaia-pile", cards=names, points=gaia["pile_points"]))
        return lines

    def _team(self, team: TeamView) -> list[str]:
        """A team with what lies on its board."""
        lines = [
            self.say(
                "earth-table-team", seats=team["seats"], points=team["points"], soil=team["soil"],
                sprouts=team["sprouts"], growth=team["growth"], compost=team["compost"], cards=team["cards"],
            )
        ]  # fmt: skip
        if team["faces"]:
            lines.append("  " + ", ".join(self._name(card) for card in team["faces"]))
        return lines

    # -- areas -------------------------------------------------------------------------------------------------

    def _area(self, area: SeatView, seat: int) -> list[str]:
        lines = [
            self.say(
                "earth-table-area",
                seat=seat,
                soil=area["soil"],
                hand=area["hand"],
                compost=area["compost"],
                points=area["points"],
            )
        ]
        for key in (area["island"], area["climate"]):
            if key is not None:
                lines.append(f"  {self._card(card_number(key))}")
        if area["ecosystem"] is not None:
            lines.append(f"  {self._ecosystem(area['ecosystem'])}")
        if area["events"]:
            names = ", ".join(self._name(event) for event in area["events"])
            lines.append("  " + self.say("earth-table-events", cards=names))
        return lines + [f"  {line}" for line in self._grid(area)]

    def _grid(self, area: SeatView) -> list[str]:
        """For each row the names, and below them the pieces out of the spaces; as wide as the terminal allows."""
        at = {(card["row"], card["column"]): card for card in area["grid"]}
        rows, columns = (max((place[axis] for place in at), default=0) for axis in (0, 1))
        room = terminal_width()
        width = WIDTH if room is None or not columns else max(NARROWEST, min(WIDTH, (room - 2) // columns - 1))
        lines = []
        for row in range(1, rows + 1):
            names, pieces = [], []
            for column in range(1, columns + 1):
                here = at.get((row, column))
                names.append(["."] if here is None else textwrap.wrap(self._name(here["card"]), width))
                pieces.append([] if here is None else textwrap.wrap(self._pieces(here), width))
            lines += [*side_by_side(names, width), *side_by_side(pieces, width)]
        return lines

    def _pieces(self, here: PlantedView) -> str:
        card = BOX.cards[here["card"]]
        if not card.types:
            return ""
        sprouts, growth = f"{here['sprouts']}/{card.sprouts}", f"{here['growth']}/{card.growth}"
        return self.say("earth-table-pieces", sprouts=sprouts, growth=growth)

    def _hand(self, sight: EarthSeatView) -> list[str]:
        if not sight["hand"]:
            return []
        lines = ["", self.say("earth-table-hand")]
        for card, price in zip(sight["hand"], sight["prices"], strict=True):
            paid = "-" if price is None else str(price)
            lines.append(f"  {card:>3}  {paid:>2}  {self._card(card)}")
        return lines

    def _name(self, card: int) -> str:
        return self.texts.say(BOX.cards[card].line(), self.names)

    def _card(self, number: int) -> str:
        """Describe a card: its names, points, abilities and what its name counts as."""
        card = BOX.cards[number]
        names = [self._name(number)]
        if card.latin and card.latin not in names:
            names.append(card.latin)
        lines = [*card_lines(card), *(Line(f"earth-tag-{tag}") for tag in card.tags)]
        abilities = self.say("earth-table-separator").join(self.texts.say(line, self.names) for line in lines)
        return self.say("earth-table-card", card=", ".join(names), points=card.vp, abilities=abilities)

    def paths(self, position: Position, seat: int) -> dict[Path, int]:
        """A number for every choice; an amount of a gain is typed as it is. (E76)"""
        legal = position.legal(seat)
        amounts = [action for action in legal if AMOUNT <= action <= AMOUNT + MOST_TAKEN]
        if not amounts:
            return super().paths(position, seat)
        rest = [action for action in legal if action not in amounts]
        found: dict[Path, int] = {(str(action - AMOUNT),): action for action in amounts}
        for number, action in enumerate(rest, start=amounts[-1] - AMOUNT + 1):
            found[str(number),] = action
        return found

    def label(self, position: Position, seat: int, path: Path, action: int) -> str:
        """The meaning of a choice. The sides of the setup are described: they are not on the table yet. (E04)"""
        if not CHOOSE <= action < LAY:
            return super().label(position, seat, path, action)
        side = self.game.words(action).split()[1]
        return self._ecosystem(side) if side in ECOSYSTEMS else self._card(card_number(side))

    def advice(self, view: Mapping[str, object]) -> list[int]:
        """The advised answers: pieces where they are worth most, payments with the least loss."""
        return cast(EarthSeatView, view)["advice"]

    def runs_on(self, view: Mapping[str, object]) -> bool:
        """Return whether an activation is under way. (E29)"""
        return cast(EarthSeatView, view)["run"] is not None

    def help(self) -> list[str]:
        """Lines that explain the table and what can be typed."""
        return [self.say("table-help-run"), self.say("earth-table-help")]
