"""Messages are parsed one by one, when they are first used."""

from __future__ import annotations

import pytest

from terrarium.texts.texts import LANGUAGES, Messages, _messages
from tests.texts import fluent_files

SOURCE = """\
# A file.

-forest = forest
walk = Walk through the { -forest }
    until the evening.
count = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
both = { walk } { count }
"""


def said(messages: Messages, message: str, **figures: object) -> tuple[str, list[Exception]]:
    return messages.format(messages.pattern(message), figures)


def test_a_message_has_its_lines_its_variants_and_what_it_refers_to() -> None:
    messages = Messages("en", [SOURCE])
    assert said(messages, "both", n=2) == ("Walk through the forest\nuntil the evening. 2 steps", [])
    assert said(messages, "count", n=1) == ("1 step", [])


def test_a_message_of_a_later_source_does_not_replace_an_earlier_one() -> None:
    messages = Messages("en", [SOURCE, "count = none\nmore = { count }!\n"])
    assert said(messages, "more", n=3) == ("3 steps!", [])


def test_there_is_no_pattern_for_an_unknown_message() -> None:
    assert Messages("en", [SOURCE]).pattern("run") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_program_is_found(language: str) -> None:
    wanted = [name for name, message in fluent_files.messages(language).items() if message.value is not None]
    assert len(wanted) > 1000
    messages = _messages(language)
    assert [name for name in wanted if messages.pattern(name) is None] == []
