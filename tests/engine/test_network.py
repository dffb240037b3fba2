"""Networks in whole numbers: what they give, and that it is the same compiled or not."""

from __future__ import annotations

import pickle
import random

import pytest

from terrarium.engine.network import (
    MOST,
    PLACES,
    THOUSANDTHS,
    ActiveInputs,
    Network,
    NetworkReader,
    check_shape,
    weight_count,
)


def made(widths: list[int], seed: int) -> Network:
    """A network with any weights."""
    chance = random.Random(seed)
    shifts = [chance.randrange(8, 13) for _layer in widths[1:]]
    return Network(widths, shifts, [chance.randrange(-3000, 3000) for _weight in range(weight_count(widths))])


def active(*numbers: int) -> ActiveInputs:
    found = ActiveInputs(16)
    for number in numbers:
        found.add(number)
    return found


def plainly(network: Network, inputs: list[int]) -> int:
    """The same as a reader computes, layer by layer, written as simply as possible."""
    weights = [int(weight) for weight in network.weights]
    sums = [0] * network.widths[1]
    rows = [weights[row * len(sums) : (row + 1) * len(sums)] for row in range(network.widths[0] + 1)]
    for row in [*inputs, network.widths[0]]:
        sums = [total + weight for total, weight in zip(sums, rows[row], strict=True)]
    used, places = len(sums) * len(rows), network.shifts[0]
    for layer in range(1, len(network.shifts)):
        inner, outer = network.widths[layer : layer + 2]
        values = [min(max(total, 0) * 2**PLACES // 2**places, MOST) for total in sums] + [2**PLACES]
        sums = [
            sum(value * weights[used + outer * source + place] for source, value in enumerate(values))
            for place in range(outer)
        ]
        used += (inner + 1) * outer
        places = network.shifts[layer] + PLACES
    return int(sums[0] * THOUSANDTHS // 2**places)


@pytest.mark.parametrize("widths", [[7, 1], [7, 5, 1], [9, 16, 8, 1], [40, 3, 12, 2, 1]])
def test_a_network_gives_what_its_layers_say(widths: list[int]) -> None:
    chance = random.Random(5)
    for seed in range(20):
        network = made(widths, seed)
        inputs = chance.sample(range(widths[0]), chance.randrange(widths[0]))[:16]
        assert NetworkReader(network).output(active(*inputs)) == plainly(network, inputs)


def test_the_numbers_are_the_same_compiled_or_not() -> None:
    found = [int(NetworkReader(made([12, 8, 4, 1], seed)).output(active(1, 5, 7))) for seed in range(6)]
    assert found == [7202, 1231, -3540, 591, 6507, 13245]


def test_a_weight_of_one_is_a_thousand_thousandths() -> None:
    assert NetworkReader(Network([2, 1], [10], [1024, 512, -256])).output(active(0)) == 750
    assert NetworkReader(Network([2, 1], [10], [1024, 512, -256])).output(active()) == -250
    assert NetworkReader(Network([1, 1, 1], [10, 12], [-1024, 0, 4096, 0])).output(active(0)) == 0


def test_shared_inputs_are_read_once() -> None:
    network = made([20, 8, 1], 3)
    reader = NetworkReader(network)
    inputs = active(2, 4)
    reader.begin(inputs)
    for more in ([7], [8, 9], []):
        inputs.keep(2)
        for number in more:
            inputs.add(number)
        assert reader.finish(inputs, 2) == NetworkReader(network).output(active(2, 4, *more))


def test_the_order_of_inputs_does_not_matter() -> None:
    reader = NetworkReader(made([9, 6, 1], 8))
    assert reader.output(active(1, 2, 3)) == reader.output(active(3, 1, 2))


def test_a_network_survives_pickling() -> None:
    network = made([9, 6, 1], 8)
    again = pickle.loads(pickle.dumps(network))
    assert (again.widths, again.shifts, list(again.weights)) == (network.widths, network.shifts, list(network.weights))


@pytest.mark.parametrize(
    ("widths", "shifts", "weights", "words"),
    [
        ([4], [], 0, "its widths are"),
        ([4, 2], [10], 10, "1 output"),
        ([4, 2, 1], [10], 13, "2 layers need a shift each"),
        ([4, 1], [3], 5, "from 4 to 14"),
        ([4, 1], [15], 5, "from 4 to 14"),
        ([4, 2, 1], [10, 10], 12, "need 13 weights, there are 12"),
    ],
)
def test_a_shape_that_does_not_fit_is_refused(widths: list[int], shifts: list[int], weights: int, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        check_shape(widths, shifts, weights)
