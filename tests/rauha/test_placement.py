"""Steps 2 and 3: placing, discarding, entities. R14 to R25."""

from __future__ import annotations

import pytest

from terrarium.engine.errors import Refused
from terrarium.rauha.position import RauhaPosition
from terrarium.rauha.rules.entities import entities_through
from terrarium.rauha.rules.scoring import leader, score
from terrarium.rauha.rules.turns import move_totems, start_turn
from tests.rauha.positions import choose_all, do, lay, number, offered, put_into_satellite, seen, start


def to_place(card: str, seats: int = 2, seed: int = 0, journal: bool = False) -> tuple[RauhaPosition, int]:
    """A first turn in which the first player is about to place or discard a card."""
    position = start(seats, seed, journal=journal)
    seat = int(position.first_player)
    choose_all(position, {seat: card})
    return position, seat


def set_points(position: RauhaPosition, *points: int) -> None:
    """Give every seat its points, one after the other, so that of equal ones the later lies on top."""
    for seat, count in enumerate(points):
        score(position, seat, count, 0)


@pytest.mark.clause("R14")
def test_one_seat_after_the_other_from_the_first_player_clockwise() -> None:
    position = start(4)
    set_points(position, 1, 2, 9, 3)
    start_turn(position)
    choose_all(position)
    order = []
    while position.totem == 1:
        seat = position.actors()[0]
        order.append(seat)
        do(position, seat, "discard")
        do(position, seat, "stop")
    assert order == [2, 3, 0, 1]


@pytest.mark.clause("R14")
def test_others_wait_for_their_part() -> None:
    position, seat = to_place("1-03")
    assert position.legal(1 - seat) == []
    with pytest.raises(Refused, match=f"not the turn of .*{1 - seat} but of .*{seat}"):
        do(position, 1 - seat, "discard")


@pytest.mark.clause("R15")
def test_the_first_player_has_most_points_or_lies_on_top() -> None:
    position = start(3)
    set_points(position, 4, 2, 3)
    assert leader(position) == 0
    set_points(position, 0, 2, 1)  # all at 4: seat 2 came last
    assert leader(position) == 2
    score(position, 1, 3, 0)
    score(position, 0, 3, 0)  # both at 7, seat 0 on top
    assert leader(position) == 0
    assert seen(position, None)["order"] == [0, 1, 2]


@pytest.mark.clause("R15", "R42")
@pytest.mark.parametrize("points", [(99, 101), (99, 100), (150, 201), (205, 301)])
def test_the_first_player_has_most_points_beyond_a_hundred_too(points: tuple[int, int]) -> None:
    position = start(2)
    set_points(position, *points)
    assert leader(position) == 1
    assert seen(position, None)["order"] == [1, 0]
    start_turn(position)
    assert position.first_player == 1
    position.totem = 3
    position.spores[0] = position.spores[1] = 1
    move_totems(position)
    assert (position.scoring, position.first_player, position.actors()) == (True, 1, [1])


@pytest.mark.clause("R15")
def test_the_first_player_is_settled_when_the_turn_begins() -> None:
    position = start(2)
    start_turn(position)
    first = int(position.first_player)
    choose_all(position)
    do(position, first, "discard")
    score(position, 1 - first, 50, 0)
    do(position, first, "stop")
    assert (position.first_player, position.turn_seat()) == (first, 1 - first)
    do(position, 1 - first, "discard")
    do(position, 1 - first, "stop")
    assert (position.totem, position.first_player) == (2, 1 - first)


@pytest.mark.clause("R15")
def test_it_is_settled_again_for_a_scoring() -> None:
    position = start(2)
    position.totem = 3
    start_turn(position)
    first = int(position.first_player)
    choose_all(position)
    for seat in (first, 1 - first):
        do(position, seat, "discard")
        if seat == 1 - first:
            position.spores[0] = position.spores[1] = 1
            score(position, seat, 9, 0)
        do(position, seat, "stop")
    assert (position.totem, position.scoring, position.first_player) == (4, True, 1 - first)


@pytest.mark.clause("R16")
def test_a_marker_that_gains_lands_on_top_and_a_gain_of_zero_is_no_move() -> None:
    position = start(3)
    set_points(position, 5, 5, 5)
    assert seen(position, None)["order"] == [2, 1, 0]
    score(position, 0, 0, 0)
    assert seen(position, None)["order"] == [2, 1, 0]
    score(position, 1, 1, 0)
    score(position, 2, 1, 0)
    score(position, 0, 1, 0)
    assert seen(position, None)["order"] == [0, 2, 1]
    score(position, 0, 1, 0)
    assert seen(position, None)["order"] == [0, 2, 1]


