"""Earth at the text table: amounts, windows, the setting careful, and what is refused."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable

import pytest

from terrarium.cli.outcome_text import sheet
from terrarium.cli.play import LeftTable, TextGame
from terrarium.cli.saved_games import SavedGame
from terrarium.cli.terminal import Terminal
from terrarium.cli.text_tables.earth import EarthTextTable
from terrarium.earth.rules.scoring import solo_result
from terrarium.earth.state.area import Area
from terrarium.engine.lines import Line
from terrarium.engine.outcome import Rival
from terrarium.engine.playthrough import Playthrough
from terrarium.texts import Texts
from tests.cli.commands import run_command
from tests.earth.moments import asked, choosing, drawing, in_window, moment, soil_was_fetched, unpaid, words


class Heard:
    """The output for lines typed at some position of a game."""

    def __init__(self, played: Playthrough, monkeypatch: pytest.MonkeyPatch, language: str = "en") -> None:
        game = played.position.game
        saved = SavedGame.create("earth", ["you"] * game.seats, None)
        self.table = TextGame(played, saved, Terminal(Texts(language)))
        self.monkeypatch = monkeypatch

    def typing(self, seat: int, *lines: str) -> str:
        """The seat's turn with these lines typed; it may leave without an answer."""
        out = io.StringIO()
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self.monkeypatch.setattr(sys, "stdout", out)
        try:
            self.table.turn(seat)
        except LeftTable:
            out.write("(left)\n")
        finally:
            self.monkeypatch.undo()
        return out.getvalue()


def test_an_amount_is_typed_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    played = moment(1, 1, drawing)
    hand = len(played.position.view(0)["hand"])  # type: ignore[arg-type]  # views are plain data
    said = Heard(played, monkeypatch).typing(0, "2")
    assert "Draw up to 4 cards." in said
    for amount, label in enumerate(["Draw 0 cards", "Draw 1 card", "Draw 2 cards", "Draw 3 cards", "Draw 4 cards"]):
        assert f"  {amount}  {label}\n" in said
    assert "  5  Play the event" in said
    assert len(played.position.view(0)["hand"]) == hand + 2  # type: ignore[arg-type]  # views are plain data
    assert played.position.game.words(played.record.moves[-1].action) == "amount 2"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You can take at most 4, not 9."),
        ("pl", "Możesz wziąć najwyżej 4, a nie 9."),
        ("fr", "Vous pouvez prendre 4 au plus, pas 9."),
    ],
)
def test_too_much_is_refused_and_nothing_changes(monkeypatch: pytest.MonkeyPatch, language: str, sentence: str) -> None:
    played = moment(1, 1, drawing)
    before = played.position.pack()
    said = Heard(played, monkeypatch, language).typing(0, "amount 9")
    assert f"> amount 9\n{sentence}\n" in said
    assert said.endswith("(left)\n")
    assert played.position.pack() == before


def fetched() -> tuple[Playthrough, int]:
    return soil_was_fetched()


def between() -> tuple[Playthrough, int]:
    return moment(2, 1, choosing), 0


@pytest.mark.parametrize(
    ("come_about", "typed", "sentences"),
    [
        (
            fetched,
            "put soil",
            ["what came from the team’s board cannot go back.", "nie może tam wrócić.", "ne peut pas y retourner."],
        ),
        (between, "no more", ["there is none now.", "teraz takiego nie ma.", "il n’y en a pas maintenant."]),
    ],
)
def test_what_is_forbidden_is_refused_in_every_language(
    monkeypatch: pytest.MonkeyPatch,
    come_about: Callable[[], tuple[Playthrough, int]],
    typed: str,
    sentences: list[str],
) -> None:
    played, seat = come_about()
    before = played.position.pack()
    for language, sentence in zip(("en", "pl", "fr"), sentences, strict=True):
        said = Heard(played, monkeypatch, language).typing(seat, typed)
        assert f"{sentence}\n(left)\n" in said
    assert played.position.pack() == before


def test_careful_is_shown_told_in_the_help_and_can_be_typed_at_any_time(monkeypatch: pytest.MonkeyPatch) -> None:
    played = moment(2, 1, choosing)
    heard = Heard(played, monkeypatch)
    said = heard.typing(0, "?", "careful on")
    assert '\nAsk me about every gain: off ("careful on" turns it on).\n' in said
    assert '\nType "careful on" or "careful off" at any time. You are asked how much you take' in said
    assert played.position.setting(0, 0)
    said = heard.typing(0, "careful off")
    assert '\nAsk me about every gain: on ("careful off" turns it off).\n' in said
    assert "What do you do?" in said
    assert not played.position.setting(0, 0)
    assert [played.position.game.words(move.action) for move in played.record.moves[-2:]] == [
        "careful on",
        "careful off",
    ]
    assert choosing(played)


