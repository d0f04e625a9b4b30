"""A guided bot may name its weights: what is read, refused, told apart and played."""

import json
import shlex
import shutil
from pathlib import Path
from typing import Any

import pytest

from polis.bots import new_bot
from polis.cli import run
from polis.core.records.record_file import read_record
from polis.core.texts.errors import PolisError
from polis.games import load
from polis.games.compiled_bots import compiled_bots
from polis.search.bots import Budget
from polis.search.weights_file import save_weights
from polis_lab.contests.entrants import LONGEST_NAME, Entrant, read_entrants
from polis_lab.contests.ledger import GAMES
from polis_lab.contests.match import Table
from polis_lab.contests.pool import play_here
from tests.arena.contests import ARKADIA, ends, keep, plan_of, played

BEGINNING = ("arena", "arkadia", "--games", "2", "--seed", "1", "--workers", "1")


@pytest.fixture
def weights(tmp_path: Path) -> Path:
    """A file with weights that no level uses."""
    path, bots = tmp_path / "two words" / "arkadia.npz", compiled_bots(ARKADIA)
    path.parent.mkdir()
    net = bots.load_net(ARKADIA)
    net["value"] /= 2
    save_weights(path, net, bots.about(ARKADIA))
    return path


def network_of(bot: Any) -> bytes:
    """The weights with which a bot searches."""
    found: bytes = bot.contexts[0].memory.network.tobytes()
    return found


@pytest.mark.parametrize(
    ("label", "entrant"),
    [
        ("guided:mine/a.npz", Entrant("guided", None, "mine/a.npz")),
        ("guided:./a.npz@100", Entrant("guided", Budget(simulations=100), "./a.npz")),
        ("guided:two words/a.npz@0.5s", Entrant("guided", Budget(0.5), "two words/a.npz")),
        (r"guided:C:\nets\a.npz@7", Entrant("guided", Budget(simulations=7), r"C:\nets\a.npz")),
    ],
)
def test_a_label_with_weights_is_written_as_it_is_read(label: str, entrant: Entrant) -> None:
    assert Entrant.read(label) == entrant
    assert entrant.label == label
    assert Entrant.read(f" {label.replace(':', ' : ', 1).replace('@', ' @ ')} ") == entrant


def test_a_budget_for_all_leaves_an_entrant_its_weights() -> None:
    found = read_entrants("guided:a.npz,guided:a.npz@3,guided,random", Budget(simulations=9))
    assert [one.label for one in found] == [
        "guided:a.npz@9",
        "guided:a.npz@3",
        "guided@9",
        "random",
    ]


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        ("random:a.npz@5", "The bot 'random:a.npz' takes no budget"),
        ("clever:a.npz", "There is no bot 'clever:a.npz'"),
        ("guided:,random", "'guided:' names no file; write its path after 'guided:'"),
        ("guided:@100", "'guided:@100' names no file"),
        ("guided:a\tb.npz", "names no file"),
        ("guided:a@b.npz", "'b.npz' is not a budget; .*; the path .* neither a comma nor '@'"),
        ("guided:a@2/b.npz@5", "'2/b.npz@5' is not a budget; .* neither a comma nor '@'"),
        ("guided:a,b.npz,random", "no bot 'b.npz'; .*; the path .* neither a comma nor '@'"),
        ("guided:a.npz,guided:a.npz", "'guided:a.npz' is named twice"),
    ],
)  # fmt: skip
def test_what_is_no_entrant_with_weights_is_refused(bots: str, sentence: str) -> None:
    with pytest.raises(PolisError, match=sentence) as caught:
        read_entrants(bots)
    assert str(caught.value).endswith(".")


def test_a_wrong_bot_that_follows_no_path_is_told_without_a_word_on_paths() -> None:
    with pytest.raises(PolisError, match="no bot 'clever'") as caught:
        read_entrants("clever,guided:a.npz")
    assert "path" not in str(caught.value)


