"""Whatever happens to a training, nothing that was finished is lost, and it can be continued."""

import io
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeAlias

import pytest
import torch

from polis.core.texts.errors import PolisError
from polis.games import load
from polis_lab.training.curves import read_curves
from polis_lab.training.model import export
from polis_lab.training.recipe import Recipe
from polis_lab.training.selfplay_workers import Part, play_parts
from polis_lab.training.training import Watch, begin, train
from tests.train.trainings import learned, played

Damage: TypeAlias = Callable[[bytes], bytes]

ARKADIA = load("arkadia")
TRAIN = [sys.executable, "-m", "polis", "train", "arkadia", "--out"]
PATIENCE = 600  # seconds of a busy machine for processes to end; playing on would take them hours


@contextmanager
def training(folder: Path) -> Iterator["subprocess.Popen[bytes]"]:
    """A training by two workers that has written its first games; it is ended with all its workers."""
    words = [*TRAIN, str(folder), "--workers", "2"]
    with subprocess.Popen(words, stderr=subprocess.PIPE, start_new_session=True) as process:
        try:
            while not (folder / "round-0" / "games-00000.npz").exists():
                assert process.poll() is None
                time.sleep(0.05)
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def refusal(folder: Path, *words: str) -> str:
    """What a command for a folder is answered that cannot be done."""
    done = subprocess.run(
        [*TRAIN, str(folder), *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 2
    return done.stderr


def cut(content: bytes) -> bytes:
    """The beginning of a file."""
    return content[: len(content) // 2]


def emptied(content: bytes) -> bytes:
    """A file of which the disk had kept the length only."""
    return bytes(len(content))


def altered(content: bytes) -> bytes:
    """A file of which a block in the middle is gone."""
    middle = len(content) // 2
    return content[:middle] + bytes(100) + content[middle + 100 :]


def of_another_network(_: bytes) -> bytes:
    """A checkpoint that lacks everything."""
    content = io.BytesIO()
    torch.save({"epochs": 1, "least": 0.0, "best": {}, "model": {}}, content)
    return content.getvalue()


def test_workers_end_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    """The pipe closes as soon as there is no writer left."""
    with training(tmp_path) as process:
        process.kill()
        process.communicate(timeout=PATIENCE)


def test_one_process_at_a_time_trains_in_a_folder(tmp_path: Path) -> None:
    with training(tmp_path):
        assert re.fullmatch(
            r"Another process trains in .*; wait for it, or choose another folder\.\n",
            refusal(tmp_path, "--resume"),
        )


def test_whatever_a_training_writes_is_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: set[int] = set()
    sync = os.fsync

    def noted(file: int) -> None:
        sync(file)
        synced.add(os.fstat(file).st_ino)

    monkeypatch.setattr("os.fsync", noted)
    played(tmp_path)
    train(ARKADIA, tmp_path, 1, Watch())
    files = [path for path in tmp_path.rglob("*") if path.is_file() and path.suffix != ".lock"]
    assert len(files) == 8
    assert [path.name for path in files if path.stat().st_ino not in synced] == []


@pytest.mark.parametrize("name", ["round-0/weights.npz", "curves.jsonl", "arkadia.npz"])
def test_what_cannot_be_written_is_told_in_a_sentence(name: str, tmp_path: Path) -> None:
    played(tmp_path)
    (tmp_path / name).mkdir()
    with pytest.raises(PolisError, match=f"{name} cannot be written: Is a directory"):
        train(ARKADIA, tmp_path, 1, Watch())


def test_a_checkpoint_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(PolisError, match=r"checkpoint\.pt cannot be written: No such file"):
        learned(tmp_path / "nowhere", 1)


def test_games_that_cannot_be_written_are_told_in_a_sentence(tmp_path: Path) -> None:
    part = Part(0, 0, 1, tmp_path / "nowhere" / "games-00000.npz")
    with pytest.raises(PolisError, match=r"games-00000\.npz cannot be written: No such file"):
        list(play_parts(Recipe("arkadia", "a"), None, [part], 1))


def test_a_full_disk_leaves_the_old_file_and_no_draft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_space(_: int) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "recipe.json"
    Recipe("arkadia", "a").write(path)
    monkeypatch.setattr("os.fsync", no_space)
    with pytest.raises(PolisError, match="cannot be written: No space left"):
        Recipe("arkadia", "b").write(path)
    assert Recipe.read(path).seed == "a"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ("/proc/nowhere", "/proc/nowhere cannot be written: No such file or directory."),
        ("FILE", "FILE is not a folder; choose another one for the training."),
        ("FILE/inside", "FILE/inside cannot be written: Not a directory."),
    ],
)
def test_a_folder_that_cannot_be_made_is_told_in_a_sentence(
    place: str, sentence: str, tmp_path: Path
) -> None:
    file = tmp_path / "letter.txt"
    file.touch()
    assert refusal(Path(place.replace("FILE", str(file)))) == (
        sentence.replace("FILE", str(file)) + "\n"
    )


def test_the_sentence_after_an_interruption_can_be_typed(tmp_path: Path) -> None:
    folder = tmp_path / "two words"
    with training(folder) as process:
        process.send_signal(signal.SIGINT)
        told = process.communicate(timeout=PATIENCE)[1].decode()
    assert process.returncode == 130
    found = re.fullmatch(r"Interrupted; '(.*)' continues\.\n", told)
    assert found is not None
    assert shlex.split(found[1]) == [
        "polis", "train", "arkadia", "--out", str(folder), "--resume",
    ]  # fmt: skip


def test_there_is_no_option_that_does_nothing(tmp_path: Path) -> None:
    assert "No such option: --no-resume" in refusal(tmp_path, "--no-resume")


@pytest.mark.parametrize("damage", [cut, emptied, altered])
def test_a_damaged_shard_is_played_again(damage: Damage, tmp_path: Path) -> None:
    begin(tmp_path, Recipe("arkadia", "a", rounds=0, first_games=60, epochs=1))
    train(ARKADIA, tmp_path, 2, Watch())
    path = tmp_path / "round-0" / "games-00050.npz"
    whole = path.read_bytes()
    path.write_bytes(damage(whole))
    sentences: list[str] = []
    train(ARKADIA, tmp_path, 1, Watch(mended=sentences.append))
    assert sentences == [f"{path} is damaged; its games are played again."]
    assert path.read_bytes() == whole


@pytest.mark.parametrize("damage", [cut, emptied, altered, of_another_network])
def test_a_round_whose_checkpoint_is_damaged_is_learned_again(
    damage: Damage, tmp_path: Path
) -> None:
    torch.manual_seed(1)
    whole, told = learned(tmp_path, 3)
    path = tmp_path / "checkpoint.pt"
    path.write_bytes(damage(path.read_bytes()))
    sentences: list[str] = []
    torch.manual_seed(1)
    again, rest = learned(tmp_path, 3, mended=sentences.append)
    assert sentences == [f"{path} cannot be read; the learning of round 0 begins again."]
    assert rest == told
    assert export(again).tobytes() == export(whole).tobytes()


@pytest.mark.parametrize(
    "torn",
    [b'{"round_number": 0, "ep', b"\0" * 50, b"\xff\xfe", b"[1]"],
    ids=["half", "zeros", "no text", "a list"],
)
def test_a_torn_line_of_the_curves_is_passed_over(torn: bytes, tmp_path: Path) -> None:
    played(tmp_path)
    path = tmp_path / "curves.jsonl"
    path.write_bytes(torn)
    train(ARKADIA, tmp_path, 1, Watch())
    assert [one["epoch"] for one in read_curves(tmp_path)] == [1, 2]
    assert path.read_bytes().startswith(torn + b"\n")
