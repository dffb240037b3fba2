"""Lines are translated into sentences."""

from __future__ import annotations

import pytest

from terrarium.engine.lines import Line
from terrarium.texts import NoText, Texts, language_accepted, language_of

PANDA = Line("planet-animal-panda")


def test_nested_lines_are_put_into_words_first() -> None:
    line = Line("planet-boxed", animal=PANDA, values="2 : 2")
    assert Texts("en").say(line) == "Panda: nobody wins it (2 : 2); it returns to the box."


def test_seats_are_called_by_their_names() -> None:
    line = Line("not-your-turn", seat=0, turn_seat=1)
    assert Texts("en").say(line, ["Ada", "Ben"]) == "It is not the turn of Ada but of Ben."


def test_seats_without_names_are_called_by_their_numbers() -> None:
    assert Texts("fr").say(Line("undo-nothing", seat=2)) == "Joueur 3 n’a rien à annuler."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Waiting for Ada, Ben and Cleo."),
        ("pl", "Teraz gra: Ada, Ben i Cleo."),
        ("fr", "À jouer\u00a0: Ada, Ben et Cleo."),
    ],
)
def test_lists_of_seats_are_joined_as_the_language_does(language: str, said: str) -> None:
    assert Texts(language).say(Line("wait-for", seats=[0, 1, 2]), ["Ada", "Ben", "Cleo"]) == said


def test_lists_of_lines_become_sentences_one_after_the_other() -> None:
    problem = Line("data-problem", place="tiles", found="3", expected="50")
    said = Texts("en").say(Line("box-problems", count=2, problems=[problem, problem]))
    assert said == "Mistakes in the box (2): tiles is 3, expected 50. tiles is 3, expected 50."


@pytest.mark.parametrize(
    ("points", "said"), [(1, "Ada: 1 punkt"), (3, "Ada: 3 punkty"), (5, "Ada: 5 punktów"), (22, "Ada: 22 punkty")]
)
def test_polish_counts_as_poles_do(points: int, said: str) -> None:
    assert Texts("pl").say(Line("table-score", seat=0, points=points), ["Ada"]) == said


def test_polish_requirements_stand_in_the_right_case() -> None:
    line = Line("planet-need-not-touching", habitat="glacier", other="desert")
    assert Texts("pl").say(line) == "największy obszar lodowca, który nie sąsiaduje z żadną pustynią"


def test_french_requirements_have_the_right_gender() -> None:
    line = Line("planet-need-touching", habitat="forest", other="desert")
    assert Texts("fr").say(line) == "la plus grande forêt en contact avec un désert"


def test_a_missing_text_is_named() -> None:
    with pytest.raises(NoText, match="no text 'no-such-line' in 'pl'"):
        Texts("pl").say(Line("no-such-line"))


def test_a_missing_figure_is_named() -> None:
    with pytest.raises(NoText, match=r"planet-carried.*values"):
        Texts("en").say(Line("planet-carried", animal=PANDA, round=4))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(NoText, match="no texts in 'de'; there are texts in en, pl, fr"):
        Texts("de")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "pl_PL", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "pl_PL", "LC_ALL": ""}, "pl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_says_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize(("language", "said"), [("en", "brings Meri and Sienet"), ("fr", "invite Meri et Sienet")])
def test_a_text_can_list_a_figure_as_the_language_does(language: str, said: str) -> None:
    card, entities = Line("own-name", name="x"), [Line("rauha-entity-meri"), Line("rauha-entity-sienet")]
    line = Line("rauha-place", card=card, covered=card, cell=1, cost=0, entities=entities)
    assert said in Texts(language).say(line)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("pl", "pl"),
        ("fr-CA, en;q=0.5", "fr"),
        ("de, en;q=0.4, pl;q=0.9", "pl"),
        ("en;q=0.5, fr;q=0.5", "en"),
        ("pl;q=0, fr;q=0.1", "fr"),
        ("de;q=0.9, *;q=0.1", "en"),
        ("pl;q=high, fr;q=0.2", "fr"),
        ("", "en"),
    ],
)
def test_a_browser_says_the_language(header: str, language: str) -> None:
    assert language_accepted(header) == language
