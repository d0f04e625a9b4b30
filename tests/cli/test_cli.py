"""The command line: what it shows, and one sentence with exit code 2 for each error."""

import io
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from polis import __version__
from polis.cli import output, run
from polis.core.records.record import Record, Seat, begin_record, result_of
from polis.core.records.record_file import record_json, write_record
from polis.games import load
from polis.terminal.session import Session
from tests.conftest import Command

PACKAGED = Path(output.__file__).parents[1] / "games" / "arkadia" / "components" / "original.toml"
VERBS = ("replay", "verify", "rule", "static", "build-engine", "components")
PATIENCE = 600  # seconds of a busy machine for a process to end

# The name polis.cli.app is also that of the Typer application inside.
COMMAND_LINE: Any = import_module("polis.cli.app")


def played(seats: int = 2, plies: int | None = None) -> Record:
    """A game of Arkadia between seats that draw their actions by lot."""
    game = load("arkadia")
    options = game.new_options({})
    state, _ = game.new_game(options, seats, bytes(16))
    people = [Seat(name, "random") for name in ("Ada", "Ben", "Cleo", "Dora")[:seats]]
    record = begin_record(game, options, people, bytes(16), (), state)
    draw = Random(5)
    while not game.is_over(state) and (plies is None or len(record.actions) < plies):
        action = draw.choice(game.legal(state).tolist())
        game.apply(state, action)
        record = record.added(game.text(action), game.hash(state))
    return replace(record, result=result_of(game, state))


@pytest.fixture(scope="module")
def record() -> Record:
    return played()


@pytest.fixture
def file(tmp_path: Path, record: Record) -> Path:
    path = tmp_path / "game.json"
    write_record(path, record)
    return path


@pytest.fixture
def before(tmp_path: Path) -> Iterator[None]:
    """Afterwards the folder must be as it was when the test began to run commands."""
    yield
    assert not [path for path in tmp_path.rglob("*") if path.name not in {"game.json", "box.toml"}]


def one_sentence(err: str) -> str:
    """The error output without its line end: exactly one line, no trace of Python."""
    (line,) = err.splitlines()
    assert "Traceback" not in line
    assert line.endswith((".", "!", "?"))
    return line


def changed(path: Path, **fields: object) -> Path:
    """The record with some fields exchanged."""
    data = json.loads(path.read_text("utf-8"))
    data.update(fields)
    path.write_text(json.dumps(data), "utf-8")
    return path


# ----------------------------------------------------------------------------- help and version


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"]])
def test_the_help_names_every_verb(polis: Command, arguments: list[str]) -> None:
    code, out, err = polis(*arguments)
    assert (code, err) == (0, "")
    for verb in VERBS:
        assert f"  {verb} " in out


@pytest.mark.parametrize("verb", VERBS)
def test_the_help_of_every_verb_shows_an_example(polis: Command, verb: str) -> None:
    code, out, _ = polis(verb, "--help")
    assert code == 0
    assert f"  polis {verb}" in out.split("Example")[1]


def test_the_group_of_verbs_about_components_explains_itself(polis: Command) -> None:
    assert polis("components")[:2] == polis("components", "--help")[:2]


def test_the_version_is_told(polis: Command) -> None:
    assert polis("--version") == (0, f"polis {__version__}\n", "")


def test_the_help_does_not_load_the_compiler() -> None:
    code = "import sys; from polis.cli import run; run(['--help']); run(['play', '--help']); run(['rule', 'ARK-E.5']); "
    code += "sys.exit(any(name in sys.modules for name in ('numba', 'numpy')))"
    assert (
        subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode
        == 0
    )


# ------------------------------------------------------------------------------------- replay


def test_replay_tells_every_action_in_words_and_draws_the_board(
    polis: Command, file: Path, record: Record
) -> None:
    code, out, err = polis("replay", file)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "Arkadia: Ada (random), Ben (random)"
    for number, action in enumerate(record.actions, start=1):
        assert any(line.startswith(f"{number:>4}  ") and line.endswith(action) for line in lines)
    assert "A game for 2 begins." in out
    assert "wins with" in out
    shown = polis_json(polis, "replay", file)["state"]
    assert out.endswith(drawn(record, shown, len(record.actions)))
    assert max(len(line) for line in lines) <= 80


def drawn(record: Record, shown: Any, ply: int) -> str:
    """A position of a record on paper, with the last move marked."""
    session = Session.resumed(load("arkadia"), record)
    return session.game.draw(shown, False, "en", session.happened(None, ply)) + "\n"


def polis_json(polis: Command, *arguments: object) -> Any:
    """What a command answers as JSON."""
    code, out, err = polis(*arguments, "--json")
    assert err == ""
    assert code in (0, 1)
    return json.loads(out)


