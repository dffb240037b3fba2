"""Translation of lines into sentences of a language."""

from __future__ import annotations

from terrarium.texts.texts import LANGUAGES as LANGUAGES
from terrarium.texts.texts import NoText as NoText
from terrarium.texts.texts import Texts as Texts
from terrarium.texts.texts import language_accepted as language_accepted
from terrarium.texts.texts import language_of as language_of
