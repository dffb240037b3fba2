"""Files of networks: what is written is read, and a wrong file says what is wrong with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import terrarium
from terrarium.bots import bot
from terrarium.bots.evaluations import FOLDER, load_networks, shipped_file
from terrarium.bots.network_file import BadNetworks, read_header, read_networks
from terrarium.engine.network_evaluation import InputLayout, layout_fingerprint
from terrarium.engine.title import Title, find_title
from tests.bots.any_networks import any_file, any_networks

PLANET = find_title("planet")
LAYOUTS = PLANET.network_layouts()
WITH_NETWORKS = [name for name in terrarium.titles() if find_title(name).network_layouts()]


def refused(content: bytes) -> BadNetworks:
    """The error for a file, read as one of Planet's."""
    with pytest.raises(BadNetworks) as caught:
        read_networks(content, "some.networks", "planet", LAYOUTS)
    return caught.value


def test_what_is_written_is_read() -> None:
    networks = read_networks(any_file("planet"), "some.networks", "planet", LAYOUTS)
    for found, expected in zip(networks, any_networks(PLANET), strict=True):
        assert (found.widths, found.shifts) == (expected.widths, expected.shifts)
        assert list(found.weights) == list(expected.weights)


def test_a_file_says_how_it_was_made() -> None:
    header, _weights = read_header(any_file("planet"), "some.networks")
    assert {"recipe", "seed", "date", "versions", "fingerprint", "layout", "game"} <= set(header)


def test_networks_of_another_game_are_refused() -> None:
    error = refused(any_file("rauha"))
    assert error.code == "networks-other-game"
    assert "rauha, not for planet" in str(error)


def test_networks_for_other_inputs_are_refused() -> None:
    other = InputLayout("animal", [4], 0, 2)
    other.group("colour", 3)
    assert layout_fingerprint([other]) != layout_fingerprint(LAYOUTS)
    with pytest.raises(BadNetworks, match="train again"):
        read_networks(any_file("planet"), "some.networks", "planet", [other])


def test_a_name_or_a_size_of_a_group_changes_the_layout() -> None:
    prints = set()
    for name, size, hidden in [("colour", 3, [4]), ("color", 3, [4]), ("colour", 4, [4]), ("colour", 3, [5])]:
        layout = InputLayout("animal", hidden, 0, 2)
        layout.group(name, size)
        prints.add(layout_fingerprint([layout]))
    assert len(prints) == 4


@pytest.mark.parametrize("cut", [1, 2, 1000])
def test_a_file_that_is_cut_off_is_refused(cut: int) -> None:
    assert refused(any_file("planet")[:-cut]).code == "networks-wrong-size"


def test_a_changed_weight_is_noticed() -> None:
    content = bytearray(any_file("planet"))
    content[-5] ^= 1
    assert refused(bytes(content)).code == "networks-damaged"


def test_a_changed_header_is_noticed() -> None:
    line, _newline, weights = any_file("planet").partition(b"\n")
    header = {**json.loads(line), "seed": 2}
    assert refused(json.dumps(header).encode() + b"\n" + weights).code == "networks-damaged"


@pytest.mark.parametrize("content", [b"", b"no", b"[]\n12", b'{"format": 9}\n'])
def test_what_is_no_file_of_networks_is_refused(content: bytes) -> None:
    assert refused(content).code == "networks-unreadable"


def test_a_folder_of_ones_own_goes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "planet.networks").write_bytes(any_file("planet", 7))
    monkeypatch.setenv(FOLDER, str(tmp_path))
    found = load_networks(PLANET)
    assert list(found[0].weights) == list(any_networks(PLANET, 7)[0].weights)


def test_a_damaged_file_of_ones_own_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "planet.networks").write_bytes(any_file("planet", 7)[:-9])
    monkeypatch.setenv(FOLDER, str(tmp_path))
    position = terrarium.game("planet", seats=2, first=0).start(1)
    with pytest.raises(BadNetworks, match=r"planet\.networks has \d+ bytes of weights"):
        bot("greedy:network=1").choose(position, 0)


@pytest.mark.parametrize("name", WITH_NETWORKS)
def test_networks_that_come_with_the_program_fit_and_are_small(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDER, raising=False)
    title = find_title(name)
    assert len(load_networks(title)) == len(title.network_layouts())
    content = shipped_file(name).read_bytes()
    assert len(content) <= 1_000_000
    header, _weights = read_header(content, name)
    assert {"recipe", "seed", "date", "versions", "fingerprint"} <= header.keys()


def test_a_title_without_a_file_has_no_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDER, raising=False)
    untrained = Title(
        "pebbles", 1, 2, 2, [], lambda *_parts: PLANET.game(2, {}), network_layouts=PLANET.network_layouts
    )
    with pytest.raises(BadNetworks, match="pebbles has no networks"):
        load_networks(untrained)
