"""What a seat is shown before it does something: spaces, sources, and who gets the rest."""

from __future__ import annotations

import pytest

from terrarium.rauha.rules.turns import start_activation
from terrarium.rauha.view.previews import SourceView
from terrarium.texts import Texts
from tests.rauha.positions import at_activation, choose_all, do, lay, play_until, put_into_satellite, seen, start


def source(sources: list[SourceView], name: int | str) -> SourceView:
    """The source on a cell, counted from 1, or an entity."""
    return next(one for one in sources if name in (one["entity"], None if one["cell"] is None else one["cell"] + 1))


@pytest.mark.clause("R17", "R21", "R23")
def test_a_card_shows_where_it_may_lie_what_it_costs_and_whom_it_brings_from_whom() -> None:
    position = start()
    put_into_satellite(position, 0, "1-09")
    lay(position, 0, {1: "1-10", 3: "1-11"})
    position.entities[1] |= 1 << 4  # Metsat
    position.crystals[0] = 0
    spaces = seen(position, 0)["spaces"]["1-09"]
    cost = spaces[1]["cost"]
    assert (spaces[1]["covered"], spaces[1]["short"]) == ("A2", cost)
    assert spaces[1]["entities"] == [{"entity": "metsat", "seat": 1}]
    assert spaces[4]["entities"] == []
    position.entities[1] = 0
    assert seen(position, 0)["spaces"]["1-09"][1]["entities"] == [{"entity": "metsat", "seat": None}]


@pytest.mark.clause("R17")
def test_a_cell_that_the_card_does_not_take_is_shown_as_such_and_refused() -> None:
    position = start()
    choose_all(position, {0: "1-07", 1: "1-08"})
    seat = int(position.turn_seat())
    position.crystals[seat] = 9
    kept = seen(position, seat)["kept"]
    assert kept is not None
    for space in seen(position, seat)["spaces"][kept["key"]]:
        assert space["allowed"] == (position.refusal(seat, space["action"]) is None)


@pytest.mark.clause("R19")
def test_a_space_names_the_action_that_puts_a_spore_there_and_a_full_board_says_so() -> None:
    position = start()
    choose_all(position)
    seat = int(position.turn_seat())
    kept = seen(position, seat)["kept"]
    assert kept is not None
    spaces = seen(position, seat)["spaces"][kept["key"]]
    assert [position.game.words(space["spore"]) for space in spaces] == [f"discard spore {n}" for n in range(1, 10)]
    position.spores[seat] = 1 << 4
    refused = position.refusal(seat, spaces[4]["spore"])
    assert refused is not None
    assert refused.code == "rauha-spore-there"
    position.spores[seat] = (1 << 9) - 1
    refused = position.refusal(seat, spaces[4]["spore"])
    assert refused is not None
    assert refused.code == "rauha-no-room-for-spore"


@pytest.mark.clause("R12")
def test_the_prospects_of_a_chosen_card_are_for_its_owner_alone() -> None:
    position = start(3)
    choose_all(position)
    waiting = (int(position.turn_seat()) + 1) % 3
    kept = seen(position, waiting)["kept"]
    assert kept is not None
    assert list(seen(position, waiting)["spaces"]) == [kept["key"]]
    assert kept["key"] not in seen(position, int(position.turn_seat()))["spaces"]
    assert seen(position, None)["spaces"] == {}


@pytest.mark.clause("R21")
def test_a_placement_says_whom_it_brings_and_from_whom() -> None:
    position = start()
    choose_all(position, {0: "1-09", 1: "1-12"})
    seat = int(position.turn_seat())
    kept = "1-09" if seat == 0 else "1-12"
    lay(position, seat, {1: "1-10", 3: "1-11"})
    position.entities[1 - seat] |= 1 << 4
    position.crystals[seat] = 9
    said = Texts("en").say(position.explain(seat, position.game.action("place 2")), ["Ada", "Ben"])
    assert said.startswith(f"Place {kept} on cell 2, over A2")
    assert said.endswith(f"; brings Metsat from {'Ben' if seat == 0 else 'Ada'}")


@pytest.mark.clause("R06", "R10", "R11")
def test_the_rest_of_the_satellite_goes_to_the_neighbour_and_in_the_third_turn_out_of_the_game() -> None:
    position = start(4)
    # Moon: the satellite on the left, which the next seat has on its right.
    assert [seen(position, seat)["rest_to"] for seat in range(4)] == [1, 2, 3, 0]
    play_until(position, 2)
    assert [seen(position, seat)["rest_to"] for seat in range(4)] == [3, 0, 1, 2]
    play_until(position, 3)
    assert [seen(position, seat)["rest_to"] for seat in range(4)] == [None] * 4


@pytest.mark.clause("R26", "R28", "R30")
def test_sources_come_in_the_order_in_which_they_serve_best() -> None:
    position, seat = at_activation(scoring=True)
    position.spores[seat] = 0b000111111
    position.crystals[seat] = 3
    lay(position, seat, {cell + 1: f"A{cell + 1}" for cell in range(9)})
    position.entities[seat] = 0b1000010  # Maa counts spores, Vuori has no effect
    start_activation(position)
    sources = seen(position, seat)["activation"]["sources"]
    assert [one["entity"] or one["cell"] for one in sources] == [0, 3, 4, 1, 5, "maa", 2, "vuori"]
    assert source(sources, "maa")["points"] == 6
    assert source(sources, "vuori")["state"] == "idle"
    paid = source(sources, 6)
    assert (paid["state"], [one["cell"] for one in paid["then"]]) == ("ready", [6, 7, 8])
    do(position, seat, "use 1")
    assert source(seen(position, seat)["activation"]["sources"], 1)["state"] == "used"


@pytest.mark.clause("R28")
def test_a_source_that_is_too_dear_says_so() -> None:
    position, seat = at_activation(scoring=True)
    position.spores[seat] = 0
    position.entities[seat] = 0b0000001
    position.crystals[seat] = 4
    start_activation(position)
    assert [one["state"] for one in seen(position, seat)["activation"]["sources"]] == ["ready"]
    position.entities[seat] = 0b0001001
    position.crystals[seat] = 3
    start_activation(position)
    states = {one["entity"]: one["state"] for one in seen(position, seat)["activation"]["sources"]}
    assert states == {"kiteet": "ready", "taivas": "dear"}


@pytest.mark.clause("R33")
def test_metsat_shows_the_points_of_each_animal() -> None:
    position, seat = at_activation(scoring=True)
    position.entities[seat] = 0b0010000
    lay(position, seat, {1: "1-10", 2: "1-11", 3: "1-12", 4: "1-13", 5: "1-14"})
    start_activation(position)
    metsat = source(seen(position, seat)["activation"]["sources"], "metsat")
    shown = seen(position, seat)["boards"][seat]["symbols"]
    assert metsat["points"] == max(shown[animal] for animal in ("flying", "land", "marine"))
    assert all(one["points"] == shown[str(one["animal"])] for one in metsat["then"])


@pytest.mark.clause("R41")
def test_the_tally_of_a_view_adds_up_to_the_points() -> None:
    position = start(3)
    play_until(position, 7)
    sight = seen(position, None)
    assert [sum(row["points"] for row in rows) for rows in sight["tally"]] == position.scores()
