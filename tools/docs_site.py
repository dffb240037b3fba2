"""Hooks of MkDocs: pages for files outside docs/, and a check that the site loads nothing from other hosts.

A document may link to any file of the repository, as on a plain repository page. Files outside docs/ that are linked
become pages of the site, and links between the two are adjusted.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
#: Documents outside docs/ that the navigation names, with their names in the site.
ROOT_PAGES = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "SECURITY.md": "security.md",
}
ICON = "web/public/leaf.svg"
LANGUAGES = {".json": "json", ".mjs": "javascript", ".py": "python", ".toml": "toml"}
_LINK = re.compile(r"\]\((?![a-z]+:|#|/|\[)([^)\s#]+)(#[^)\s]*)?\)")
_TAG = re.compile(r"<(script|img|iframe|source|link)\b[^>]*>")
_ELSEWHERE = re.compile(r"""\b(?:src|href)=["']?((?:https?:)?//[^"'\s>]+)""")
_LINK_THAT_LOADS = re.compile(r"""\brel=["']?(?:stylesheet|preload|modulepreload|icon|preconnect|dns-prefetch)""")


class BrokenSite(Exception):
    """A document or a built page that the site must not have."""


def site_path(path: str) -> str:
    """Name a file of the repository as the site does."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return ROOT_PAGES.get(path) or "files/" + path.removesuffix(".md") + ".md"


def linked_files(markdown: str, path: str) -> set[str]:
    """List the files of the repository that a document links to."""
    return {_target(path, match[1]) for match in _LINK.finditer(markdown)}


def adjust_links(markdown: str, path: str) -> str:
    """Change the links of a document so that they lead from its page to other pages of the site."""

    def adjusted(match: re.Match[str]) -> str:
        start = posixpath.dirname(site_path(path)) or "."
        return f"]({posixpath.relpath(site_path(_target(path, match[1])), start)}{match[2] or ''})"

    return _LINK.sub(adjusted, markdown)


def _target(path: str, link: str) -> str:
    target = posixpath.normpath(posixpath.join(posixpath.dirname(path), link))
    if not (ROOT / target).is_file():
        raise BrokenSite(f"{path} links to {link}, which is no file of the repository.")
    return target


def page_of(path: str) -> str:
    """Make the page of a file outside docs/: a document as it is, other files as code."""
    text = (ROOT / path).read_text("utf-8")
    if path.endswith(".md"):
        return text
    name = posixpath.basename(path)
    language = LANGUAGES.get(posixpath.splitext(path)[1], "text")
    return f"---\nsearch:\n  exclude: true\n---\n# {name}\n\n`{path}`\n\n````{language}\n{text.rstrip()}\n````\n"


def loaded_from_elsewhere(page: str) -> list[str]:
    """List the addresses on other hosts that a built page loads; links that a reader may follow do not count."""
    tags = [tag[0] for tag in _TAG.finditer(page) if tag[1] != "link" or _LINK_THAT_LOADS.search(tag[0])]
    return [address for tag in tags for address in _ELSEWHERE.findall(tag)]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages of files outside docs/, and the icon."""
    from mkdocs.structure.files import File

    waiting = [f"docs/{file.src_uri}" for file in files.documentation_pages()] + list(ROOT_PAGES)
    seen = set(waiting)
    while waiting:
        path = waiting.pop()
        if not path.startswith("docs/"):
            files.append(File.generated(config, site_path(path), content=page_of(path)))
        if path.endswith(".md"):
            found = linked_files((ROOT / path).read_text("utf-8"), path)
            new = {file for file in found - seen if not file.startswith("docs/")}
            waiting += sorted(new)
            seen |= new
    files.append(File.generated(config, "style/leaf.svg", abs_src_path=str(ROOT / ICON)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Adjust the links of a page, and show the start page without columns beside it."""
    uri = page.file.src_uri
    if uri == "index.md":
        page.meta["hide"] = ["navigation", "toc"]
    named = {name: path for path, name in ROOT_PAGES.items()}
    if uri in named:
        return adjust_links(markdown, named[uri])
    if not uri.startswith("files/"):
        return adjust_links(markdown, f"docs/{uri}")
    document = uri.removeprefix("files/")
    return adjust_links(markdown, document) if (ROOT / document).is_file() else markdown


def on_post_build(config: MkDocsConfig) -> None:
    """Fail if a page loads anything from another host."""
    for page in sorted(Path(config.site_dir).rglob("*.html")):
        for address in loaded_from_elsewhere(page.read_text("utf-8")):
            raise BrokenSite(f"{page.relative_to(config.site_dir)} loads {address}.")
