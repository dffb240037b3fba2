"""What all HTML reports share: the frame of a self-contained page without scripts, its sections and its style."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from terrarium.engine.lines import Line

#: Translates a line into the reader's language.
Say = Callable[[Line], str]

#: How many colour classes the style has; bots, seats and sources use them in turn.
COLOURS = 8

STYLE = """
:root{--paper:#f6f1e7;--card:#fffdf8;--ink:#2a2b26;--soft:#6d6a5f;--line:#d8cfbd;--act:#c8502e;
--c0:#1f5f8b;--c1:#2f6b3a;--c2:#c8502e;--c3:#d2932b;--c4:#7a5ca8;--c5:#4d8fa6;--c6:#7b6a63;--c7:#a3456b}
@media(prefers-color-scheme:dark){:root{--paper:#1c1f1b;--card:#272b25;--ink:#ece7da;--soft:#a9a698;--line:#3b4038;
--act:#f0845c;--c0:#4c9ac9;--c1:#63a96c;--c2:#f0845c;--c3:#e8b65a;--c4:#a98bd6;--c5:#8cc4d6;--c6:#a99a92;--c7:#d982a5}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,"Segoe UI",sans-serif;font-variant-numeric:tabular-nums}
main{max-width:1180px;margin:0 auto;padding:40px 20px 60px}h1{font-size:30px;line-height:1.2;margin:0 0 4px}
h2{font-size:18px;margin:0 0 4px}p{margin:0 0 12px;color:var(--soft)}.grid2{display:grid;gap:20px;
grid-template-columns:repeat(auto-fit,minmax(min(100%,480px),1fr));margin-top:20px}
section{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:20px 22px;min-width:0}
section.wide{grid-column:1/-1;overflow-x:auto}table{border-collapse:collapse;width:100%}
th,td{padding:7px 10px;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child,td:first-child{text-align:left}th{font-weight:600;font-size:14px;color:var(--soft)}
tr:last-child td{border-bottom:0}small{color:var(--soft);display:block}.dot{display:inline-block;width:11px;height:11px;
border-radius:50%;margin-right:8px;background:currentColor}svg{width:100%;height:auto;display:block}
svg text{fill:var(--ink);font-size:14px}svg .tick{fill:var(--soft);font-size:12px}.grid{stroke:var(--line)}
.even{stroke:var(--ink);stroke-dasharray:4 4;opacity:.6}.soft{fill:currentColor;opacity:.28}.full{fill:currentColor}
.hill{fill:currentColor;fill-opacity:.35;stroke:currentColor;stroke-width:1.5}.mark{stroke:currentColor;stroke-width:2}
.cell{fill:var(--c1)}svg .strong{fill:#fff}
.legend{display:flex;flex-wrap:wrap;gap:4px 18px;font-size:14px;margin-top:6px}
.c0{color:var(--c0)}.c1{color:var(--c1)}.c2{color:var(--c2)}.c3{color:var(--c3)}.c4{color:var(--c4)}.c5{color:var(--c5)}
.c6{color:var(--c6)}.c7{color:var(--c7)}.legend .name,td .name{color:var(--ink)}
section:last-child:nth-child(even){grid-column:1/-1}section:last-child:nth-child(even) svg{max-width:720px}
code{background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:10px 14px;display:block;
overflow-x:auto;font-size:14px;color:var(--ink)}footer{margin-top:20px}
"""


def report_frame(
    language: str, heading: str, about: str, sections: Sequence[str], style: str = "", footer: str = ""
) -> str:
    """Return a whole page: a heading with a sentence about the report, the sections, and the footer."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(heading)}</title><style>{STYLE}{style}</style></head><body><main>"
        f"<h1>{escape(heading)}</h1>{_paragraph(about)}"
        f'<div class="grid2">{"".join(sections)}</div>{footer}</main></body></html>\n'
    )


def report_section(heading: str, note: str, body: str, wide: bool = False) -> str:
    """Return a section with a heading, a note, and HTML below them."""
    kind = ' class="wide"' if wide else ""
    return f"<section{kind}><h2>{escape(heading)}</h2>{_paragraph(note)}{body}</section>"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>" if text else ""


def command_footer(introduction: str, command: str) -> str:
    """Return a footer with the command that makes the report again."""
    return f"<footer><p>{escape(introduction)}</p><code>{escape(command)}</code></footer>"
