"""`polis dataset`: rows that can be replayed, the same bytes for a seed, and nothing half done."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import polis
from polis.cli.app import run
from polis.core.texts.errors import PolisError
from polis_lab.dataset.making import begin, make
from polis_lab.dataset.order import Order, new_order
from polis_lab.dataset.rows import Rows

SMALL = ("--games", "3", "--seed", "5", "--workers", "1")


def made(folder: Path, *words: str) -> list[dict[str, Any]]:
    """The rows of a dataset that the command makes."""
    assert run(["dataset", *words, "--out", str(folder)]) == 0
    return rows_of(folder)


def rows_of(folder: Path) -> list[dict[str, Any]]:
    paths = sorted(folder.glob("*.parquet"))
    return [row for path in paths for row in pq.read_table(path).to_pylist()]


def replayed(game: Any, rows: list[dict[str, Any]], seats: int) -> Any:
    """The end of a game that is played again by its rows, each compared with the position."""
    state, _ = polis.new_game(game, seats, seed=rows[0]["seed"])
    for ply, row in enumerate(rows):
        seen = game.observe(state, row["seat"])
        assert (row["ply"], row["seat"]) == (ply, game.turn(state))
        assert row["legal"] == game.legal(state).tolist()
        assert row["encoding"] == game.encode(seen).tobytes()
        assert row["visits"] is None or len(row["visits"]) == len(row["legal"])
        game.apply(state, row["action"])
    return state


@pytest.mark.parametrize(("name", "bots"), [("arkadia", "artisan@30,greedy"), ("archon", "random")])
def test_rows_replay_to_the_end_that_they_tell(name: str, bots: str, tmp_path: Path) -> None:
    game = polis.load(name)
    rows = made(tmp_path, name, "--bots", bots, "--seats", "3", *SMALL)
    games = [[row for row in rows if row["game"] == number] for number in range(3)]
    for number, one in enumerate(games):
        state = replayed(game, one, 3)
        assert game.is_over(state)
        assert all(row["win_shares"] == list(game.win_shares(state)) for row in one)
        assert all(row["margins"] == list(game.margins(state)) for row in one)
        labels = bots.split(",")
        assert all(
            row["bot"].partition("@")[0]
            == labels[(row["seat"] + number) % len(labels)].partition("@")[0]
            for row in one
        )
    searched = [row for row in rows if row["visits"]]
    assert bool(searched) == ("artisan" in bots)
    assert all(row["action"] in row["legal"] for row in rows)
    card = (tmp_path / "README.md").read_text("utf-8")
    assert f"{len(rows):,} decisions of 3 games" in card


@pytest.mark.long
def test_the_bytes_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    words = ("archon", "--bots", "greedy", "--games", "120", "--seed", "5")
    for workers in ("1", "3"):
        assert run(["dataset", *words, "--workers", workers, "--out", str(tmp_path / workers)]) == 0
    one, three = (
        {path.name: path.read_bytes() for path in (tmp_path / workers).iterdir()}
        for workers in ("1", "3")
    )
    assert one == three
    assert len(one) == 6  # three files, the order, the card, the lock


def damage(folder: Path) -> None:
    path = folder / "part-00001.parquet"
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 255
    path.write_bytes(data)


def delete(folder: Path) -> None:
    (folder / "part-00000.parquet").unlink()


@pytest.mark.long
@pytest.mark.parametrize("accident", [damage, delete])
def test_what_is_lost_is_played_again(
    accident: Callable[[Path], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["dataset", "archon", "--out", str(tmp_path), "--workers", "2"]
    assert run([*words, "--bots", "random", "--games", "120", "--seed", "5"]) == 0
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    accident(tmp_path)
    capsys.readouterr()
    assert run([*words, "--resume", "--json"]) == 0
    told = capsys.readouterr()
    assert ("is damaged; its games are played again" in told.err) == (accident is damage)
    assert json.loads(told.out)["games"] == 120
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_an_observation_can_be_kept_instead(tmp_path: Path) -> None:
    game = polis.load("archon")
    rows = made(
        tmp_path, "archon", "--bots", "random", "--encoding", "observation", *SMALL[:2], *SMALL[2:]
    )
    state, _ = polis.new_game(game, 2, seed=rows[0]["seed"])
    assert rows[0]["observation"] == game.observe(state, rows[0]["seat"]).tobytes()
    assert "encoding" not in rows[0]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bots", "nobody"], "no bot 'nobody'"),
        (["--bots", "expert@0.5s"], "thinks by the clock"),
        (["--bots", "greedy,random", "--seats", "9"], "for 2 to 4 seats, not 9"),
        (["--bots", "greedy,random,adept@9"], "3 bots cannot sit at 2 seats"),
        (["--bots", "greedy", "--games", "0"], "must be 1 to"),
        (["--bots", "greedy", "--encoding", "png"], "one of float32, observation, none"),
        ([], "Name who plays"),
        (["--resume"], "holds no dataset"),
    ],
)
def test_a_wrong_order_is_refused_in_a_sentence(
    words: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["dataset", "archon", *words, "--out", str(tmp_path / "new")]) == 2
    assert told in capsys.readouterr().err
    assert not list(tmp_path.glob("*/*.parquet"))


def test_a_dataset_of_other_rules_is_not_continued(tmp_path: Path) -> None:
    game = polis.load("archon")
    order = new_order(game, "random", 2, 1, "5")
    begin(tmp_path, Order(**{**as_fields(order), "spaces_version": order.spaces_version + 1}))
    with pytest.raises(PolisError, match="the version of its spaces is"):
        make(game, tmp_path, 1, lambda _: None, lambda _: None)
    with pytest.raises(PolisError, match="holds a dataset already"):
        begin(tmp_path, order)


def as_fields(order: Order) -> dict[str, Any]:
    return {name: getattr(order, name) for name in Order.__dataclass_fields__}


def test_the_programs_of_the_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    made(tmp_path / "expert-games", "arkadia", "--bots", "greedy", *SMALL)
    page = Path(__file__).parents[2] / "docs" / "howto" / "dataset.md"
    blocks = re.findall(r"^```py\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert len(blocks) == 2
    names: dict[str, Any] = {}
    exec("\n".join(blocks), names)  # noqa: S102 - our own page
    assert names["seen"].shape == (len(names["rows"]), 6061)
    assert names["shares"].shape == (len(names["rows"]), 2)


def test_a_game_without_an_encoding_has_rows_without_one(monkeypatch: pytest.MonkeyPatch) -> None:
    game = polis.load("archon")

    def none(_: object) -> None:
        raise PolisError("There is no encoding.")

    monkeypatch.setattr(type(game), "encoding", property(none))
    with pytest.raises(PolisError, match="no encoding"):
        new_order(game, "random", 2, 1, "5")
    columns, seen = Rows(new_order(game, "random", 2, 1, "5", encoding="none"), game).play(0)
    assert len(columns["action"]) == len(seen)
    assert set(seen) == {None}
