"""The course of turns: what is shown to whom, who is done, and what is over when a part is over."""

from __future__ import annotations

import pytest

from terrarium.rauha.position import RauhaPosition
from terrarium.rauha.rules.scoring import score
from terrarium.rauha.rules.turns import start_activation
from terrarium.rauha.state.phases import FROM_BIOMES
from tests.rauha.positions import (
    EMPTY,
    KITEET,
    MAA,
    METSAT,
    TAIVAS,
    VUORI,
    activating,
    at_activation,
    choose_all,
    do,
    lay,
    offered,
    play_until,
    seen,
    start,
)


def shown(position: RauhaPosition) -> list[int]:
    """How often something hidden was shown to each seat."""
    return [position.reveals_to(seat) for seat in range(int(position.seats))]


@pytest.mark.clause("R10", "R12", "R17")
def test_looks_choices_and_the_cards_of_others_are_shown_once_each() -> None:
    position = start(3, seed=1)
    for seat in range(3):
        lay(position, seat, EMPTY)  # nothing to activate
    assert shown(position) == [1, 1, 1]  # the first look
    choose_all(position, {0: "1-26", 1: "1-34", 2: "1-36"})
    assert shown(position) == [2, 2, 2]  # no choice can be taken back
    first = position.actors()[0]
    others = [seat for seat in range(3) if seat != first]
    do(position, first, "place 5")
    assert [shown(position)[seat] for seat in [first, *others]] == [2, 3, 3]
    second = position.actors()[0]
    do(position, second, "discard")  # unseen
    assert [shown(position)[seat] for seat in [first, *others]] == [2, 3, 3]
    third = position.actors()[0]
    do(position, third, "place 5")
    assert position.totem == 2  # the next look
    assert shown(position) == [5 if seat == second else 4 for seat in range(3)]


@pytest.mark.clause("R12", "R17")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_own_cards_are_no_news_in_any_turn_of_any_round(seats: int) -> None:
    position = start(seats, seed=2)
    while not position.over():
        seat = position.actors()[0]
        before = shown(position)
        places = [action for action in position.legal(seat) if position.game.words(action).startswith("place")]
        position.play(seat, (places or position.legal(seat))[0])
        if places and position.step != 0:
            news = [now - then for now, then in zip(shown(position), before, strict=True)]
            # A card of the next seat that is discarded because it is too expensive is news to all.
            assert news in (
                [int(other != seat) for other in range(seats)],
                [1 + (other != seat) for other in range(seats)],
            )


@pytest.mark.clause("R19")
def test_a_card_that_has_to_be_discarded_shows_that_it_was_too_expensive() -> None:
    position = start(2, seed=1)
    choose_all(position, {0: "1-15", 1: "1-17"})  # 4 crystals each
    first = position.actors()[0]
    position.crystals[1 - first], position.spores[1 - first] = 3, 0x1FF
    before = shown(position)
    do(position, first, "discard")
    do(position, first, "stop")
    assert shown(position) == [count + 1 for count in before]
    assert position.crystals[1 - first] == 3 + 4


@pytest.mark.clause("R17", "R19")
def test_with_nine_spores_and_just_enough_crystals_the_card_can_be_placed() -> None:
    position = start(2, seed=1)
    choose_all(position, {0: "1-15", 1: "1-17"})
    first = position.actors()[0]
    position.crystals[1 - first], position.spores[1 - first] = 4, 0x1FF
    do(position, first, "discard")
    do(position, first, "stop")
    assert position.actors() == [1 - first]
    assert offered(position, 1 - first) == [*[f"place {cell}" for cell in range(1, 10)], "discard"]


@pytest.mark.clause("R14")
def test_those_who_acted_before_are_done() -> None:
    position = start(5, seed=1)
    score(position, 3, 1, FROM_BIOMES)
    position.first_player = 3
    for done in range(6):
        position.seats_done = done
        assert [position.is_done(seat) for seat in (3, 4, 0, 1, 2)] == [place < done for place in range(5)]


