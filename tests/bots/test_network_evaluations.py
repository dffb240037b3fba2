"""Evaluation by networks: it adds up, changes nothing, gives nothing away, and is exact at the end."""

from __future__ import annotations

import random
from pathlib import Path
from typing import cast

import pytest

import terrarium
from terrarium.bots import bot
from terrarium.bots.evaluations import FOLDER
from terrarium.bots.registry import level_spec, parse
from terrarium.bots.spec import Spec
from terrarium.engine.evaluation import CERTAIN, POINT
from terrarium.engine.network_evaluation import JUDGED, NetworkEvaluation, normal_probability
from terrarium.engine.position import Position
from terrarium.engine.title import find_title
from terrarium.rauha.rules.scoring import lowest_water
from terrarium.rauha.state.position import RauhaState
from terrarium.training.players import blank_networks
from tests.bots.any_networks import any_file, any_networks
from tests.bots.scenes import after, choosing, finished

#: After how many decisions few choices are left, so that plain Python is quick enough, too.
LATE = {"planet": 18, "rauha": 30, "earth": 30}
TITLES = [name for name in terrarium.titles() if find_title(name).network_layouts()]


def evaluation(position: Position) -> NetworkEvaluation:
    title = position.game.title
    return title.network_evaluation(position.game, any_networks(title))


def quiet(position: Position) -> Position:
    """The position, or the next one in which nobody is in the middle of something."""
    chance = random.Random(1)
    while not evaluation(position).quiet(position):
        seat = position.actors()[0]
        position.play(seat, chance.choice(position.legal(seat)))
    assert not position.over()
    return position


