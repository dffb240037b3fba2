"""ChaCha20 against the vectors of RFC 8439, and generators that draw from a key."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import terrarium
from terrarium.engine.chacha20 import KeyStream, block, quarter_round
from terrarium.engine.errors import BadRecord, BadSeed
from terrarium.engine.record import Record
from terrarium.engine.rng import KEY_START, SEED_LIMIT, Rng, is_key, parse_key, seed_text
from terrarium.engine.vec_operations import from_list

keys = st.integers(KEY_START, 2 * KEY_START - 1)
calm = settings(max_examples=30, deadline=None)
KEY = KEY_START + 0x000102030405060708090A0B0C0D0E0F


def words(hexadecimal: str) -> list[int]:
    """Bytes as little-endian words."""
    data = bytes.fromhex(hexadecimal)
    return [int.from_bytes(data[at : at + 4], "little") for at in range(0, len(data), 4)]


def test_a_quarter_round() -> None:
    """RFC 8439, sections 2.1.1 and 2.2.1."""
    state = from_list([0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567])
    quarter_round(state, 0, 1, 2, 3)
    assert [int(word) for word in state] == [0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB]
    state = from_list([0x516461B1, 0x2A5F714C, 0x53372767, 0x3D631689])
    quarter_round(state, 0, 1, 2, 3)
    assert [int(word) for word in state] == [0xBDB886DC, 0xCFACAFD2, 0xE46BEA80, 0xCCC07C79]


@pytest.mark.parametrize(
    ("key", "counter", "nonce", "expected"),
    [
        (  # section 2.3.2
            bytes(range(32)).hex(),
            1,
            "000000090000004a00000000",
            "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
            "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
        ),
        (  # appendix A.1, vector 1
            "00" * 32,
            0,
            "00" * 12,
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
            "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
        ),
        (  # appendix A.1, vector 2
            "00" * 32,
            1,
            "00" * 12,
            "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
            "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
        ),
        (  # appendix A.1, vector 3
            "00" * 31 + "01",
            1,
            "00" * 12,
            "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
            "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
        ),
    ],
)
def test_a_block(key: str, counter: int, nonce: str, expected: str) -> None:
    found = block(from_list(words(key)), counter, from_list(words(nonce)))
    assert [int(word) for word in found] == words(expected)


def test_a_stream_is_its_blocks_in_order() -> None:
    key = from_list(words("00" * 32))
    stream = KeyStream(key)
    blocks = [[int(word) for word in block(key, number, from_list([0, 0, 0]))] for number in range(3)]
    assert [stream.word() for _word in range(48)] == [word for one in blocks for word in one]


def test_the_words_of_a_key_never_change() -> None:
    """A golden: stored games depend on it."""
    rng = Rng(KEY)
    assert [rng.word() for _word in range(4)] == [0xAD200E83, 0x6F76CF1D, 0x81692E65, 0x07DB0654]


@calm
@given(keys, st.integers(0, 40), st.integers(1, 2**31))
def test_packed_copied_and_pickled_generators_go_on_alike(key: int, drawn: int, limit: int) -> None:
    rng = Rng(key)
    for _draw in range(drawn):
        rng.word()
    others = [rng.copy(), pickle.loads(pickle.dumps(rng)), Rng()]
    others[2].unpack(rng.pack())
    expected = [rng.below(limit) for _draw in range(20)]
    assert all([other.below(limit) for _draw in range(20)] == expected for other in others)


def test_unpacking_a_seed_forgets_the_key() -> None:
    rng = Rng(KEY)
    rng.unpack(Rng(7).pack())
    other = Rng(7)
    assert [rng.word() for _word in range(5)] == [other.word() for _word in range(5)]


@calm
@given(keys)
def test_a_key_is_a_text_in_records(key: int) -> None:
    assert is_key(key)
    assert parse_key(seed_text(key)) == key


@pytest.mark.parametrize("text", ["7", "key-", "key-12", "key-" + "0" * 31, "key-" + "0" * 33, "key-" + "G" * 32])
def test_other_texts_are_no_keys(text: str) -> None:
    assert parse_key(text) is None


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT, KEY_START - 1, 2 * KEY_START])
def test_numbers_between_seeds_and_keys_are_refused(seed: int) -> None:
    assert not is_key(seed)
    with pytest.raises(BadSeed):
        Rng(seed)


@pytest.mark.parametrize("name", ["planet", "rauha", "earth"])
def test_a_game_dealt_from_a_key_is_recorded_and_replayed_exactly(name: str) -> None:
    game = terrarium.game(name, seats=2)
    position, record, chance = game.start(KEY), Record.of(game, KEY), Rng(3)
    for _move in range(60):
        if position.over():
            break
        seat = position.actors()[0]
        action = int(position.pick(seat, chance))
        position.play(seat, action)
        record.add(seat, action)
        assert game.unpack(position.pack()).fingerprint() == position.fingerprint()
    if position.over():
        record.finish(position)
    assert f"seed: {seed_text(KEY)}\n" in record.to_text()
    for again in (Record.from_text(record.to_text()), Record.from_json(record.to_json())):
        assert again == record
        assert again.replay(journal=False).fingerprint() == position.fingerprint()
    copy = pickle.loads(pickle.dumps(position))
    assert copy.fingerprint() == position.fingerprint() == position.copy().fingerprint()


def test_an_imagined_position_does_not_know_the_key() -> None:
    position = terrarium.game("earth", seats=2).start(KEY)
    imagined = position.imagine(0, 5)
    assert imagined.rng.pack()[0] < 2**32
    assert position.rng.pack()[0] == KEY


def test_a_key_in_json_is_a_text() -> None:
    record = Record.of(terrarium.game("planet", seats=2), KEY)
    with pytest.raises(BadRecord):
        Record.from_json(record.to_json().replace(f'"{seed_text(KEY)}"', str(KEY)))