def test_replay_as_json_has_events_with_parts_and_words(
    polis: Command, file: Path, record: Record
) -> None:
    data = polis_json(polis, "replay", file, "--language", "de")
    assert [ply["action"] for ply in data["plies"]] == list(record.actions)
    assert data["setup"][0] == {
        "kind": "game_started",
        "seats": 2,
        "text": "Ein Spiel für 2 beginnt.",
    }
    assert data["state"]["ply"] == len(record.actions)


@pytest.mark.parametrize("ply", [0, 7])
def test_replay_draws_the_position_of_any_ply(
    polis: Command, file: Path, record: Record, ply: int
) -> None:
    code, out, _ = polis("replay", file, "--ply", ply)
    assert code == 0
    data = polis_json(polis, "replay", file, "--ply", ply)
    assert (data["ply"], data["action"]) == (ply, record.actions[ply])
    assert out.endswith(drawn(record, data["state"], ply))
    if ply:
        assert out.startswith(f"{ply:>4}  ")
        assert out.splitlines()[0].endswith(record.actions[ply - 1])
    else:
        assert "A game for 2 begins." in out


def test_replay_counts_like_the_log_of_the_terminal(
    polis: Command, file: Path, record: Record
) -> None:
    _, out, _ = polis("replay", file)
    told: dict[int, list[str]] = {0: []}
    for line in out.split("\n\n")[1].splitlines():
        if line[:4].strip():
            told[int(line[:4])] = []
        else:
            told[max(told)].append(line.strip())
    session = Session.resumed(load("arkadia"), record)
    log: dict[int, list[str]] = {ply: [] for ply in told}
    for entry in session.log(None):
        log[entry.ply].append(session.game.event_text(entry.event, "en"))
    public = {ply for ply in log if not any(e.private for e in session.events[ply])}
    assert len(public) > 20
    for ply in public:
        assert " ".join(told[ply]) == " ".join(log[ply]), f"after action {ply}"


def test_a_trace_is_json_lines_with_all_that_was_legal(
    polis: Command, file: Path, record: Record
) -> None:
    _, out, _ = polis("replay", file, "--trace")
    lines = [json.loads(line) for line in out.splitlines()]
    assert [line["action"] for line in lines] == [*record.actions, None]
    for line in lines[:-1]:
        assert list(line) == ["ply", "seat", "phase", "legal", "action", "events", "state"]
        assert line["action"] in line["legal"]
        assert line["state"]["ply"] == line["ply"]
        assert line["seat"] == line["state"]["turn"]
    assert (lines[-1]["seat"], lines[-1]["phase"], lines[-1]["legal"]) == (None, "over", [])


def test_a_trace_of_one_ply_is_one_line(polis: Command, file: Path) -> None:
    _, out, _ = polis("replay", file, "--trace", "--ply", 3)
    (line,) = out.splitlines()
    assert json.loads(line)["ply"] == 3


@pytest.mark.parametrize(("language", "words"), [("fr", "commence"), ("de", "beginnt")])
def test_the_log_is_told_in_other_languages(
    polis: Command, file: Path, language: str, words: str
) -> None:
    assert words in polis("replay", file, "--language", language)[1]


# -------------------------------------------------------------------------------------- verify


def test_verify_agrees_with_an_honest_record(polis: Command, file: Path, record: Record) -> None:
    plies = len(record.actions)
    told = f"game.json agrees with the rules in all its {plies} plies.\n"
    assert polis("verify", file) == (0, told, "")
    data = polis_json(polis, "verify", file)
    assert data == {"agrees": True, "plies": plies, "difference": None}


def test_verify_tells_the_first_difference(polis: Command, file: Path, record: Record) -> None:
    hashes = list(record.hashes)
    hashes[4] = hashes[9] = "0" * 16
    changed(file, hashes=hashes)
    code, out, err = polis("verify", file)
    assert (code, err) == (1, "")
    assert out.startswith(f'game.json: after action 4, "{record.actions[3]}", the position has')
    data = polis_json(polis, "verify", file)
    assert (data["agrees"], data["difference"]["ply"]) == (False, 4)


def test_verify_finds_an_action_that_the_rules_forbid(
    polis: Command, file: Path, record: Record
) -> None:
    changed(file, actions=["pass", *record.actions[1:]])
    code, out, _ = polis("verify", file)
    assert code == 1
    assert '"pass", is not allowed' in out
    assert "ARK-R27" in out