@pytest.fixture
def networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Networks with any weights instead of those that come with the program."""
    for name in TITLES:
        (tmp_path / f"{name}.networks").write_bytes(any_file(name))
    monkeypatch.setenv(FOLDER, str(tmp_path))


@pytest.mark.parametrize("title", TITLES)
def test_at_the_end_those_who_lead_are_the_winners(title: str) -> None:
    for seed in range(4):
        position = finished(title, 2 + seed % 3, seed)
        leads = evaluation(position).leads(position)
        assert [seat for seat, lead in enumerate(leads) if lead >= 0] == position.outcome().winners


@pytest.mark.parametrize("title", TITLES)
def test_at_the_end_the_subjects_are_the_score_sheet(title: str) -> None:
    for seed in range(4):
        position = finished(title, 2 + seed % 3, seed)
        outcome = position.outcome()
        for seat, rows in enumerate(outcome.breakdown):
            lines: dict[str, int] = {}
            for row in rows:
                lines[row.line.id] = lines.get(row.line.id, 0) + POINT * row.points
            found = evaluation(position).expected_lines(position, seat)
            assert {line: given for line, given in found.items() if given} == {
                line: given for line, given in lines.items() if given
            }
            assert sum(evaluation(position).final_points(position, seat)) == outcome.scores[seat]


@pytest.mark.parametrize("title", TITLES)
def test_before_the_end_a_value_is_the_sum_of_the_expected_lines(title: str) -> None:
    for decisions in range(0, 16, 3):
        position = quiet(after(title, 3, 4, decisions))
        found = evaluation(position)
        for seat, value in enumerate(found.values(position)):
            assert sum(found.expected_lines(position, seat).values()) == value


@pytest.mark.parametrize("title", TITLES)
def test_evaluating_changes_nothing(title: str) -> None:
    position = after(title, 3, 4, 10)
    seat = choosing(position)
    before = position.fingerprint()
    found = evaluation(position)
    first = list(found.values(position))
    leads = list(found.action_leads(position, seat, position.choices(seat)))
    found.win_chances(position)
    assert list(found.values(position)) == first
    assert list(found.action_leads(position, seat, position.choices(seat))) == leads
    assert position.fingerprint() == before


@pytest.mark.parametrize("title", TITLES)
def test_recorded_components_have_inputs_of_their_network_each_once(title: str) -> None:
    position = quiet(after(title, 2, 3, 8))
    found = evaluation(position)
    for seat in range(2):
        recorded = found.record(position, seat)
        count = len(recorded.networks)
        assert len(recorded.subjects) == count > 0
        assert recorded.starts[0] == 0
        assert len(recorded.starts) == count + 1
        layouts = position.game.title.network_layouts()
        for number in range(count):
            size = layouts[recorded.networks[number]].size
            inputs = list(recorded.inputs)[recorded.starts[number] : recorded.starts[number + 1]]
            assert len(set(inputs)) == len(inputs) > 0
            assert all(0 <= place < size for place in inputs)


def test_networks_that_know_nothing_leave_what_the_own_knowledge_of_planet_expects() -> None:
    title = find_title("planet")
    for seats in (2, 3, 4):
        for decisions in range(0, 11 * seats, 4):
            position = after("planet", seats, decisions, decisions)
            found = title.network_evaluation(position.game, blank_networks(title))
            assert list(found.values(position)) == list(title.evaluation(position.game).values(position))


def test_of_many_answers_those_that_the_own_knowledge_likes_best_are_judged_by_networks() -> None:
    position = after("planet", 2, 3, 12)
    seat = choosing(position)
    choices = position.choices(seat)
    assert len(choices) > JUDGED
    found = evaluation(position)
    own = list(found.action_leads(position, seat, choices))
    assert own == list(position.game.title.evaluation(position.game).action_leads(position, seat, choices))
    ranked = sorted(range(len(own)), key=lambda place: (-own[place], place))
    judged, others = ranked[:JUDGED], ranked[JUDGED:]
    leads = list(found.thorough_action_leads(position, seat, choices))
    for place in judged:
        world = position.copy()
        world.move(seat, choices[place])
        assert leads[place] == found.leads(world)[seat]
    assert max(leads[place] for place in others) < min(leads[place] for place in judged)
    assert [leads[place] - leads[others[0]] for place in others] == [own[place] - own[others[0]] for place in others]


def test_rauha_judges_an_answer_by_the_position_after_it() -> None:
    compared = 0
    for seed in range(6):
        position = after("rauha", 3, seed, 14)
        seat = choosing(position)
        found = evaluation(position)
        choices = position.choices(seat)
        if len(choices) <= JUDGED:
            leads = found.thorough_action_leads(position, seat, choices)
            for number, choice in enumerate(choices):
                world = position.copy()
                world.move(seat, choice)
                if lowest_water(cast(RauhaState, world)) == lowest_water(cast(RauhaState, position)):
                    assert leads[number] == found.leads(world)[seat]
                    compared += 1
    assert compared > 10


@pytest.mark.parametrize("spec", ["greedy:network=1,worlds=1", "search:iterations=6,network=1,depth=0,worlds=1"])
@pytest.mark.parametrize("title", TITLES)
@pytest.mark.usefixtures("networks")
def test_what_the_seat_cannot_know_does_not_change_the_decision(title: str, spec: str) -> None:
    position = after(title, 2, 3, LATE[title])
    seat = choosing(position)
    expected = bot(spec, seed=2).choose(position, seat)
    assert expected in position.legal(seat)
    for other in range(2):
        assert bot(spec, seed=2).choose(position.imagine(seat, other), seat) == expected


@pytest.mark.parametrize("title", TITLES)
def test_what_the_seat_cannot_know_does_not_change_a_decision_of_elder(title: str) -> None:
    elder = parse(level_spec(title, "elder"))
    spec = str(Spec(elder.name, elder.parameters, {**elder.values, "time": 0, "iterations": 6, "worlds": 1}))
    position = after(title, 2, 3, LATE[title])
    seat = choosing(position)
    expected = bot(spec, seed=2).choose(position, seat)
    worlds = [position.imagine(seat, other) for other in range(3)]
    assert any(world.fingerprint() != position.fingerprint() for world in worlds)
    assert [bot(spec, seed=2).choose(world, seat) for world in worlds] == [expected] * 3


def test_an_even_game_is_half_a_win_and_errors_are_about_normal() -> None:
    assert normal_probability(0, 1000) == CERTAIN // 2
    assert normal_probability(1000, 1000) == pytest.approx(841_345, abs=1)
    assert normal_probability(-1000, 1000) == pytest.approx(158_655, abs=1)
    assert normal_probability(50_000, 1000) == pytest.approx(CERTAIN, abs=100)
    assert normal_probability(5, 0) > CERTAIN // 2
