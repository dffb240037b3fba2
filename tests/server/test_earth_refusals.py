"""What Earth's rules forbid is refused on the wire, in every language with the figures, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from terrarium.engine.lines import Line
from terrarium.engine.playthrough import Playthrough
from terrarium.texts import LANGUAGES, Texts
from tests.earth.moments import choosing, drawing, in_window, moment, soil_was_fetched
from tests.server.servers import LocalServer, running_server


def amount() -> tuple[Playthrough, int]:
    return moment(1, 1, drawing), 0


def window() -> tuple[Playthrough, int]:
    return moment(1, 1, in_window), 0


def no_window() -> tuple[Playthrough, int]:
    return moment(2, 1, choosing), 0


CASES = [
    pytest.param(
        amount, "amount 9", {"id": "earth-too-much", "amount": 9, "most": 4},
        [
            "You can take at most 4, not 9.",
            "Możesz wziąć najwyżej 4, a nie 9.",
            "Vous pouvez prendre 4 au plus, pas 9.",
        ],
        id="more than there is",
    ),
    pytest.param(
        soil_was_fetched, "put soil", {"id": "earth-not-gained", "words": "put soil"},
        [
            '"put soil" is for what you gained in this turn and still have; what lay on the board cannot go back.',
            "„put soil” dotyczy tego, co masz zdobyte w tej turze; co leżało na planszy drużyny, nie może tam wrócić.",
            "« put soil » vaut pour ce que vous avez gagné ce tour-ci et avez encore ; ce qui était sur le plateau ne "
            "peut pas y retourner.",
        ],
        id="what was fetched",
    ),
    pytest.param(
        no_window, "no more", {"id": "earth-no-window"},
        [
            '"no more" is for questions that could come again in this turn; there is none now.',
            "„no more” kończy pytania, które mogłyby wrócić w tej turze; teraz takiego nie ma.",
            "« no more » met fin aux questions qui pourraient revenir ce tour-ci ; il n’y en a pas maintenant.",
        ],
        id="no window",
    ),
    pytest.param(
        window, "amount 1", {"id": "earth-not-asked", "words": "amount 1"}, None, id="an amount in a window",
    ),
]  # fmt: skip


async def refused(server: LocalServer, played: Playthrough, seat: int, action: int) -> dict[str, Any]:
    """What the server says to an answer that it must not take; nothing is different afterwards."""
    host = server.api_client()
    form = {"record": played.record.to_text(), "seats": ["me"] * played.position.game.seats}
    table = (await host.post("/api/records", form))["id"]
    socket = await server.connect(host)
    await socket.send({"type": "hello", "table": table})
    before = await socket.receive("welcome")
    number = before["number"]
    await socket.send({"type": "why", "seat": seat, "action": action, "key": "why"})
    why = (await socket.receive("because"))["reason"]
    await socket.send({"type": "answer", "seat": seat, "at": number, "actions": [action], "key": "wrong"})
    answer = await socket.receive("refused")
    assert (answer["number"], answer["reason"]) == (number, why)
    # Neither does it count when something else in the same row would.
    legal = next(sight["legal"] for sight in before["sights"] if sight["seat"] == seat)
    await socket.send({"type": "answer", "seat": seat, "at": number, "actions": [action, *legal[:1]], "key": "row"})
    assert (await socket.receive("refused"))["reason"] == why
    await socket.send({"type": "hello", "table": table})
    after = await socket.receive("welcome")
    assert [after[part] for part in ("number", "actors", "sights")] == [
        before[part] for part in ("number", "actors", "sights")
    ]
    return dict(answer["reason"])


@pytest.mark.parametrize(("come_about", "typed", "reason", "sentences"), CASES)
async def test_what_is_forbidden_is_refused_with_its_figures(
    tmp_path: Path,
    come_about: Callable[[], tuple[Playthrough, int]],
    typed: str,
    reason: dict[str, Any],
    sentences: list[str] | None,
) -> None:
    played, seat = come_about()
    action = played.position.game.action(typed)
    assert action not in played.position.legal(seat)

    async with running_server(tmp_path) as server:
        heard = await refused(server, played, seat, action)
    assert heard == reason
    figures = {name: value for name, value in heard.items() if name != "id"}
    said = [Texts(language).say(Line(heard["id"], **figures)) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    if sentences is not None:
        assert dict(zip(["en", "pl", "fr"], sentences, strict=True)) == dict(zip(LANGUAGES, said, strict=True))