@pytest.mark.clause("R17")
def test_a_card_may_lie_on_every_cell_and_covers_what_was_there() -> None:
    position, seat = to_place("1-03")
    assert offered(position, seat)[:9] == [f"place {cell}" for cell in range(1, 10)]
    do(position, seat, "place 5")  # not in the totem's line, the left column
    assert seen(position, seat)["boards"][seat]["cells"][4]["key"] == "1-03"
    assert seen(position, seat)["boards"][seat]["symbols"]["flying"] == 1


@pytest.mark.clause("R17")
def test_a_restricted_card_lies_only_where_it_may() -> None:
    position, seat = to_place("1-11")
    assert [words for words in offered(position, seat) if words.startswith("place")] == [
        "place 1",
        "place 6",
        "place 7",
    ]
    with pytest.raises(Refused, match="Card 1-11 cannot be placed on cell 5; allowed cells: 1, 6, 7"):
        do(position, seat, "place 5")


@pytest.mark.clause("R17")
def test_the_price_is_paid_in_full() -> None:
    position, seat = to_place("1-15")  # costs 4
    do(position, seat, "place 9")
    assert position.crystals[seat] == 0
    position, seat = to_place("1-31")  # costs 6
    assert not any(words.startswith("place") for words in offered(position, seat))
    with pytest.raises(Refused, match="Card 1-31 costs 6 crystals, 2 more than you have"):
        do(position, seat, "place 9")


@pytest.mark.clause("R17")
def test_a_covered_card_counts_for_nothing() -> None:
    position, seat = to_place("1-01")
    lay(position, seat, {2: "1-28", 8: "1-26"})
    assert (seen(position, 0)["boards"][seat]["water"], seen(position, 0)["boards"][seat]["symbols"]["flying"]) == (
        4,
        1,
    )
    do(position, seat, "place 2")
    assert (seen(position, 0)["boards"][seat]["water"], seen(position, 0)["boards"][seat]["symbols"]["flying"]) == (
        2,
        0,
    )


@pytest.mark.clause("R18")
def test_a_spore_moves_to_the_new_card() -> None:
    position, seat = to_place("1-03")
    position.spores[seat] = 1 << 4
    do(position, seat, "place 5")
    assert seen(position, seat)["boards"][seat]["spores"] == [4]


@pytest.mark.clause("R19")
def test_discarding_gives_four_crystals_or_a_spore() -> None:
    position, seat = to_place("1-31")
    do(position, seat, "discard")
    assert position.crystals[seat] == 8
    position, seat = to_place("1-31")
    position.spores[seat] = 1 << 2
    assert "discard spore 3" not in offered(position, seat)
    with pytest.raises(Refused, match="Cell 3 has a spore already"):
        do(position, seat, "discard spore 3")
    do(position, seat, "discard spore 9")
    assert (position.crystals[seat], seen(position, 0)["boards"][seat]["spores"]) == (4, [2, 8])


@pytest.mark.clause("R19")
def test_a_discarded_card_stays_unseen_by_others() -> None:
    position, seat = to_place("1-31", seats=3, journal=True)
    do(position, seat, "discard")
    assert seen(position, seat)["plays"][seat][0] == {"round": 1, "turn": 1, "card": "1-31", "state": "discarded"}
    for other in [*(other for other in range(3) if other != seat), None]:
        assert seen(position, other)["plays"][seat][0] == {"round": 1, "turn": 1, "card": None, "state": "discarded"}
        assert position.journal is not None
        assert "1-31" not in str([line.data() for line in position.journal.lines(other)])


@pytest.mark.clause("R19", "R20")
def test_with_nine_spores_only_the_crystals_are_left() -> None:
    position, seat = to_place("1-03")
    position.spores[seat] = 0x1FF
    assert offered(position, seat) == [*[f"place {cell}" for cell in range(1, 10)], "discard"]


@pytest.mark.clause("R19")
def test_nobody_is_asked_when_only_the_crystals_are_left() -> None:
    position = start(2)
    first = int(position.first_player)
    put_into_satellite(position, 1 - first, "1-31")
    choose_all(position, {1 - first: "1-31"})
    position.spores[1 - first] = 0x1FF
    position.crystals[1 - first] = 5
    lay(position, 1 - first, {1: "A3", 4: "A3", 7: "A3"})
    shown = position.reveals
    do(position, first, "discard")
    do(position, first, "stop")
    assert position.totem == 2
    assert position.crystals[1 - first] == 9
    assert position.reveals > shown + 1  # that the card was too dear is something to learn


@pytest.mark.clause("R20")
def test_a_spore_may_lie_on_a_printed_biome_and_on_one_without_effect() -> None:
    position, seat = to_place("1-31")
    lay(position, seat, {1: "1-26"})
    assert {"discard spore 1", "discard spore 3"} <= set(offered(position, seat))
    assert sum(words.startswith("discard spore") for words in offered(position, seat)) == 9


