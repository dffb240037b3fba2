"""Records of earlier versions of Planet's rules are refused with a sentence that names both versions."""

from __future__ import annotations

import json

import pytest

import terrarium
from terrarium.engine.errors import BadRecord
from terrarium.engine.record import Record
from terrarium.texts import Texts

#: Version 1 had the dolphin as "most ocean" and the blue whale as "largest ocean not touching a desert".
OLDER, NOW = 1, 2


def record() -> Record:
    return Record.of(terrarium.game("planet", seats=2), seed=7)


def test_the_whale_and_the_dolphin_changed_cards_in_version_2() -> None:
    assert terrarium.title("planet").version == NOW
    assert terrarium.game("planet", seats=2).key().startswith("planet/2 ")


def test_an_older_record_is_refused_as_text_as_json_and_as_an_object() -> None:
    text = record().to_text().replace(f"rules: {NOW}\n", f"rules: {OLDER}\n")
    data = json.dumps({**json.loads(record().to_json()), "rules": OLDER})
    older = record()
    older.rules = OLDER
    said = "played with version 1 of the rules of planet; this program has version 2"
    with pytest.raises(BadRecord, match=f"Line 3 of the record: It was {said}"):
        Record.from_text(text)
    with pytest.raises(BadRecord, match=said):
        Record.from_json(data)
    with pytest.raises(BadRecord, match=said):
        older.replay()


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_every_language_names_both_versions(language: str) -> None:
    older = record()
    older.rules = OLDER
    with pytest.raises(BadRecord) as caught:
        older.game()
    sentence = Texts(language).say(caught.value.line)
    assert (str(OLDER) in sentence, str(NOW) in sentence) == (True, True)
