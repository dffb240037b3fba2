"""The arena on Ray: two nodes, one of which is lost in the middle of the match."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from ray.cluster_utils import Cluster

import terrarium
from terrarium.arena.match_directory import GAMES, MatchDirectory
from terrarium.arena.match_games import play
from terrarium.arena.match_plan import BadMatch, Plan
from terrarium.arena.ray_cluster import play_on_cluster

pytestmark = [
    pytest.mark.cluster,
    # Ray's own code leaves files and sockets to the garbage collector and speaks of its future defaults.
    pytest.mark.filterwarnings("ignore"),
]

MATCH = 32


def plan() -> Plan:
    return Plan(terrarium.game("planet", seats=2), ["random", "greedy:worlds=1"], MATCH, 3)


def test_every_game_counts_once_though_a_node_is_lost(tmp_path: Path) -> None:
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        other = cluster.add_node(num_cpus=1)
        lost: list[int] = []

        def lose_a_node(done: int) -> None:
            if done >= 4 and not lost:
                lost.append(done)
                cluster.remove_node(other, allow_graceful=False)

        with MatchDirectory(tmp_path, plan()) as directory:
            play_on_cluster(directory, cluster.address, lambda: False, lose_a_node)
            scores = [result.scores for result in directory.done()]
    finally:
        cluster.shutdown()
    assert lost
    assert lost[0] < MATCH
    numbers = [json.loads(line)["number"] for line in (tmp_path / GAMES).read_text("utf-8").splitlines()]
    assert sorted(numbers) == list(range(MATCH))
    assert scores[:3] == [play(plan(), number).scores for number in range(3)]


def test_a_cluster_that_does_not_answer_is_told(tmp_path: Path) -> None:
    with (
        MatchDirectory(tmp_path, plan()) as directory,
        pytest.raises(BadMatch, match=r"No Ray cluster answers at 127\.0\.0\.1:1"),
    ):
        play_on_cluster(directory, "127.0.0.1:1", lambda: False, lambda done: None)