def test_verify_notices_another_component_file(polis: Command, file: Path, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(PACKAGED.read_text("utf-8") + "\n# another edition\n", "utf-8")
    code, out, _ = polis("verify", file, "--components", box)
    assert code == 1
    assert "was played with the component file" in out


# ------------------------------------------------------------------------- components and rules


def test_the_component_file_says_which_game_it_is_for(polis: Command) -> None:
    archon = PACKAGED.parents[2] / "archon" / "components" / "original.toml"
    code, out, _ = polis("components", "check", str(archon))
    assert code == 0
    assert "a complete box of archon" in out
    code, _, err = polis("components", "check", "--game", "arkadia", str(archon))
    assert code == 2
    assert "original.toml" in err


def test_a_good_component_file_is_confirmed(polis: Command) -> None:
    code, out, _ = polis("components", "check", PACKAGED)
    assert code == 0
    assert out.startswith("original.toml is a complete box of arkadia: ")
    assert len(polis_json(polis, "components", "check", PACKAGED)["sha256"]) == 64


def test_the_box_is_shown_with_what_is_reconstructed(polis: Command) -> None:
    code, out, _ = polis("components", "show", "arkadia")
    assert code == 0
    assert "reconstructed" in out
    data = polis_json(polis, "components", "show", "arkadia")
    assert data["components"]["board"]["rows"] == 12
    assert data["provenance"]
    assert data == polis_json(polis, "components", "show", "arkadia", "--components", PACKAGED)


def test_a_rule_is_shown_in_three_languages_with_its_code(polis: Command) -> None:
    code, out, _ = polis("rule", "ark-1a.2")
    assert code == 0
    assert out.startswith("ARK-1A.2 ")
    data = polis_json(polis, "rule", "1A.2")
    assert list(data["text"]) == ["en", "fr", "de"]
    assert any(place["file"].startswith("arkadia/rules/") for place in data["code"])
    for text in data["text"].values():
        assert text.split()[0] in out


def test_rules_are_found_by_their_words(polis: Command) -> None:
    code, out, _ = polis("rule", "the", "Cleric", "still", "pays", "tax")
    assert code == 0
    assert out.split()[0] == "ARC-5.2.2"
    assert "'polis rule ARC-5.2.2' shows" in out
    assert polis("rule", "the Cleric still pays tax")[1] == out
    found = polis_json(polis, "rule", "season", "3", "stone", "less", "--language", "de")
    assert found[0]["id"] == "ARC-9.0.3"
    assert "Stein" in found[0]["text"]


def test_words_that_no_rule_has_are_one_sentence(polis: Command) -> None:
    code, out, err = polis("rule", "xylophone")
    assert (code, out) == (2, "")
    assert one_sentence(err).startswith("No rule has a word of 'xylophone'; give words")


def test_the_tests_of_a_rule_are_listed(polis: Command) -> None:
    tests = polis_json(polis, "rule", "ARK-R27")["tests"]
    assert all((Path(__file__).parents[1] / test["file"]).exists() for test in tests)
    assert {test["kind"] for test in tests} <= {"proves", "refuses"}


def test_all_rules_are_listed(polis: Command) -> None:
    listed = polis_json(polis, "rule", "--language", "fr")
    _, out, _ = polis("rule")
    assert len(listed) > 50
    assert all(entry["id"] in out for entry in listed)


# ----------------------------------------------------------------------------------- bad input


def test_a_wrong_command_line_is_one_sentence(polis: Command) -> None:
    for arguments, said in [
        (["nix"], "No such command 'nix'; see 'polis --help'."),
        (["replay"], "Missing argument 'FILE'; see 'polis replay --help'."),
        (["replay", "a.json", "--nix"], "--nix"),
        (["replay", "a.json", "--ply", "x"], "Invalid value for '--ply'"),
        (["components", "nix"], "No such command 'nix'; see 'polis components --help'."),
    ]:
        code, out, err = polis(*arguments)
        assert (code, out) == (2, "")
        assert said in one_sentence(err)


def without_secret(path: Path) -> Path:
    """The record as it is shown before the end."""
    return changed(path, seed={**json.loads(path.read_text("utf-8"))["seed"], "secret": None})


VERBS_OF_A_RECORD = (["replay"], ["replay", "--trace"], ["replay", "--json"], ["verify"])
FAULTS: list[tuple[str, Callable[[Path], object], str]] = [
    ("no file", lambda path: path.unlink(), "game.json cannot be read: No such file"),
    ("damaged", lambda path: path.write_bytes(path.read_bytes()[:500]), "is not readable JSON"),
    ("field gone", lambda path: changed(path, seats=None), '"seats" must be a list, not null'),
    ("later version", lambda path: changed(path, version=3), "this Polis reads up to 2"),
    ("unknown option", lambda path: changed(path, options={"nix": 1}), "has no option 'nix'"),
    ("wrong option", lambda path: changed(path, options={"flips": 1}), "'flips' is 1"),
    ("unknown game", lambda path: changed(path, game="archon2"), "There is no game 'archon2'"),
    ("secret kept back", without_secret, "its secret is withheld"),
]


@pytest.mark.usefixtures("before")
@pytest.mark.parametrize("verb", VERBS_OF_A_RECORD, ids=" ".join)
@pytest.mark.parametrize(("name", "spoil", "said"), FAULTS, ids=[name for name, *_ in FAULTS])
def test_a_record_that_cannot_be_used_is_one_sentence(
    polis: Command, file: Path, verb: list[str], name: str, spoil: Any, said: str
) -> None:
    spoil(file)
    code, out, err = polis(*verb, file)
    assert (code, out) == (2, ""), name
    assert said in one_sentence(err)


@pytest.mark.usefixtures("before")
@pytest.mark.parametrize("options", [[], ["--trace"], ["--json"], ["--ply", "3"]])
def test_a_record_with_a_wrong_hash_is_not_replayed_at_all(
    polis: Command, file: Path, record: Record, options: list[str]
) -> None:
    changed(file, hashes=[*record.hashes[:-1], "0" * 16])
    code, out, err = polis("replay", file, *options)
    assert (code, out) == (2, "")
    assert "the record says 0000000000000000" in one_sentence(err)


@pytest.mark.usefixtures("before")
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["replay", "{file}", "--ply", "100000"], "there is no ply 100000."),
        (["replay", "{file}", "--ply", "-1"], "there is no ply -1."),
        (["replay", "{file}", "--language", "es"], "There is no language 'es'"),
        (["replay", "{file}", "--components", "nix.toml"], "nix.toml"),
        (["rule", "ARK-9Z"], "ARK-9Z"),
        (["rule", "--language", "es"], "There is no language 'es'"),
        (["components", "show", "nix"], "There is no game 'nix'; the games are arkadia, archon."),
        (["components", "check", "nix.toml"], "nix.toml"),
        (["components", "check", "{file}"], "game.json"),
    ],
)
def test_what_does_not_exist_is_one_sentence(
    polis: Command, file: Path, arguments: list[str], said: str
) -> None:
    code, out, err = polis(*(argument.format(file=file) for argument in arguments))
    assert (code, out) == (2, "")
    assert said in one_sentence(err)