def test_careful_is_told_in_every_language() -> None:
    states = {"en": "off", "pl": "nie („careful on” włącza)", "fr": "non («\u00a0careful on\u00a0»"}
    for language, state in states.items():
        said = run_command("play", "earth", "--seats", "you", "--seed", "1", "--lang", language, typed="?\nq\n")
        assert said.returncode == 0
        assert state in said.stdout
        assert said.stdout.count("careful off") == 1


def test_a_careful_seat_is_asked_in_windows_and_can_end_them(monkeypatch: pytest.MonkeyPatch) -> None:
    played = moment(2, 1, in_window, careful=True)
    assert "no more" in words(played)
    said = Heard(played, monkeypatch).typing(0, "r", "no more")
    assert "Do you want to play an event now?" in said
    assert "> r\nThere is no advice for this choice.\n" in said
    for label in ("  1  Nothing more\n", "  2  Ask no more this turn\n", "  3  Play the event"):
        assert label in said
    assert played.position.game.words(played.record.moves[-1].action) == "no more"


def test_what_cannot_be_paid_yet_is_asked_with_what_could_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    played = moment(2, 3, unpaid)
    said = Heard(played, monkeypatch).typing(0, "r", "skip")
    assert "You cannot pay for it now, but an event or an exchange could help." in said
    assert "> r\nThere is no advice for this choice.\n" in said
    assert "Exchange 3 sprouts for 2 soil" in said
    assert not unpaid(played)


def test_running_on_stops_at_windows_and_at_amounts_alone() -> None:
    """The rest of an activation is answered as advised, up to what only the person can decide."""
    met: set[str] = set()

    def follow_advice(played: Playthrough) -> bool:
        view = played.position.view(0)
        if view["run"] is not None and view["advice"]:
            table = TextGame(played, SavedGame.create("earth", ["you"], None), Terminal(Texts("en")))
            moves = len(played.record.moves)
            table.follow_advice(0)
            done = [played.position.game.words(move.action) for move in played.record.moves[moves:]]
            assert done
            assert not [said for said in done if said.startswith("amount ") or said == "no more"]
            met.add(str(asked(played).get("kind")))
        return {"window", "take"} <= met

    for seed in range(1, 9):
        try:
            moment(1, seed, follow_advice, careful=True)
        except AssertionError as error:
            if "never came" not in str(error):
                raise
        else:
            return
    assert {"window", "take"} <= met


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Tied at 0 VP: Gaia wins."),
        ("pl", "Remis, po 0 PZ: wygrywa Gaja."),
        ("fr", "Égalité à 0 PV\u00a0: Gaïa l’emporte."),
    ],
)
def test_on_equal_points_the_end_says_that_gaia_wins(language: str, sentence: str) -> None:
    """E70."""
    for points, last in [(0, sentence), (1, Texts(language).say(Line("table-rival-won", name=Line("earth-gaia"))))]:
        outcome = solo_result([Area()], [], [], False, Rival(Line("earth-rival"), points, []))
        assert outcome.winners == []
        assert sheet(outcome, Texts(language), ["Ada"])[-1] == last


def test_the_choices_of_an_amount_have_no_key_twice() -> None:
    played = moment(1, 1, drawing)
    table = EarthTextTable(played.position.game, Texts("en"), ["Ada"])
    paths = table.paths(played.position, 0)
    assert sorted(paths.values()) == sorted(played.position.legal(0))


@pytest.mark.parametrize(
    ("language", "island", "ecosystem"),
    [
        ("en", r"Jan Mayen \(8 VP\)\. Black: .*; Blue: .*gain 2 soil", r": 9 VP for every"),
        ("fr", r"Jan Mayen \(8 PV\)\. Noir\u00a0: .*\u00a0; Bleu\u00a0: .*gagnez 2 sols", r"\u00a0: 9 PV pour chaque"),
    ],
)
def test_the_sides_of_the_setup_are_described(language: str, island: str, ecosystem: str) -> None:
    words = ("play", "earth", "--lang", language, "--seats", "you,random", "--seed", "5")
    shown = run_command(*words, typed="2\n2\n").stdout
    assert re.search(rf"^  2  {island}$", shown, flags=re.MULTILINE)
    assert re.search(rf"^  1  .*{ecosystem} ", shown, flags=re.MULTILINE)