@pytest.mark.clause("R21")
def test_a_full_row_or_column_of_the_placed_card_brings_its_entity() -> None:
    position, seat = to_place("1-03")  # crystal, flying
    lay(position, seat, {1: "1-19", 2: "1-11", 6: "1-01", 9: "1-01"})
    do(position, seat, "place 3")  # the row is full of flying animals, the column of crystal
    assert seen(position, seat)["boards"][seat]["entities"] == ["taivas", "kiteet"]
    assert seen(position, seat)["middle"] == ["maa", "meri", "metsat", "sienet", "vuori"]


@pytest.mark.clause("R21")
def test_discarding_brings_nobody() -> None:
    position, seat = to_place("1-03")
    lay(position, seat, {1: "1-03", 2: "1-03", 3: "1-03"})
    do(position, seat, "discard")
    assert seen(position, seat)["boards"][seat]["entities"] == []


@pytest.mark.clause("R19", "R21")
def test_discarding_for_a_spore_brings_nobody() -> None:
    position, seat = to_place("1-03")
    lay(position, seat, {1: "1-03", 2: "1-03", 3: "1-03", 4: "1-03", 7: "1-03"})
    for cell in (1, 2, 3, 4, 7):  # on full lines, which the discarded card would fill as well
        after = position.copy()
        do(after, seat, f"discard spore {cell}")
        assert seen(after, seat)["boards"][seat]["entities"] == []
        assert (after.invited, "use taivas" in offered(after, seat)) == (0, False)


@pytest.mark.clause("R22")
def test_two_biomes_count_for_both_and_deserts_for_nothing() -> None:
    position, seat = to_place("1-35")  # crystal and mushroom
    lay(position, seat, {1: "1-01", 2: "1-01", 6: "1-18", 9: "1-18"})
    do(position, seat, "place 3")
    assert seen(position, seat)["boards"][seat]["entities"] == ["kiteet", "sienet"]
    position, seat = to_place("1-03")
    lay(position, seat, dict.fromkeys(range(1, 10), "A3"))
    do(position, seat, "place 3")
    assert seen(position, seat)["boards"][seat]["entities"] == []
    assert seen(position, seat)["boards"][seat]["lines"] == []


@pytest.mark.clause("R22")
def test_two_equal_animals_on_one_card_fill_one_space_only() -> None:
    position, seat = to_place("1-03")
    lay(position, seat, {1: "2-08", 2: "A3"})
    do(position, seat, "place 3")
    assert "taivas" not in seen(position, seat)["boards"][seat]["entities"]


@pytest.mark.clause("R23")
def test_an_entity_is_taken_from_its_holder() -> None:
    position, seat = to_place("1-01", seats=3)
    other = (seat + 1) % 3
    position.entities[other] = 1 << 3 | 1
    lay(position, seat, {1: "1-02", 2: "1-02"})
    do(position, seat, "place 3")
    assert seen(position, 0)["boards"][seat]["entities"] == ["kiteet"]
    assert seen(position, 0)["boards"][other]["entities"] == ["taivas"]


@pytest.mark.clause("R23")
def test_the_holder_of_an_entity_gains_nothing_by_inviting_it() -> None:
    position, seat = to_place("1-01")
    position.entities[seat] = 1 << 3
    lay(position, seat, {1: "1-02", 2: "1-02"})
    do(position, seat, "place 3")
    assert "use kiteet" not in offered(position, seat)
    assert position.invited == 0


@pytest.mark.clause("R24")
def test_a_line_that_was_full_before_counts_again() -> None:
    position, seat = to_place("1-01")
    position.entities[1 - seat] = 1 << 3
    lay(position, seat, {1: "1-02", 2: "1-02", 3: "1-02"})
    do(position, seat, "place 3")
    assert seen(position, 0)["boards"][seat]["entities"] == ["kiteet"]


@pytest.mark.clause("R24")
def test_a_full_line_elsewhere_does_nothing() -> None:
    position, seat = to_place("1-01")
    lay(position, seat, {1: "1-02", 2: "1-02", 3: "1-02"})
    do(position, seat, "place 5")
    assert seen(position, 0)["boards"][seat]["entities"] == []
    assert seen(position, 0)["boards"][seat]["lines"] == [{"line": "row", "index": 0, "entity": "kiteet"}]


@pytest.mark.clause("R25")
def test_an_entity_stays_when_its_line_is_broken() -> None:
    position, seat = to_place("1-26")
    position.entities[seat] = 1 << 3
    lay(position, seat, {1: "1-02", 2: "1-02", 3: "1-02"})
    do(position, seat, "place 3")
    assert seen(position, 0)["boards"][seat]["entities"] == ["kiteet"]
    assert seen(position, 0)["boards"][seat]["lines"] == []


def test_what_a_placement_would_bring_can_be_asked_without_placing() -> None:
    position, seat = to_place("1-35")
    lay(position, seat, {1: "1-01", 2: "1-01", 6: "1-18", 9: "1-18"})
    assert entities_through(position, seat, 2, number("1-35")) == 1 << 3 | 1 << 5
    assert entities_through(position, seat, 4, number("1-35")) == 0
