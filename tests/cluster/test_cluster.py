"""A contest on a Ray cluster of two machines: whatever is lost in the middle, no game is.

Needs the extra `cluster`: `make test-cluster` installs it and runs this folder.
"""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from polis.core.texts.errors import PolisError
from polis_lab.contests import cluster
from polis_lab.contests.cluster import play_on_cluster, the_library
from polis_lab.contests.contest import play
from polis_lab.contests.ledger import begin, resume
from polis_lab.contests.match import Played
from polis_lab.contests.pairing import Job
from polis_lab.contests.plan import Plan
from tests.arena.contests import ends, plan_of, played, records

# Ray leaves sockets and processes to the garbage collector, and warns of its own changes.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]
CORES = 2  # of each machine


class Machines:
    """A cluster on this machine that takes itself for several."""

    def __init__(self) -> None:
        the_library()  # a sentence says how to install it
        from ray.cluster_utils import Cluster  # noqa: PLC0415 - only where Ray is

        self.cluster: Any = Cluster(
            initialize_head=True, head_node_args={"num_cpus": CORES, "include_dashboard": False}
        )
        self.second: Any = self.cluster.add_node(num_cpus=CORES)
        self.cluster.wait_for_nodes()

    @property
    def address(self) -> str:
        return str(self.cluster.address)

    def lose_the_second(self) -> None:
        """As if its plug were pulled."""
        self.cluster.remove_node(self.second, allow_graceful=False)


@pytest.fixture
def machines() -> Iterator[Machines]:
    made = Machines()
    yield made
    the_library().shutdown()
    made.cluster.shutdown()


def pid_of(game: Played) -> int:
    return int(game.line["played_by"].rpartition(":")[2])


def test_a_killed_worker_and_a_lost_machine_lose_no_game_and_double_none(
    machines: Machines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = plan_of(60)
    lost: list[int] = []
    seen: list[int] = []
    count_loss = cluster._count_loss

    def counted(losses: Any, job: Job) -> None:
        lost.append(job.number)
        count_loss(losses, job)

    monkeypatch.setattr(cluster, "_count_loss", counted)

    def player(plan: Plan, jobs: Any) -> Iterator[Played]:
        for count, game in enumerate(play_on_cluster(plan, jobs, machines.address), start=1):
            if count == 10:
                os.kill(pid_of(game), signal.SIGKILL)
            if count == 25:
                machines.lose_the_second()
            seen.append(game.line["game"])
            yield game

    with begin(tmp_path / "contest", plan, {}) as ledger:
        play(ledger, player)
        assert ledger.missing() == []
    with resume(tmp_path / "contest", plan) as ledger:
        assert ends(ledger.lines) == ends(game.line for game in played(plan))
    assert sorted(seen) == list(range(60))
    assert len(records(tmp_path / "contest")) == 60
    assert lost  # some were under way where it happened


def test_a_contest_that_is_stopped_goes_on_there(machines: Machines, tmp_path: Path) -> None:
    plan = plan_of(20)

    def player(plan: Plan, jobs: Any) -> Iterator[Played]:
        for count, game in enumerate(play_on_cluster(plan, jobs, machines.address)):
            if count == 5:
                raise KeyboardInterrupt
            yield game

    with begin(tmp_path / "contest", plan, {}) as ledger, pytest.raises(KeyboardInterrupt):
        play(ledger, player)
    with resume(tmp_path / "contest", plan) as ledger:
        assert len(ledger.lines) == 5
        play(ledger, lambda plan, jobs: play_on_cluster(plan, jobs, machines.address))
        assert ends(ledger.lines) == ends(game.line for game in played(plan))


def test_what_a_machine_refuses_is_told_here(machines: Machines) -> None:
    plan = plan_of(2)
    other = Plan.from_json({**plan.json(), "code": "0" * 16})
    with pytest.raises(PolisError, match="not those of the contest"):
        list(play_on_cluster(other, plan.jobs(), machines.address))


def test_a_bot_that_fails_is_not_tried_again(machines: Machines) -> None:
    plan = plan_of(2)
    with pytest.raises(Exception, match="IndexError"):
        list(play_on_cluster(plan, [Job(0, 0, (0, 7))], machines.address))


def test_no_cluster_at_an_address_is_told_in_a_sentence() -> None:
    with pytest.raises(PolisError, match=r"No Ray cluster answers at 127\.0\.0\.1:1:.*ray start"):
        list(play_on_cluster(plan_of(2), [], "127.0.0.1:1"))
