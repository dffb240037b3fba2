"""Fitting: networks learn what brings points, and in whole numbers they say the same."""

from __future__ import annotations

import numpy as np
import pytest

from terrarium.engine.evaluation import CERTAIN, POINT
from terrarium.engine.network import ActiveInputs, NetworkReader
from terrarium.engine.network_evaluation import InputLayout
from terrarium.training.calibration import calibration, spreads
from terrarium.training.fitting import Batches, Fit, errors, fit, joined, matrices_of
from terrarium.training.games import Arrays, Notes


def layouts() -> list[InputLayout]:
    thing = InputLayout("thing", [12], -10, 10)
    thing.group("colour", 4)
    thing.group("size", 3)
    spread = InputLayout("spread", [], 0, 50)
    spread.group("stage", 2)
    return [thing, spread]


def lessons(count: int, seed: int) -> Arrays:
    """Groups of one or two things; a thing gives its colour times its size, and the group has 5 points already."""
    random = np.random.default_rng(seed)
    notes = Notes()
    for group in range(count):
        total = 0
        for _thing in range(random.integers(1, 3)):
            colour, size = int(random.integers(4)), int(random.integers(3))
            total += colour * size
            notes.networks.append(0)
            notes.groups.append(group)
            notes.starts.append(len(notes.inputs))
            notes.inputs += [colour, 4 + size]
        notes.subjects.append(0)
        notes.known.append(5 * POINT)
        notes.ended.append((5 + total) * POINT)
    return notes.arrays()


@pytest.fixture(scope="module")
def learned() -> Fit:
    fitted = Fit(layouts(), 1)
    fit(fitted, Batches(lessons(6000, 1)), 100)
    return fitted


def test_sums_of_components_are_learned_to_a_tenth_of_a_point(learned: Fit) -> None:
    batches = Batches(lessons(500, 2))
    wrong = errors(learned, batches, np.arange(500))
    assert float(np.sqrt(np.square(wrong).mean())) < 0.1


def test_whole_numbers_say_the_same(learned: Fit) -> None:
    networks = learned.networks(np.array([3.0, 45.5]))
    reader = NetworkReader(networks[0])
    for colour in range(4):
        for size in range(3):
            active = ActiveInputs(4)
            active.add(colour)
            active.add(4 + size)
            assert reader.output(active) == pytest.approx(POINT * colour * size, abs=150)
    spread = NetworkReader(networks[1])
    late = ActiveInputs(1)
    late.add(1)
    assert spread.output(late) == pytest.approx(45_500, abs=20)


def test_learning_goes_on_from_whole_numbers(learned: Fit) -> None:
    networks = learned.networks(np.array([1.0, 1.0]))
    for own, again in zip(learned.layers[0], matrices_of(networks[0]), strict=True):
        assert np.abs(own - again).max() < 1e-3
    resumed = Fit(layouts(), 9, networks)
    batches = Batches(lessons(500, 2))
    assert float(np.square(errors(resumed, batches, np.arange(500))).mean()) < 0.02


def test_the_same_seed_learns_the_same() -> None:
    one, other = Fit(layouts(), 1), Fit(layouts(), 1)
    for fitted in (one, other):
        fit(fitted, Batches(lessons(600, 1)), 3)
    assert all(np.array_equal(a, b) for a, b in zip(one.layers[0], other.layers[0], strict=True))


def test_joined_parts_keep_their_groups() -> None:
    parts = [lessons(50, 1), lessons(70, 2)]
    both = Batches(joined(parts))
    alone = Batches(parts[1])
    fitted = Fit(layouts(), 3)
    assert np.allclose(errors(fitted, both, np.arange(50, 120)), errors(fitted, alone, np.arange(70)))


def measured(count: int, deviation: float) -> Arrays:
    """Leads in two stages with normally distributed errors, two seats each."""
    random = np.random.default_rng(4)
    notes = Notes()
    for position in range(count):
        lead = float(random.normal(0, 4))
        final = lead + float(random.normal(0, deviation))
        for sign in (1, -1):
            notes.positions.append(position)
            notes.shared.append(1)
            notes.stages.append(position % 2)
            notes.leads.append(round(sign * lead * POINT))
            notes.final_leads.append(round(sign * final * POINT))
            notes.final_chances.append(CERTAIN if sign * final > 0 else 0)
    return notes.arrays()


def test_spreads_are_the_standard_deviations_of_the_errors() -> None:
    found = spreads(measured(4000, 5.0), 3)
    assert found[:2] == pytest.approx([5.0, 5.0], rel=0.05)
    assert found[2] == pytest.approx(5.0, rel=0.05), "a stage without games is like the others"


def test_chances_from_the_right_spread_come_true_and_from_a_wrong_one_do_not() -> None:
    games = measured(4000, 5.0)
    for one in calibration(games, np.array([5.0, 5.0])):
        assert one.won == pytest.approx(one.chance, abs=0.06)
        assert one.low <= one.won <= one.high
    assert any(abs(one.won - one.chance) > 0.15 for one in calibration(games, np.array([1.0, 1.0])))


def test_chances_of_about_70_percent_are_those_from_65_to_75() -> None:
    found = calibration(measured(4000, 5.0), np.array([5.0, 5.0]))
    assert [round(10 * one.chance) for one in found] == list(range(11))
    assert [one.chance for one in found] == pytest.approx([place / 10 for place in range(11)], abs=0.05)
    assert sum(one.count for one in found) == 8000
