"""The deal of a day: the same everywhere, another one every day, with bots that never depend on time."""

from __future__ import annotations

import datetime
import subprocess
import sys

import pytest

import terrarium
from terrarium.bots import bot
from terrarium.bots.registry import level_spec, parse
from terrarium.daily import DAILY_GAMES, FIRST_DAY, RUN_LEVELS, BadDay, bot_scores, daily_deal, parse_day
from terrarium.daily.deal import OPPONENT

DAY = datetime.date(2026, 11, 19)


@pytest.mark.parametrize("game", DAILY_GAMES)
def test_a_deal_is_the_same_in_every_process_and_another_one_every_day(game: str) -> None:
    here = daily_deal(game, DAY)
    program = f"import datetime; from terrarium.daily import daily_deal; print(daily_deal({game!r}, {DAY!r}))"
    there = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert there.stdout.strip() == repr(here)
    days = [daily_deal(game, DAY + datetime.timedelta(days=number)) for number in range(30)]
    assert len({deal.seed for deal in days}) == 30
    assert len({spec for deal in days for spec in deal.opponents}) == 60


def test_games_and_versions_of_the_rules_have_deals_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    planet, rauha = (daily_deal(game, DAY) for game in DAILY_GAMES)
    assert planet.seed != rauha.seed
    monkeypatch.setattr(terrarium.title("planet"), "version", planet.rules + 1)
    later = daily_deal("planet", DAY)
    assert (later.rules, later.seed != planet.seed) == (planet.rules + 1, True)


@pytest.mark.parametrize("game", DAILY_GAMES)
def test_no_bot_of_a_deal_is_limited_by_time(game: str) -> None:
    for level in {OPPONENT, *RUN_LEVELS}:
        assert "time=" not in level_spec(game, level)
    for spec in daily_deal(game, DAY).opponents:
        assert parse(spec).whole("seed") >= 0


@pytest.mark.parametrize("game", DAILY_GAMES)
def test_equal_choices_meet_equal_games(game: str) -> None:
    deal = daily_deal(game, DAY)
    ends = []
    for imagined_from in (1, 2):
        position = deal.start_game().start(deal.seed)
        players = [bot("sapling", seed=5), *map(bot, deal.opponents)]
        while not position.over():
            seat = position.actors()[0]
            # The server gives bots another imagined position every time, which must make no difference.
            shown = position.imagine(seat, terrarium.Rng(imagined_from)) if seat > 0 else position
            position.play(seat, players[seat].choose(shown, seat))
        ends.append(position.fingerprint())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("game", DAILY_GAMES)
def test_runs_are_numbered_and_differ(game: str) -> None:
    deal = daily_deal(game, DAY)
    scores = bot_scores(deal, range(6))
    assert bot_scores(deal, [4, 1]) == [scores[4], scores[1]]
    assert len(set(scores)) > 1


def test_days_are_checked() -> None:
    assert parse_day("2026-11-19") == DAY
    with pytest.raises(BadDay, match='"soon" is not a day'):
        parse_day("soon")
    with pytest.raises(BadDay, match="the first one is for 2026-01-01"):
        daily_deal("planet", FIRST_DAY - datetime.timedelta(days=1))
    with pytest.raises(BadDay, match="earth has no deal of the day"):
        daily_deal("earth", DAY)
