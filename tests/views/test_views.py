"""The page's types come from a schema that is up to date."""

from __future__ import annotations

from pathlib import Path

import terrarium
from terrarium.server.views import VIEWS, schema_text

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_the_schema_of_views_and_forms_in_the_docs_is_the_program_s_own() -> None:
    written = (DOCS / "views.schema.json").read_text(encoding="utf-8")
    assert written == schema_text(), "run: python -m terrarium.server.views docs/views.schema.json"


def test_every_title_shows_the_page_what_its_view_holds() -> None:
    assert sorted(VIEWS) == terrarium.titles()


def test_a_view_has_the_fields_that_its_schema_names() -> None:
    for title, view in VIEWS.items():
        game = terrarium.game(title, seats=max(2, terrarium.title(title).min_seats))
        assert set(game.start(seed=1).view(0)) == set(view.__annotations__), title