def test_only_the_guided_bot_is_made_with_weights(weights: Path) -> None:
    with pytest.raises(PolisError, match="weights of 'adept' cannot be chosen"):
        new_bot(ARKADIA, "adept", weights=weights)
    assert (
        network_of(new_bot(ARKADIA, "guided", weights=weights))
        == compiled_bots(ARKADIA).load_net(ARKADIA, weights).tobytes()
    )


def test_each_entrant_plays_with_its_own_weights(weights: Path) -> None:
    table = Table(plan_of(2, bots=f"guided:{weights}@2,guided@2,adept@2"))
    first, usual, level = map(network_of, table.players.own)
    assert first == compiled_bots(ARKADIA).load_net(ARKADIA, weights).tobytes()
    assert usual == level == compiled_bots(ARKADIA).load_net(ARKADIA).tobytes() != first


def test_other_weights_under_the_same_name_are_another_contest(weights: Path) -> None:
    bots = f"guided:{weights}@2,random"
    plan = plan_of(2, bots=bots)
    assert plan.code != plan_of(2).code
    assert plan == plan_of(2, bots=bots)
    shutil.copyfile(compiled_bots(ARKADIA).network, weights)
    assert plan_of(2, bots=bots).code != plan.code
    with pytest.raises(PolisError, match=r"not those of the contest .* with the same weights"):
        Table(plan)


def test_weights_that_are_missing_or_do_not_fit_begin_nothing(
    weights: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "contest"
    empty = tmp_path / "empty.npz"
    empty.touch()
    for path, sentence in (
        (tmp_path / "none.npz", "There is no file with weights at"),
        (compiled_bots(load("archon")).network, "are for archon, not for arkadia"),
        (empty, "is not a file with weights, or it is damaged"),
    ):
        code = run([*BEGINNING, "--bots", f"guided:{path}@2,random", "--out", str(out)])
        (line,) = capsys.readouterr().err.splitlines()
        assert code == 2
        assert sentence in line
        assert not out.exists()
    plan = plan_of(2, bots=f"guided:{weights}@2,random")
    weights.unlink()
    with pytest.raises(PolisError, match="There is no file with weights at"):
        list(play_here(plan, plan.jobs(), 1))


def test_processes_play_with_the_weights_as_this_one_does(weights: Path) -> None:
    plan = plan_of(2, bots=f"guided:{weights}@2,greedy")
    found = list(play_here(plan, plan.jobs(), 1))
    assert ends(game.line for game in found) == ends(game.line for game in played(plan))


def test_a_contest_with_weights_goes_on_with_the_same_only(
    weights: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    label = f"guided:{weights}@2"
    out = keep(tmp_path / "contest", plan_of(2, bots=f"{label},random"))
    again = ["arena", "arkadia", "--resume", "--out", str(out), "--workers", "1", "--games", "4"]
    assert run(again) == 0
    result = json.loads((out / "result.json").read_text("utf-8"))
    assert result["games"] == 4
    assert shlex.split(result["command"])[4] == f"{label},random"
    shutil.copyfile(compiled_bots(ARKADIA).network, weights)
    capsys.readouterr()
    assert run(again) == 2
    assert "another contest: the code of rules and bots there" in capsys.readouterr().err
    weights.unlink()
    assert run(again) == 2
    assert "There is no file with weights at" in capsys.readouterr().err
    assert len((out / GAMES).read_bytes().splitlines()) == 4


def test_a_record_names_the_end_of_a_long_path(weights: Path, tmp_path: Path) -> None:
    deep = tmp_path.joinpath(*["folder-with-a-long-name"] * 4, "arkadia.npz")
    deep.parent.mkdir(parents=True)
    weights.rename(deep)
    out = keep(tmp_path / "contest", plan_of(2, bots=f"guided:{deep}@2,random"))
    (name,) = {
        seat.name
        for seat in read_record(out / "records" / "000" / "000000.json").seats
        if seat.kind == "guided"
    }
    assert len(name) == LONGEST_NAME
    assert name.startswith("guided:…")
    assert name.endswith("/arkadia.npz@2")
