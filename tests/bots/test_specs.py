"""Bot specs: their text round-trips, and errors list what is possible."""

from __future__ import annotations

import pytest

import terrarium
from terrarium.bots import BadBot, bot, known_bots, level_spec, parse, split_specs
from terrarium.engine.evaluation import LEVELS


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("random", "random"),
        ("greedy", "greedy"),
        (" Greedy:slip=0.5 ", "greedy:slip=0.5"),
        ("search:time=1", "search:time=1.0"),
        ("search:iterations=2000,seed=4", "search:iterations=2000,seed=4"),
        ("search:seed=4,iterations=2000", "search:iterations=2000,seed=4"),
        ("search:jobs=1,iterations=20", "search:iterations=20"),
        ("Sapling", "sapling"),
    ],
)
def test_a_spec_has_one_normal_text_that_reads_back(text: str, normal: str) -> None:
    assert str(parse(text)) == normal
    assert str(parse(normal)) == normal
    assert parse(text) == parse(normal)


def test_every_parameter_away_from_its_default_survives_the_text() -> None:
    for name, parameters in known_bots().items():
        for parameter in parameters:
            spec = parse(f"{name}:{parameter.name}={parameter.text(parameter.most)}")
            assert parse(str(spec)).number(parameter.name) == parameter.most


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("gredy", "bot-unknown", "no bot called gredy; choose from random, greedy, search, seedling, sprout"),
        ("", "bot-unknown", "choose from random, greedy"),
        ("greedy:speed=3", "bot-no-such-parameter", "no parameter speed; its parameters: slip, worlds, network, seed"),
        ("greedy:slip", "bot-no-such-parameter", "its parameters: slip, worlds, network, seed"),
        ("greedy:slip=2", "bot-parameter-number", "slip of greedy cannot be 2; possible: numbers from 0.0 to 1.0"),
        ("greedy:slip=nan", "bot-parameter-number", "cannot be nan"),
        ("search:iterations=1.5", "bot-parameter-whole", "cannot be 1.5; possible: whole numbers from 0"),
        ("search:time=soon", "bot-parameter-number", "cannot be soon"),
    ],
)
def test_a_mistake_in_a_spec_says_what_is_possible(text: str, code: str, words: str) -> None:
    with pytest.raises(BadBot) as caught:
        bot(text)
    assert caught.value.code == code
    assert words in str(caught.value)


def test_a_list_of_specs_keeps_parameters_with_their_bot() -> None:
    assert split_specs("greedy,search:iterations=500,seed=4,random") == [
        "greedy",
        "search:iterations=500,seed=4",
        "random",
    ]


def test_every_title_has_the_six_levels() -> None:
    for title in terrarium.titles():
        specs = [level_spec(title, level) for level in LEVELS]
        assert [str(parse(spec)) for spec in specs] == specs
        # In Earth Elder plays as Ancient.
        assert len(set(specs)) == (5 if title == "earth" else 6)
        assert parse(specs[-1]).name == "search"


def test_a_seed_in_the_spec_goes_before_the_seed_beside_it() -> None:
    assert bot("greedy:seed=9", seed=3).seed == 9
    assert bot("greedy", seed=3).seed == 3