def activation(position: RauhaPosition) -> list[int]:
    """Invited, used, left out, usable, and used with the rest."""
    return [
        int(mask) for mask in (position.invited, position.used, position.suppressed, position.usable, position.rest)
    ]


@pytest.mark.clause("R26", "R27", "R35")
def test_nothing_of_an_activation_is_left_when_it_is_over() -> None:
    assert activation(start()) == [0, 0, 0, 0, 0]
    position, seat = activating({1: "1-25", 4: "1-15", 7: "1-03"}, invited=KITEET | MAA)
    do(position, seat, "use kiteet")
    assert 0 not in activation(position)
    do(position, seat, "stop")
    assert activation(position) == [0, 0, 0, 0, 0]
    play_until(position, 2)
    assert activation(position) == [0, 0, 0, 0, 0]


@pytest.mark.clause("R40")
def test_after_the_last_scoring_no_part_is_begun() -> None:
    position = start(3, seed=4)
    play_until(position, 17)
    assert (position.seats_done, activation(position)) == (0, [0, 0, 0, 0, 0])


@pytest.mark.clause("R04", "R16")
def test_a_marker_that_moves_lies_one_above_the_top() -> None:
    position = start(4, seed=1)
    assert position.top_height == max(position.marker_heights) == 3
    lowest = list(position.marker_heights).index(0)
    score(position, lowest, 2, FROM_BIOMES)
    assert position.marker_heights[lowest] == position.top_height == 4
    score(position, lowest, 2, FROM_BIOMES)  # it lies on top already
    assert position.marker_heights[lowest] == position.top_height == 4


@pytest.mark.clause("R26", "R31", "R33")
def test_everybody_sees_what_was_used_and_what_is_asked() -> None:
    position, seat = activating({1: "1-25", 2: "1-03", 4: "1-18"}, crystals=2, invited=KITEET | METSAT)
    view = seen(position, 1 - seat)
    assert (view["step"], view["activation"]["pending"]) == ("activate", None)
    assert (view["activation"]["used_cells"], view["activation"]["used_entities"]) == ([], [])
    do(position, seat, "use kiteet")
    do(position, seat, "use 1")
    view = seen(position, 1 - seat)
    assert (view["activation"]["used_cells"], view["activation"]["used_entities"]) == ([0], ["kiteet"])
    assert view["activation"]["invited"] == ["kiteet", "metsat"]
    do(position, seat, "use 4")
    assert seen(position, 1 - seat)["activation"]["pending"] == "spore"
    assert position.spore_pending()
    do(position, seat, "spore 9")
    assert seen(position, 1 - seat)["activation"]["pending"] is None
    assert not position.spore_pending()
    do(position, seat, "use metsat")
    assert seen(position, 1 - seat)["activation"]["pending"] == "animal"
    assert not position.spore_pending()


@pytest.mark.clause("R31", "R33")
@pytest.mark.parametrize(("source", "asked"), [(-1, None), (0, "spore"), (8, "spore"), (13, "animal")])
def test_everybody_sees_whether_a_cell_or_an_animal_is_asked_for(source: int, asked: str | None) -> None:
    position = start(2)
    position.step, position.pending = 2, source
    assert seen(position, None)["activation"]["pending"] == asked


@pytest.mark.clause("R26", "R33", "R36", "R41")
def test_the_sheet_tells_biomes_from_entities_and_water() -> None:
    position, seat = activating({1: "1-15", 2: "1-03"}, crystals=4, invited=TAIVAS | KITEET | METSAT)
    before = seen(position, seat)["boards"][seat]["tally"][0]
    assert before == [0, 0, 0]
    do(position, seat, "use 1")
    assert seen(position, seat)["boards"][seat]["tally"][0] == [4, 0, 0]
    do(position, seat, "use taivas")
    assert seen(position, seat)["boards"][seat]["tally"][0] == [4, 7, 0]
    do(position, seat, "use metsat")
    do(position, seat, "name flying")
    assert seen(position, seat)["boards"][seat]["tally"][0] == [4, 8, 0]
    assert [(row["id"], row["points"]) for row in seen(position, seat)["tally"][seat]] == [
        ("rauha-sheet-biomes", 4),
        ("rauha-sheet-entities", 8),
    ]


