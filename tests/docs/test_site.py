"""The documentation site: its navigation, links to files outside docs/, and nothing from other hosts."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from tests.docs.code_blocks import ROOT
from tools.docs_site import BrokenSite, adjust_links, linked_files, loaded_from_elsewhere, page_of, site_path


def navigation() -> list[dict[str, Any]]:
    config = (ROOT / "mkdocs.yml").read_text("utf-8")
    return list(yaml.safe_load(config)["nav"])


def pages(entry: object) -> list[str]:
    """All pages below an entry of the navigation."""
    if isinstance(entry, str):
        return [entry]
    parts = entry.values() if isinstance(entry, dict) else entry
    assert not isinstance(parts, str)
    return [page for part in parts for page in pages(part)]  # type: ignore[attr-defined]  # a list or a dict's values


def test_pages_for_players_come_first() -> None:
    names = [name for entry in navigation() for name in entry]
    assert names[:5] == ["Start", "Players", "Hosts", "Researchers", "Contributors"]
    assert pages(navigation()[1])[0] == "playing.md"


def test_every_document_is_in_the_navigation() -> None:
    documents = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert documents <= set(pages(navigation()))


@pytest.mark.parametrize(
    ("path", "page"),
    [
        ("docs/games/earth.md", "games/earth.md"),
        ("CONTRIBUTING.md", "contributing.md"),
        ("examples/pond-title/README.md", "files/examples/pond-title/README.md"),
        ("examples/programs.toml", "files/examples/programs.toml.md"),
    ],
)
def test_every_file_has_a_page(path: str, page: str) -> None:
    assert site_path(path) == page


@pytest.mark.parametrize(
    ("path", "written", "link"),
    [
        ("docs/design.md", "wire.md#secrets", "wire.md#secrets"),
        ("docs/design.md", "../CONTRIBUTING.md", "contributing.md"),
        ("docs/games/planet.md", "../shots/table.png", "../shots/table.png"),
        ("docs/box.md", "../examples/programs.toml", "files/examples/programs.toml.md"),
        ("CONTRIBUTING.md", "docs/design.md#glossary", "design.md#glossary"),
        ("examples/pond-title/README.md", "../../CHANGELOG.md", "../../../changelog.md"),
    ],
)
def test_links_lead_to_pages(path: str, written: str, link: str) -> None:
    assert adjust_links(f"See [this]({written}).", path) == f"See [this]({link})."


def test_addresses_and_places_on_the_page_stay() -> None:
    text = "[a](https://example.org/x) [b](#here)"
    assert adjust_links(text, "docs/design.md") == text
    assert linked_files(text, "docs/design.md") == set()


@pytest.mark.parametrize("link", ["../examples", "no-such-page.md"])
def test_a_link_to_a_folder_or_to_nothing_is_refused(link: str) -> None:
    with pytest.raises(BrokenSite, match=r"docs/design\.md links to .*, which is no file of the repository\."):
        adjust_links(f"[x]({link})", "docs/design.md")


def test_a_file_that_is_no_document_is_shown_as_code() -> None:
    page = page_of("examples/programs.toml")
    assert "````toml\n" in page
    assert (ROOT / "examples/programs.toml").read_text("utf-8").strip() in page


def test_what_a_page_loads_from_other_hosts_is_found() -> None:
    page = """
    <script src="https://cdn.example/a.js"></script> <img alt="" src=//cdn.example/b.png>
    <link rel="stylesheet" href="https://cdn.example/c.css">
    <a href="https://example.org">a link to follow</a> <link rel="canonical" href="https://example.org/d">
    <script src="assets/e.js"></script>
    """
    assert loaded_from_elsewhere(page) == [
        "https://cdn.example/a.js",
        "//cdn.example/b.png",
        "https://cdn.example/c.css",
    ]
