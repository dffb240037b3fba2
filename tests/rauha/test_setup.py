"""Setup and the course of the rounds: R01 to R09, R34, R40."""

from __future__ import annotations

from collections import Counter

import pytest

import terrarium
from terrarium.engine.errors import BadData, BadOption, BadSeats
from terrarium.rauha.cards.loading import BOX
from terrarium.rauha.state.satellites import pile_start, round_of_slot, satellite_of, satellite_of_slot
from tests.rauha.positions import choose_all, do, play_until, seen, start


@pytest.mark.clause("R01")
@pytest.mark.parametrize("seats", [0, 1, 6, True])
def test_it_is_for_two_to_five(seats: int) -> None:
    assert [terrarium.game("rauha", seats=number).seats for number in (2, 3, 4, 5)] == [2, 3, 4, 5]
    with pytest.raises(BadSeats, match="rauha is for 2 to 5 seats"):
        terrarium.game("rauha", seats=seats)


@pytest.mark.clause("R02")
def test_everyone_uses_the_chosen_side() -> None:
    for side, first in (("A", "A1"), ("B", "B1")):
        position = start(3, side=side)
        assert [seen(position, 0)["boards"][seat]["cells"][0]["key"] for seat in range(3)] == [first] * 3
    assert terrarium.game("rauha").options["side"] == "A"
    with pytest.raises(BadOption, match="possible: A, B"):
        terrarium.game("rauha", side="C")


def test_there_is_no_other_box() -> None:
    with pytest.raises(BadData, match="rauha is played with its own cards"):
        terrarium.game("rauha", box={})


@pytest.mark.clause("R03")
def test_everyone_starts_with_four_crystals_and_nothing_else() -> None:
    position = start(5)
    view = seen(position, None)
    for board in view["boards"]:
        assert (board["crystals"], board["points"], board["spores"], board["entities"]) == (4, 0, [], [])
        assert [cell["key"] for cell in board["cells"]] == [f"A{number}" for number in range(1, 10)]
    assert (view["totem"], view["round"], view["turn"]) == (1, 1, 1)


@pytest.mark.clause("R04")
def test_the_markers_are_stacked_at_random() -> None:
    tops = Counter(int(start(3, seed=seed).first_player) for seed in range(90))
    assert set(tops) == {0, 1, 2}
    assert min(tops.values()) > 15
    orders = {tuple(seen(start(3, seed=seed), None)["order"]) for seed in range(90)}
    assert len(orders) == 6


@pytest.mark.clause("R05")
def test_the_ages_are_shuffled_by_themselves_and_the_entities_lie_in_the_middle() -> None:
    position = start(4, seed=3)
    assert sorted(position.deck[:40]) == list(range(40))
    assert sorted(position.deck[40:]) == list(range(40, 80))
    assert list(position.deck) != list(start(4, seed=4).deck)
    assert seen(position, None)["middle"] == [entity.key for entity in BOX.entities]


@pytest.mark.clause("R06")
def test_moon_is_shared_with_the_next_seat_and_star_with_the_one_before() -> None:
    moon, star = 1, 2  # places of the totem
    assert [satellite_of(4, seat, moon) for seat in range(4)] == [1, 2, 3, 0]
    assert [satellite_of(4, seat, star) for seat in range(4)] == [0, 1, 2, 3]
    assert [satellite_of(2, seat, moon) for seat in range(2)] == [1, 0]
    satellites = seen(start(3), 0)["satellites"]
    assert [(found["left_of"], found["right_of"]) for found in satellites] == [(2, 0), (0, 1), (1, 2)]


@pytest.mark.clause("R07", "R34", "R40")
def test_four_rounds_of_three_turns_and_a_scoring() -> None:
    position = start(2, seed=8, journal=True)
    play_until(position, 17)
    assert position.over()
    assert position.actors() == []
    assert [position.legal(seat) for seat in range(2)] == [[], []]
    journal = position.journal
    assert journal is not None
    told = [line for line in journal.lines(None) if line.id in ("rauha-round", "rauha-turn", "rauha-scoring")]
    assert [line.id.removeprefix("rauha-") for line in told] == ["round", "turn", "turn", "turn", "scoring"] * 4
    assert [line.figures["age"] for line in told if line.id == "rauha-round"] == [1, 1, 2, 2]


@pytest.mark.clause("R07", "R08")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_round_deals_four_new_cards_of_the_age_to_each_satellite(seats: int) -> None:
    dealt: list[int] = []
    for round_number in range(1, 5):
        for satellite in range(seats):
            first = int(pile_start(seats, satellite, round_number))
            pile = list(range(first, first + 4))
            assert all(slot // 40 == (round_number - 1) // 2 for slot in pile)
            assert all(round_of_slot(seats, slot) == round_number for slot in pile)
            assert all(satellite_of_slot(seats, slot) == satellite for slot in pile)
            dealt += pile
    assert len(set(dealt)) == len(dealt) == 16 * seats


@pytest.mark.clause("R08")
def test_five_players_see_all_forty_cards_of_an_age() -> None:
    position = start(5, seed=2)
    shown: set[str] = set()
    for totem in (1, 5):
        play_until(position, totem)
        for seat in range(5):
            shown |= {card["key"] for card in seen(position, seat)["offer"]}
    assert len(shown) == 40
    assert all(key.startswith("1-") for key in shown)


@pytest.mark.clause("R09")
def test_the_totem_names_satellite_and_line() -> None:
    position = start(2, seed=1)
    found = []
    for totem in range(1, 17):
        play_until(position, totem)
        view = seen(position, 0)
        found.append((view["satellite"], view["line"]))
    assert found[:4] == [("moon", [0, 3, 6]), ("star", [1, 4, 7]), ("moon", [2, 5, 8]), ("", [])]
    assert found[4:7] == [("star", [0, 1, 2]), ("moon", [3, 4, 5]), ("star", [6, 7, 8])]
    assert found[8:11] == [("moon", [2, 5, 8]), ("star", [1, 4, 7]), ("moon", [0, 3, 6])]
    assert found[12:15] == [("star", [6, 7, 8]), ("moon", [3, 4, 5]), ("star", [0, 1, 2])]


@pytest.mark.clause("R34")
def test_the_totems_move_when_the_last_has_activated() -> None:
    position = start(2)
    choose_all(position)
    for _seat in range(2):
        assert position.totem == 1
        seat = position.actors()[0]
        do(position, seat, "discard")
        do(position, seat, "stop")
    assert position.totem == 2
    assert position.actors() == [0, 1]
