"""``terrarium games``: the games with their options, and the bots."""

from __future__ import annotations

import terrarium
from terrarium.bots.registry import known_bots
from terrarium.cli.arguments import Lang, errors_reported, option_text, option_values, texts_for
from terrarium.cli.terminal import Terminal
from terrarium.engine.evaluation import LEVELS
from terrarium.engine.lines import Line
from terrarium.engine.options import Option
from terrarium.engine.title import Title


def games(lang: Lang = None) -> None:
    """List the games with their options, and the bots."""
    texts = texts_for(lang)
    with errors_reported(texts):
        terminal = Terminal(texts)
        for name in terrarium.titles():
            _show_game(terminal, terrarium.title(name))
        terminal.say(Line("games-levels", levels=", ".join(LEVELS)))
        others = [name for name in known_bots() if name not in LEVELS]
        terminal.say(Line("games-bots", bots=", ".join(others)), Line("games-play"))


def _show_game(terminal: Terminal, title: Title) -> None:
    name = Line(f"{title.name}-name")
    seats = Line("games-seats", least=title.min_seats, most=title.max_seats)
    terminal.show([f"{title.name}: {terminal.words(name)}, {terminal.words(seats)}"])
    terminal.show([f"  {terminal.words(Line(f'page-about-{title.name}'))}"])
    for option in title.options:
        _show_option(terminal, title, option)
    terminal.blank_line()


def _show_option(terminal: Terminal, title: Title, option: Option) -> None:
    meaning = terminal.words(Line(f"{title.name}-option-{option.name}"))
    values = "|".join(option_values(option, title.max_seats))
    default = terminal.words(Line("help-default", value=option_text(option, option.default)))
    terminal.show([f"  --option {option.name}={values}", f"      {meaning} [{default}]"])
