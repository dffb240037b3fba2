"""Texts are translated, use the words of the rulebooks and follow the typography of their language."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from terrarium.texts import LANGUAGES
from tests.texts.fluent_files import SOURCE, messages, pattern, written

RULES = Path(__file__).resolve().parents[2] / "docs/rules"

#: Words that must not come back, by language, each with what to write instead.
UNWANTED = {
    "en": {
        r"\bSay\b": "Send, Choose",
        r"Free the seat": "Clear seat",
        r"as the system": "system setting",
        r"\b[Ww]hoever\b": "the player who, anyone who",
        r"\bwakes\b": "activates",
        r"\b[Tt]akes? back\b|\bPut back\b": "undo, cancel",
        r"(?<![Tt]here )\bis no (?!longer)\w+": "is not a",
    },
    "pl": {
        r"\b[Kk]af(?:el|l)": "płytka",
        r"\b[Ww]iersz": "rząd; w pliku linia",
        r"\b(?:nie)?gotów\b": "gotowość",
        r"\b\w+(?:łeś|łaś|łbyś|łabyś)\b": "forma bez rodzaju",
        r"\b[Pp]obudz": "aktywuje",
        r"\b[Pp]ołóż\b|\b[Pp]ołożyć\b": "umieść",
        r"\b[Zz]atrzymaj (?:tę|jedną)|niezatrzyman": "zachowaj",
        r"\bwzrost": "przyrost",
        r"Co można użyć": "Czego można użyć",
    },
    "fr": {
        r"[ÉéÈè]v[èÈ]nement": "événement",
        r"(?<![-\w])(?:de|que|le|la) [AEÉÈÊIÎOÔUÛYaeéèêiîoôuû]\w+": "d’, qu’, l’",
        r"\b(?:de|que) \{ \$(?:seat|name|card|old|other_seat|game|bot) \}": "une tournure sans élision",
        r"\d \} terres?\b|\ben terre\b": "sol",
        r"\bpousses?\b": "germe",
    },
}


@cache
def reviewed(language: str) -> set[str]:
    """The messages that may be the same as in English."""
    groups = tomllib.loads((Path(__file__).parent / "same_as_english.toml").read_text(encoding="utf-8"))["group"]
    assert all(len(group["reason"].split()) > 3 for group in groups)
    return {name for group in groups if language in group["languages"] for name in group["ids"]}


def same_as_english(language: str) -> set[str]:
    """The messages with words that are the same as in English."""
    english = messages("en")
    return {
        name
        for name, message in messages(language).items()
        if pattern(message) == pattern(english[name]) and any(map(str.isalpha, "".join(written(message))))
    }


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_text_is_translated_or_reviewed(language: str) -> None:
    assert sorted(same_as_english(language) ^ reviewed(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_unwanted_words_do_not_come_back(language: str) -> None:
    faults = [
        f"{name}: {found[0]!r}, better: {better}"
        for name, message in messages(language).items()
        if not name.startswith("earth-card-")
        for unwanted, better in UNWANTED[language].items()
        if (found := re.search(unwanted, pattern(message)))
    ]
    assert faults == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Say"), ("en", "Free the seat"), ("en", "This is no record"), ("pl", "kafel po kaflu"),
        ("pl", "Wiersz 3"), ("pl", "jeszcze niegotów"), ("pl", "w które grałeś"), ("fr", "Évènement"),
        ("fr", "Planète de { $seat }"), ("fr", "le océan"), ("fr", "coût en terre"),
    ],
)  # fmt: skip
def test_unwanted_words_are_found(language: str, text: str) -> None:
    assert any(re.search(unwanted, text) for unwanted in UNWANTED[language])


#: Messages that quote a line of a record, where a colon follows a word at once.
QUOTING = ("record-no-header", "record-action-form", "record-redeal-form")
#: A sign of two parts, or a quotation mark, without the non-breaking space that French puts there.
UNSPACED = re.compile(r"(?<![\u00a0:])[:;!?»%](?=[\s\u00a0.,)]|$)|«(?!\u00a0)")


def unspaced(text: str) -> list[str]:
    """The places of a French text where a non-breaking space is missing."""
    return [text[max(0, found.start() - 12) : found.end() + 3] for found in UNSPACED.finditer(text)]


def test_french_has_non_breaking_spaces_before_double_signs() -> None:
    faults = {}
    for path in sorted((SOURCE / "locales/fr").glob("*.ftl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            # What belongs to Fluent and not to the sentence: comments, arguments of functions, empty strings.
            plain = re.sub(r"NUMBER\([^)]*\)|\{ \"\\u00A0\" \};|\{ \"\" \}", "", line)
            if not line.startswith(("#", *QUOTING)) and (missing := unspaced(plain)):
                faults[f"{path.name}:{number}"] = missing
    assert faults == {}


def test_french_rules_have_them_too() -> None:
    faults = {
        f"{path.name}: {missing}"
        for path in sorted((RULES / "fr").glob("*.md"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if (missing := unspaced(line))
    }
    assert faults == set()


@pytest.mark.parametrize("text", ["Tour : { $round }", "Quoi ?", "« oui\u00a0»", "95 %", "fini; puis", "«\u00a0oui »"])
def test_a_missing_space_is_found(text: str) -> None:
    assert unspaced(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_typographic(language: str) -> None:
    # Card names in English are those of the card data.
    straight = [
        name
        for name, message in messages(language).items()
        if "'" in "".join(written(message)) and not (language == "en" and name.startswith("earth-card-"))
    ]
    assert straight == []
