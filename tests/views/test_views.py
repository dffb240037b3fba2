"""The page's types come from a schema that is up to date."""

from __future__ import annotations

from pathlib import Path

from terrarium.server.view_schema import schema_text
from terrarium.title_registry import TITLES

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_the_schema_of_views_and_forms_in_the_docs_is_the_program_s_own() -> None:
    written = (DOCS / "views.schema.json").read_text(encoding="utf-8")
    assert written == schema_text(), "run: python -m terrarium.server.view_schema docs/views.schema.json"


def test_a_view_has_the_fields_that_its_schema_names() -> None:
    for title in TITLES.built_in:
        game = title.game(max(2, title.min_seats), {})
        assert set(game.start(seed=1).view(0)) == set(getattr(title.view, "__annotations__", ())), title.name