@pytest.mark.usefixtures("before")
def test_a_component_file_with_a_wrong_count_is_refused_with_its_line(
    polis: Command, tmp_path: Path
) -> None:
    box = tmp_path / "box.toml"
    text = PACKAGED.read_text("utf-8")
    assert "rows = 12" in text
    box.write_text(text.replace("rows = 12", "rows = 13"), "utf-8")
    code, out, err = polis("components", "check", box)
    assert (code, out) == (2, "")
    line = text[: text.index("rows = 12")].count("\n") + 1
    assert f"line {line}" in one_sentence(err)


# ----------------------------------------------------------------------- screens, pipes, signals


def test_signs_a_screen_cannot_show_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii"))
    output.say("Édifice … 7")
    sys.stdout.flush()
    assert raw.getvalue() == b"?difice ? 7\n"


def test_there_is_no_colour_in_a_pipe_and_none_if_unwanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert not output.wants_colour()
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert output.wants_colour()
    monkeypatch.setenv("NO_COLOR", "1")
    assert not output.wants_colour()
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert not output.wants_colour()


def test_an_output_that_cannot_be_written_is_one_sentence(
    polis: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: str) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(sys.stdout, "write", full)
    assert run(["--version"]) == 2


def test_a_reader_that_stops_reading_is_no_error(file: Path) -> None:
    arguments = [sys.executable, "-m", "polis", "replay", str(file), "--trace"]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b'{"ply": 0,')
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(PATIENCE) == 0


def test_an_interrupt_ends_quietly_with_130(
    monkeypatch: pytest.MonkeyPatch, polis: Command
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("polis.games.arkadia.SPEC.clauses", interrupt)
    assert polis("rule", "ARK-E.5") == (130, "", "")


def test_the_module_is_the_command(file: Path) -> None:
    arguments = [sys.executable, "-m", "polis", "verify", str(file), "--json"]
    done = subprocess.run(arguments, capture_output=True, check=False, text=True)
    assert done.returncode == 0
    assert done.stderr == ""
    assert json.loads(done.stdout)["agrees"] is True


def test_the_exit_code_of_a_mistake_is_two_in_a_process_too(tmp_path: Path) -> None:
    arguments = [sys.executable, "-m", "polis", "verify", str(tmp_path / "none.json")]
    done = subprocess.run(arguments, capture_output=True, check=False, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert "cannot be read" in one_sentence(done.stderr)


def test_every_seat_count_replays(polis: Command, tmp_path: Path) -> None:
    for seats in (3, 4):
        record = played(seats, plies=30)
        path = tmp_path / "game.json"
        write_record(path, record)
        assert polis("verify", path)[0] == 0
        assert record_json(record)["result"] is None
