"""Every ability, scoring rule and goal in words of three languages, and the symbols of the same structure."""

from __future__ import annotations

import re

import pytest

from terrarium.earth.cards.abilities import END_SCORING, START
from terrarium.earth.cards.box import BOX, card_number, goal_number
from terrarium.earth.cards.card_texts import Icon, ability_line, card_lines, gains_line, icons, rule_icons, rule_line
from terrarium.earth.cards.vocabulary import FLORA
from terrarium.earth.referee.card_names import translated
from terrarium.engine.lines import Line
from terrarium.texts import LANGUAGES, Texts
from tests.earth.areas import card

CARDS = [found for found in BOX.cards if found.number]
GOALS = [*BOX.ecosystems, *BOX.fauna]


@pytest.fixture(scope="module", params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(str(request.param))


def test_every_card_says_what_it_does(texts: Texts) -> None:
    for found in CARDS:
        lines = [texts.say(line) for line in card_lines(found)]
        assert len(lines) == len(found.abilities)
        for line in lines:
            assert re.fullmatch(r"\w[\w-]+\u00a0?: \S.*\S", line), line
        assert texts.say(found.line())


def test_every_ecosystem_and_goal_says_what_it_counts_and_no_two_say_the_same(texts: Texts) -> None:
    said = [texts.say(rule_line(goal)) for goal in GOALS]
    assert len(set(said)) == len(GOALS)
    for goal, sentence in zip(GOALS, said, strict=True):
        figures = [goal.rule.need] if goal.rule.need else [goal.rule.ladder[-1] if goal.rule.ladder else goal.rule.vp]
        assert str(figures[0]) in sentence, sentence


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "gain 1 soil, draw 5 cards, compost the top 4 cards of the deck and place 1 sprout"),
        ("pl", "otrzymaj 1 glebę, dobierz 5 kart, skompostuj 4 karty z talii i umieść 1 kiełek"),
        ("fr", "gagnez 1 sol, piochez 5 cartes, compostez les 4 cartes du dessus de la pioche et placez 1 germe"),
    ],
)
def test_four_gains_are_one_list(language: str, words: str) -> None:
    assert Texts(language).say(gains_line([1, 5, 4, 1, 0, 0])) == words


def test_abilities_that_differ_are_said_differently(texts: Texts) -> None:
    structures: dict[str, str] = {}
    for found in CARDS:
        for slot, ability in enumerate(found.abilities):
            scores = found.number if ability.effect == END_SCORING else 0
            structure = repr((vars_of(ability), found.start if ability.effect == START else [], scores))
            said = texts.say(card_lines(found)[slot])
            assert structures.setdefault(said, structure) == structure, said


def vars_of(ability: object) -> list[object]:
    """What an ability is made of."""
    names = ("color", "effect", "costs", "gains", "piece", "line", "amount", "resource", "field", "match")
    return [getattr(ability, name) for name in names]


@pytest.mark.parametrize(
    ("called", "slot", "sentences"),
    [
        ("Oakmoss", 0, [
            "return 1 sprout, then gain 2 soil",
            "zwróć 1 kiełek, następnie otrzymaj 2 gleby",
            "rendez 1 germe, puis gagnez 2 sols",
        ]),
        ("Chives", 0, [
            "return 1 growth and discard the top card of your compost, then gain 2 soil and place 1 sprout",
            "zwróć 1 znacznik przyrostu i odrzuć wierzchnią kartę ze swojego kompostownika, "
            "następnie otrzymaj 2 gleby i umieść 1 kiełek",
            "rendez 1 pion croissance et défaussez la carte du dessus de votre compost, "
            "puis gagnez 2 sols et placez 1 germe",
        ]),
        ("Prairie", 1, [
            "at the end 3 VP for each herb in this row",
            "na koniec gry 3 PZ za każde zioło w tym rzędzie",
            "en fin de partie 3 PV pour chaque herbe dans cette ligne",
        ]),
        ("Asteroid", 0, [
            "return 5 sprouts and return 4 growth, then gain 8 soil and compost the top 5 cards of the deck",
            "zwróć 5 kiełków i zwróć 4 znaczniki przyrostu, następnie otrzymaj 8 gleb i skompostuj 5 kart z talii",
            "rendez 5 germes et rendez 4 pions croissance, "
            "puis gagnez 8 sols et compostez les 5 cartes du dessus de la pioche",
        ]),
    ],
)  # fmt: skip
def test_plurals_of_some_abilities(called: str, slot: int, sentences: list[str]) -> None:
    line = ability_line(card(called), slot)
    assert [Texts(language).say(line) for language in LANGUAGES] == sentences


