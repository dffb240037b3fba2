"""Hints: the best answers to a question with reasons, from what the seat may know."""

from __future__ import annotations

from terrarium.hints.hint import Hint as Hint
from terrarium.hints.hint import best_answers as best_answers
