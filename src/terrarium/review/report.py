"""The HTML report of a review: one file without scripts."""

from __future__ import annotations

from html import escape

from terrarium.arena.report_frame import Say, report_frame
from terrarium.engine.lines import Line
from terrarium.review.chance_chart import chance_chart
from terrarium.review.results import Review, SeatReview, TurningPoint
from terrarium.review.wording import balance_rows, counts_line, move_line, turning_point_lines

OWN_STYLE = (
    "ol{margin:0;padding-left:0;list-style:none}li{margin-bottom:14px}li h3{margin:0;font-size:16px}li p{margin:0}"
)


def review_page(review: Review, say: Say, language: str) -> str:
    """The whole report as HTML."""
    names = [say(Line("arena-seat", seat=seat)) for seat in range(review.seats)]
    heading = f"{say(Line('review-heading'))}: {say(Line(f'{review.game}-name'))}"
    marks = [
        (point.number, found.seat, f"{names[found.seat]}, {say(move_line(point))}")
        for found in review.by_seat
        for point in found.turning_points
    ]
    graph = say(Line("review-graph"))
    legend = "".join(
        f'<span class="c{seat}"><span class="dot"></span><span class="name">{escape(name)}: {review.scores[seat]}'
        "</span></span>"
        for seat, name in enumerate(names)
    )
    sections = [
        f'<section class="wide"><h2>{escape(graph)}</h2>{chance_chart(graph, review.chances, names, marks)}'
        f'<div class="legend">{legend}</div></section>'
    ]
    sections += [_seat_section(found, names[found.seat], say) for found in review.by_seat]
    sections.append(_balance_section(review, names, say))
    return report_frame(language, heading, say(Line("review-known")), sections, OWN_STYLE)


def _seat_section(found: SeatReview, name: str, say: Say) -> str:
    points = "".join(_point_item(point, say) for point in found.turning_points)
    body = f"<ol>{points}</ol>" if points else f"<p>{escape(say(Line('review-none')))}</p>"
    return (
        f'<section><h2 class="c{found.seat}"><span class="dot"></span><span class="name">{escape(name)}</span></h2>'
        f"<p>{escape(say(counts_line(found)))}</p>{body}</section>"
    )


def _point_item(point: TurningPoint, say: Say) -> str:
    lines = "".join(f"<p>{escape(say(line))}</p>" for line in turning_point_lines(point))
    return f'<li id="move-{point.number + 1}"><h3>{escape(say(move_line(point)))}</h3>{lines}</li>'


def _balance_section(review: Review, names: list[str], say: Say) -> str:
    """A table with a row for each seat and a column for each part of the balance."""
    heads = [say(line) for line, _figure in balance_rows(review.by_seat[0].balance)]
    rows = []
    for found in review.by_seat:
        cells = [say(Line("review-percent", number=figure)) for _line, figure in balance_rows(found.balance)]
        rows.append(f"<tr><td>{escape(names[found.seat])}</td>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    return (
        f'<section class="wide"><h2>{escape(say(Line("review-balance")))}</h2>'
        f"<p>{escape(say(Line('review-balance-note')))}</p>"
        f"<table><tr><th></th>{head}</tr>{''.join(rows)}</table></section>"
    )