@pytest.mark.parametrize(
    ("key", "sentences"),
    [
        ("310A", [
            "6 VP for every 6 cards in your hand, at most 24 VP",
            "6 PZ za każde 6 kart na twojej ręce, najwyżej 24 PZ",
            "6 PV pour chaque groupe de 6 cartes dans votre main, 24 PV au plus",
        ]),
        ("321B", [
            "4 VP for every 2 cards with at most 1 habitat",
            "4 PZ za każde 2 karty z co najwyżej 1 habitatem",
            "4 PV pour chaque groupe de 2 cartes avec au plus 1 habitat",
        ]),
        ("350B", [
            "11 or more cards with a base value of 3 VP or less",
            "co najmniej 11 kart o podstawowej wartości 3 PZ lub mniej",
            "au moins 11 cartes d’une valeur de base de 3 PV ou moins",
        ]),
    ],
)  # fmt: skip
def test_plurals_of_some_rules(key: str, sentences: list[str]) -> None:
    goals = BOX.fauna if key >= "337A" else BOX.ecosystems
    line = rule_line(goals[goal_number(key)])
    assert [Texts(language).say(line) for language in LANGUAGES] == sentences


def test_names_are_in_every_language_and_the_english_ones_are_those_of_the_cards() -> None:
    named = {found.key.lower(): found.name for found in CARDS}
    named |= {goal.key.lower(): goal.name for goal in GOALS}
    assert translated("en") == named
    for language in LANGUAGES[1:]:
        names = translated(language)
        assert list(names) == list(translated("en"))
        planted_and_played = [names[found.key] for found in CARDS if found.key in names]
        assert len(set(planted_and_played)) == len(planted_and_played)


def test_flora_has_a_common_name_in_every_language() -> None:
    said = [Texts(language).say(card("Oakmoss").line()) for language in LANGUAGES]
    assert said == ["Oakmoss", "Mąkla tarniowa", "Mousse de chêne"]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_flora_without_a_common_name_goes_by_its_scientific_one(language: str) -> None:
    """English names are not common elsewhere; a few words are the same in several languages."""
    flora = [found for found in CARDS if found.kind == FLORA]
    names = {found.name: Texts(language).say(found.line()) for found in flora}
    assert {english for english, name in names.items() if english == name} <= {"Marula", "Jojoba"}
    assert sum(names[found.name] == found.latin for found in flora) < 20


def test_symbols_follow_the_structure() -> None:
    assert icons(card("Oakmoss"), 0) == [
        Icon("color-yellow"),
        Icon("cost-sprout", -1),
        Icon("then"),
        Icon("gain-soil", 2),
    ]
    assert icons(card("Alfisol"), 0) == [Icon("color-brown"), Icon("effect-reduce-planting-cost", 2), Icon("type-tree")]
    island = BOX.cards[card_number("294B")]
    assert icons(island, 0) == [
        Icon("color-black"),
        Icon("effect-start"),
        Icon("gain-draw", 5),
        Icon("gain-hand", 1),
        Icon("gain-soil", 4),
    ]
    assert rule_icons(BOX.ecosystems[goal_number("307A")].rule) == [
        Icon("points", 3),
        Icon("group", 2),
        Icon("count-cards-with-habitat"),
        Icon("habitat-rocky"),
    ]
    assert icons(card("Prairie"), 1)[2:] == rule_icons_of("Prairie")


def rule_icons_of(called: str) -> list[Icon]:
    """The symbols of a terrain's end scoring."""
    rule = card(called).rule
    assert rule is not None
    return rule_icons(rule)


def test_symbols_have_plain_names() -> None:
    names = {icon.name for card in BOX.cards for slot in range(len(card.abilities)) for icon in icons(card, slot)}
    names |= {icon.name for goal in [*BOX.ecosystems, *BOX.fauna] for icon in rule_icons(goal.rule)}
    assert {"color-multicolor", "gain-deck", "count-best-player", "line-column"} <= names
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", name) for name in names)


def test_progress_is_said(texts: Texts) -> None:
    assert re.fullmatch(r"7 \w+ 11", texts.say(Line("earth-progress", count=7, need=11)))