@pytest.mark.clause("R36", "R41")
def test_the_sheet_has_a_row_for_water() -> None:
    position, seat = at_activation(scoring=True)
    for other in (0, 1):
        lay(position, other, EMPTY)
        position.spores[other] = position.entities[other] = 0
    lay(position, seat, {1: "1-26", 9: "1-15"})  # 2 water
    position.spores[seat] = 1 << 8
    start_activation(position)
    before = seen(position, seat)["boards"][seat]["tally"][0]
    do(position, seat, "stop")
    assert seen(position, seat)["boards"][seat]["tally"][0] == [before[0], before[1], before[2] + 3]
    sheet = [row for row in seen(position, seat)["tally"][seat] if row["id"] == "rauha-sheet-water"]
    assert [row["points"] for row in sheet] == [before[2] + 3]


@pytest.mark.clause("R23", "R25")
def test_everybody_sees_who_has_which_of_the_seven_entities() -> None:
    position = start(2)
    position.entities[0], position.entities[1] = TAIVAS | VUORI, METSAT
    view = seen(position, None)
    assert [board["entities"] for board in view["boards"]] == [["taivas", "vuori"], ["metsat"]]
    assert view["middle"] == ["maa", "meri", "kiteet", "sienet"]


@pytest.mark.clause("R28")
@pytest.mark.parametrize("spores", [(), (1,), (4,), (9,), (1, 9)])
def test_points_per_spore_need_a_spore(spores: tuple[int, ...]) -> None:
    position, seat = activating({4: "1-21", 1: "1-15"}, spores=spores)
    assert ("use 4" in offered(position, seat)) == bool(spores)


@pytest.mark.clause("R21", "R22")
@pytest.mark.parametrize(
    ("cells", "line"),
    [
        ((1, 2, 3), ("row", 0)),
        ((4, 5, 6), ("row", 1)),
        ((7, 8, 9), ("row", 2)),
        ((1, 4, 7), ("column", 0)),
        ((2, 5, 8), ("column", 1)),
        ((3, 6, 9), ("column", 2)),
    ],
)
def test_everybody_sees_which_lines_are_full(cells: tuple[int, ...], line: tuple[str, int]) -> None:
    position = start(2)
    lay(position, 0, {**EMPTY, **dict.fromkeys(cells, "1-15")})
    found = seen(position, 1)["boards"][0]["lines"]
    assert [(one["line"], one["index"], one["entity"]) for one in found] == [(*line, "metsat")]


@pytest.mark.clause("R11")
def test_satellites_are_empty_in_a_scoring_and_after_the_game() -> None:
    position = start(2, seed=1)
    for totem in (4, 17):
        play_until(position, totem)
        assert [view["count"] for view in seen(position, 0)["satellites"]] == [0, 0]


@pytest.mark.clause("R10")
def test_a_card_of_another_satellite_and_one_that_was_taken_are_refused() -> None:
    position = start(2, seed=1)
    strange = position.legal(1)[0]
    assert strange not in position.legal(0)
    refused = position.refusal(0, strange)
    assert refused is not None
    assert refused.code == "rauha-not-in-satellite"
    assert all(position.refusal(0, card) is None for card in position.legal(0))
    taken = [position.legal(seat)[0] for seat in (0, 1)]
    choose_all(position)
    play_until(position, 2)  # each looks into the satellite of the other
    for seat in (0, 1):
        refused = position.refusal(seat, taken[1 - seat])
        assert refused is not None
        assert refused.code == "rauha-not-in-satellite"
