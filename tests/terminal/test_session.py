"""A game at one keyboard: taking back, whole lines, keeping, going on, and what each seat is told."""

import io
import sys
from collections import deque
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from polis.core.records.record_file import read_record, write_record
from polis.core.records.replay import verify
from polis.core.texts.catalogue import LANGUAGES
from polis.core.texts.errors import IllegalAction, InvalidRecord, NotationError, PolisError
from polis.games import load
from polis.terminal.commands import COMMANDS, Context, Reply, answer
from polis.terminal.play import seat_kinds
from polis.terminal.prompt import words_for
from polis.terminal.saving import Keeper, games_folder, is_first_game, keeper_of, save_as
from polis.terminal.screen import CLEAR, Screen, compose, showable
from polis.terminal.session import Session
from polis.terminal.table import Table

SECRET = bytes(range(16))


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test writes into the folder of whoever runs it."""
    monkeypatch.setenv("POLIS_DATA_DIR", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture(scope="module")
def game() -> Any:
    return load("arkadia")


def begun(game: Any, kinds: str = "human,human", **options: object) -> Session:
    """A new game; in the first-game set-up (the default here) there are choices at once."""
    wishes = {"setup": "first-game", **options}
    return Session.new(game, game.new_options(wishes), seat_kinds(kinds), SECRET)


def same(one: Any, other: Any) -> bool:
    """Whether all fields of two states are equal; the gaps between fields may differ."""
    return bool((one == other).all())


def play_first(session: Session, verb: str) -> str:
    """Do the first legal action with a verb."""
    text = next(name for name in session.legal_texts() if name.split()[0] == verb)
    session.play(text)
    return text


def lay(session: Session) -> None:
    """Play a card and lay its building."""
    play_first(session, "play")
    play_first(session, "lay")


def place_one_worker(session: Session) -> None:
    """Introduce one own worker and finish the MUST part."""
    play_first(session, "site")
    play_first(session, "own")
    play_first(session, "done")


def play_until(session: Session, ply: int) -> None:
    """Bots decide by themselves, people take the first legal action."""
    while session.ply < ply:
        if session.is_for_bot:
            session.play_bot()
        else:
            session.play(session.legal_texts()[0])


def ask(session: Session, line: str) -> Reply:
    return answer(Context(session, session.seat, False), line)


# -- taking back


def test_undo_restores_the_position_and_the_record(game: Any) -> None:
    session = begun(game)
    state, record = session.state.copy(), session.record
    undone = play_first(session, "play")
    assert session.undo() == undone
    assert same(session.state, state)
    assert session.record == record


def test_undone_actions_vanish_from_the_record(game: Any) -> None:
    session = begun(game)
    lay(session)
    assert len(session.record.actions) == 2
    session.undo()
    session.undo()
    assert session.record.hashes == begun(game).record.hashes
    other = session.legal_texts()[-1]
    session.play(other)
    assert list(session.record.actions) == [other]
    assert verify(session.record, game) is None


@pytest.mark.parametrize("place", ["pile", "display"])
def test_undo_stops_at_a_card_that_was_revealed(game: Any, place: str) -> None:
    session = begun(game)
    lay(session)
    session.play(f"draw {'pile' if place == 'pile' else session.view(None)['display'][0]}")
    state = session.state.copy()
    with pytest.raises(PolisError, match="A card was revealed"):
        session.undo()
    assert same(session.state, state)
    assert len(session.record.actions) == 3


def test_what_was_done_after_a_revealed_card_can_still_be_taken_back(game: Any) -> None:
    session = begun(game)
    lay(session)
    session.play("draw pile")
    assert session.game.phase(session.state) == "banner"
    seat = session.seat
    session.states[-1]["seals"][0, seat, 0] = 2  # so that a banner asks for a further decision
    session.states[-1]["seals"][0, seat, 1] = 1
    before = session.state.copy()
    session.play("banner")
    assert session.undo() == "banner"
    assert same(session.state, before)
    with pytest.raises(PolisError, match="A card was revealed"):
        session.undo()


def test_taking_a_card_that_is_not_replaced_reveals_nothing(game: Any) -> None:
    session = begun(game)
    lay(session)
    session.state["pile_size"] = 0
    session.play(f"draw {session.view(None)['display'][0]}")
    assert session.undo().startswith("draw")


def test_undo_never_reaches_the_turn_before(game: Any) -> None:
    session = begun(game)
    with pytest.raises(PolisError, match="nothing to take back"):
        session.undo()
    place_one_worker(session)
    session.play("end")
    assert session.seat == 1 - session.game.turn(session.states[0])
    with pytest.raises(PolisError, match="nothing to take back in this turn"):
        session.undo()


def test_undo_all_takes_the_turn_back_up_to_the_revealed_card(game: Any) -> None:
    session = begun(game)
    play_first(session, "site")
    play_first(session, "own")
    reply = ask(session, "undo all")
    assert session.ply == 0
    assert reply.lines[0].startswith("Taken back: site ")


# -- lines


def test_a_line_of_several_actions_is_done_whole(game: Any) -> None:
    session = begun(game)
    lay(session)
    line = " ".join(session.record.actions)
    again = begun(game)
    assert again.play(f"{line} draw pile") == 3
    assert again.record.actions[:2] == session.record.actions


def test_a_line_with_one_illegal_action_does_nothing(game: Any) -> None:
    session = begun(game)
    play_first(session, "play")
    session.undo()
    first = session.legal_texts()[0]
    state, record = session.state.copy(), session.record
    with pytest.raises(IllegalAction, match=r"lay a1: touches no building.*ARK-1A\.2\.$") as caught:
        session.play(f"{first} lay a1")
    assert caught.value.clause == "ARK-1A.2"
    assert same(session.state, state)
    assert session.record == record
    assert session.ply == 0


def test_a_line_does_not_reach_into_the_next_seats_turn(game: Any) -> None:
    session = begun(game)
    place_one_worker(session)
    state = session.state.copy()
    with pytest.raises(NotationError, match="The turn is over before"):
        session.play("end site lot")
    assert same(session.state, state)


def test_a_typing_error_names_the_word_and_points_to_help(game: Any) -> None:
    session = begun(game)
    reply = ask(session, "plya mill red")
    assert not reply.changed
    assert reply.lines[0].startswith("'plya' is not an action;")
    assert '"help"' in reply.lines[0]
    assert session.ply == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_action_is_refused_with_its_clause_in_each_language(
    game: Any, language: str
) -> None:
    session = begun(game)
    session.language = language
    reply = ask(session, "pass")
    assert "ARK-R27" in reply.lines[0]
    assert not reply.changed


# -- commands


def test_why_explains_without_doing(game: Any) -> None:
    session = begun(game)
    first = session.legal_texts()[0]
    state = session.state.copy()
    assert ask(session, f"why {first}").lines == [f'"{first}" is allowed now.']
    assert ask(session, f"why {first} lay a1").lines[0].endswith("ARK-1A.2.")
    assert same(session.state, state)


def test_legal_lists_all_actions_or_those_that_begin_like_the_filter(game: Any) -> None:
    session = begun(game)
    session.play(session.legal_texts()[0])
    texts = session.legal_texts()
    reply = ask(session, "legal")
    listed = "  ".join(reply.lines[1:]).split("  ")
    assert [name.strip() for name in listed if name.strip()] == texts
    few = ask(session, f"legal {texts[0]}").lines
    assert texts[0] in few[1]
    assert ask(session, "legal castle").lines == [
        f'No legal action begins with "castle"; there are {len(texts)} in all.'
    ]


def test_log_numbers_lead_to_earlier_positions(game: Any) -> None:
    session = begun(game)
    lay(session)
    last = ask(session, "log 1").lines[0]
    assert last.split()[0] == "2"
    shown = ask(session, "view 0").lines
    fresh = begun(game)
    assert shown[1:] == ask(fresh, "board").lines
    assert ask(session, "view 9").lines[0].startswith('"9" is not a number of actions')


def test_every_command_answers_in_every_language(game: Any) -> None:
    for language in LANGUAGES:
        session = begun(game)
        session.language = language
        play_first(session, "play")
        for name in set(COMMANDS) - {"quit", "undo", "language"}:
            reply = ask(session, name)
            assert reply.lines
            assert not reply.changed


def test_rules_are_told_in_the_language_of_the_game(game: Any) -> None:
    session = begun(game)
    english = ask(session, "rule ark-1a.2").lines
    ask(session, "language de")
    german = ask(session, "rule 1A.2").lines
    assert english[0].startswith("ARK-1A.2  ")
    assert german[0].startswith("ARK-1A.2  ")
    assert english != german


def test_completion_goes_word_by_word(game: Any) -> None:
    session = begun(game)
    verbs = {name.split()[0] for name in session.legal_texts()}
    assert set(session.completions("")) == verbs
    assert session.completions("pl") == ["play"]
    forms = {name.split()[1] for name in session.legal_texts() if name.startswith("play")}
    assert set(session.completions("play ")) == forms
    card = next(name for name in session.legal_texts() if name.startswith("play"))
    assert session.completions(f"{card} ") == ["lay"]
    assert words_for("unknown ", session.completions) == []
    assert words_for("un", session.completions) == ["undo"]
    assert set(words_for("why ", session.completions)) == verbs


def test_completion_goes_on_inside_an_introduction(game: Any) -> None:
    session = begun(game)
    site = next(name for name in session.legal_texts() if name.startswith("site"))
    assert set(session.completions(f"{site} ")) == {"own", "neutral"}
    square = session.completions(f"{site} own ")[0]
    assert "own" in session.completions(f"{site} own {square} ")


# -- keeping and going on


def test_a_saved_game_goes_on_from_the_same_position(game: Any, tmp_path: Path) -> None:
    session = begun(game, "human,greedy,random")
    play_until(session, 60)
    file = tmp_path / "game.json"
    save_as(file, session.record)
    again = Session.resumed(game, read_record(file))
    assert same(again.state, session.state)
    assert again.record == session.record
    assert all(same(a, b) for a, b in zip(again.states, session.states, strict=True))
    assert again.log(0) == session.log(0)


def test_bots_go_on_alike_after_a_resume_and_after_an_undo(game: Any) -> None:
    session = begun(game, "random,human")
    texts = []
    for _ in range(2):
        fresh = Session.resumed(game, session.record)
        play_until(fresh, 30)
        texts.append(fresh.record.actions)
    assert texts[0] == texts[1]
    half = Session.resumed(game, replace(fresh.record.shortened(15), result=None))
    play_until(half, 30)
    assert half.record.actions == texts[0]


def test_a_finished_game_has_a_result_and_verifies(game: Any) -> None:
    session = begun(game, "random,greedy")
    while not session.is_over:
        session.play_bot()
    assert session.record.result is not None
    assert session.record.result.scores == tuple(game.scores(session.state))
    assert verify(session.record, game) is None
    with pytest.raises(PolisError, match="nothing to take back"):
        session.undo()


def test_a_record_with_another_hash_is_not_resumed(game: Any) -> None:
    session = begun(game)
    session.play(session.legal_texts()[0])
    hashes = (session.record.hashes[0], "0" * 16)
    with pytest.raises(InvalidRecord, match="hash"):
        Session.resumed(game, replace(session.record, hashes=hashes))


def test_saving_replaces_the_same_game_and_nothing_else(game: Any, tmp_path: Path) -> None:
    session = begun(game)
    file = tmp_path / "a.json"
    assert (
        ask(session, f"save {file}").lines[0].startswith(f"Saved in {file}. It contains the seed")
    )
    session.play(session.legal_texts()[0])
    ask(session, f"save {file}")
    assert read_record(file).actions == session.record.actions
    other = Session.new(game, game.new_options({}), ["human", "human"], bytes(16))
    assert "choose another name" in ask(other, f"save {file}").lines[0]
    diary = tmp_path / "diary.txt"
    diary.write_text("dear diary")
    assert "choose another name" in ask(session, f"save {diary}").lines[0]
    assert diary.read_text() == "dear diary"


def test_a_damaged_record_is_refused_in_one_sentence_and_the_game_goes_on(
    game: Any, tmp_path: Path
) -> None:
    session = begun(game)
    file = tmp_path / "bad.json"
    file.write_text("{")
    reply = ask(session, f"resume {file}")
    assert len(reply.lines) == 1
    assert reply.session is None
    assert not reply.changed


def test_a_game_is_kept_after_each_line_and_where_it_came_from(
    game: Any, data_folder: Path, tmp_path: Path
) -> None:
    assert is_first_game()
    session = begun(game)
    keeper = Keeper(session.record)
    session.play(session.legal_texts()[0])
    keeper.keep(session.record)
    assert not is_first_game()
    assert keeper.file.parent == games_folder() == data_folder / "games"
    assert read_record(keeper.file) == session.record
    assert keeper_of(session.record, keeper.file).file == keeper.file
    elsewhere = tmp_path / "position.json"
    assert keeper_of(session.record, elsewhere).file != elsewhere


def test_a_folder_that_cannot_be_written_does_not_end_the_game(
    game: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("POLIS_DATA_DIR", str(tmp_path / "file"))
    out = _run(begun(game), ["", *_site_turn(begun(game))])
    assert "The game cannot be saved" in out
    assert '"save FILE" saves it elsewhere' in out


# -- the table: curtain, news, end


class Script:
    """A reader with its lines written down before."""

    def __init__(self, lines: Iterable[str], out: io.StringIO) -> None:
        self.lines = list(lines)
        self.out = out

    def read(self, prompt: str, seat: int, complete: object) -> str:  # noqa: ARG002
        self.out.write(f"{prompt}\n")
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def wait(self, prompt: str) -> str:
        return self.read(prompt, 0, None)


def _run(session: Session, lines: list[str], full: bool = True) -> str:
    """What is written while these lines are typed."""
    out = io.StringIO()
    table = Table(session, Screen(out, False, full), Script(lines, out), Keeper(session.record))
    table.run()
    return out.getvalue()


def _site_turn(session: Session) -> list[str]:
    """Lines of a turn that reveals no card: one worker beside the lot."""
    session = Session.resumed(session.game, session.record)
    session.play("site lot")
    worker = play_first(session, "own")
    return [f"site lot {worker}", "end"]


def test_the_curtain_stands_before_each_of_several_people(game: Any) -> None:
    session = begun(game)
    first = session.spec.seat_name(session.seat, "en")
    second = session.spec.seat_name(1 - session.seat, "en")
    out = _run(session, ["", *_site_turn(session), "", ""])
    screens = out.split(CLEAR)
    assert f"{first} begins, the others look away" in screens[1]
    assert "Hand" not in screens[1]
    hide = next(n for n, s in enumerate(screens) if f"pass the keyboard to {second}" in s)
    curtain, table = [screen for screen in screens[hide + 1 :] if screen]
    assert f"{second}, press Enter when only you can see" in curtain
    assert "Hand" not in curtain
    assert f"> {second[0]} {second}" in table


def test_no_curtain_is_drawn_for_one_person_and_bots(game: Any) -> None:
    session = begun(game, "human,greedy")
    out = _run(session, [])
    assert "press Enter" not in out


@pytest.mark.parametrize("full", [True, False])
def test_a_screen_depends_on_nothing_its_reader_does_not_know(game: Any, full: bool) -> None:
    session = begun(game)
    me = session.seat
    lines = [*_site_turn(session)]
    handed_over = ["", *lines[:1], "legal", "hand", "log", "why pass", "board", *lines[1:], ""]
    rng = np.random.default_rng(5)
    texts, hands = set(), set()
    for _ in range(6):
        world = game.sample_world(game.observe(session.states[0], me), rng)
        other = Session(game, session.record, [world], session.events)
        everything: Any = other.game.named(world)
        hands.add(tuple(everything["hands"][1 - me]))
        out = _run(other, handed_over, full)
        end = out.index(", press Enter when only you can see", out.index("legal"))
        texts.add(out[:end].replace(str(games_folder()), ""))
    assert len(hands) > 1
    assert len(texts) == 1


def test_nobody_is_shown_the_choices_of_another_seat(game: Any) -> None:
    session = begun(game)
    other = 1 - session.seat
    lines = compose(session, other, 0, [], False, 24)
    assert not any('("legal"' in line for line in lines)
    assert any('("legal"' in line for line in compose(session, session.seat, 0, [], False, 24))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "kinds", ["human,greedy", "human,random,greedy", "human,random,random,greedy"]
)
def test_every_screen_of_a_game_fits_80x24(game: Any, kinds: str, language: str) -> None:
    session = begun(game, kinds)
    session.language = language
    left = 0
    while not session.is_over and session.ply < 150:
        if session.is_for_bot:
            session.play_bot()
            continue
        for messages in ([], ["A short message."], ["word " * 30]):
            lines = compose(session, 0, left, messages, False, 24)
            assert len(lines) <= 23
            assert max(map(len, lines)) <= 79
        session.play(session.legal_texts()[-1])
        left = session.ply
    assert session.ply > 100


def test_a_pipe_tells_only_what_is_new_and_draws_on_demand(game: Any) -> None:
    session = begun(game, "human,greedy")
    quiet = _run(session, [], full=False)
    assert "##" not in quiet
    assert "\x1b" not in quiet
    drawn = _run(begun(game, "human,greedy"), ["board"], full=False)
    assert drawn.count("##┳##┳##┳##┓") == 1
    moved = _run(begun(game, "human,greedy"), ["legal", "legal"], full=False)
    assert moved.count("goes first") == 1


def test_a_line_given_to_the_curtain_in_a_pipe_is_not_lost(game: Any) -> None:
    session = begun(game)
    turn = _site_turn(session)
    _run(session, turn, full=False)
    assert session.seat == 1
    assert session.ply == 4


def test_undo_and_news_work_together_in_a_pipe(game: Any) -> None:
    session = begun(game, "human,greedy")
    first = session.legal_texts()[0]
    out = _run(session, [first, "undo", first], full=False)
    assert out.count("Taken back:") == 1
    assert out.count("plays a") == 2


def test_the_end_tells_points_by_source_seed_and_how_to_verify(game: Any, tmp_path: Path) -> None:
    session = begun(game, "random,greedy")
    out = _run(session, [], full=False)
    result = out[out.rindex("final evaluation") :]
    events = [e for happened in session.events for e in happened]
    final = [
        sum(e.fields["gold"] for e in events if e.kind == "final_cashed" and e.fields["seat"] == s)
        for s in (0, 1)
    ]
    for seat, name in enumerate(("Yellow", "Orange")):
        line = next(line for line in result.splitlines() if name in line and "wins" not in line)
        total, banners, last = map(int, line.replace("*", "").split()[1:])
        assert total == game.scores(session.state)[seat] == banners + last
        assert last == final[seat]
    assert SECRET.hex() in result
    assert "polis verify" in result
    kept = next(games_folder().glob("*.json"))
    assert verify(read_record(kept), game) is None


def test_leaving_keeps_the_game_and_says_how_to_go_on(game: Any) -> None:
    session = begun(game, "human,greedy")
    out = _run(session, [session.legal_texts()[0]], full=False)
    kept = next(games_folder().glob("*.json"))
    assert out.splitlines()[-1].strip() == str(kept)
    assert "polis play --resume" in out
    assert read_record(kept).actions == session.record.actions


def test_nothing_is_kept_of_a_game_nobody_played(game: Any) -> None:
    out = _run(begun(game, "human,greedy"), ["language fr", "legal"], full=False)
    assert "rien n\u2019a donc été conservé" in out
    assert not games_folder().exists()


def test_resume_at_the_table_goes_on_with_the_other_game(game: Any, tmp_path: Path) -> None:
    other = begun(game, "human,greedy")
    play_first(other, "play")
    file = tmp_path / "other.json"
    write_record(file, other.record)
    session = Session.new(game, game.new_options({}), ["human", "greedy"], bytes(16))
    out = io.StringIO()
    script = Script([f"resume {file}"], out)
    table = Table(session, Screen(out, False, False), script, Keeper(session.record))
    table.run()
    assert same(table.session.state, other.state)
    assert f"Resumed {file} after 1 actions." in out.getvalue().replace("\n  ", " ")


# -- words of the command line


def test_an_output_that_knows_few_signs_gets_plain_ones(game: Any) -> None:
    drawing = game.draw(game.named(begun(game).state), False)
    plain = showable(drawing, "ascii")
    assert plain.isascii()
    assert "?" not in plain
    assert "##+##+##+##+" in plain
    assert showable(drawing, "utf-8") == drawing


def test_a_bot_from_outside_plays_and_a_kept_game_goes_on_with_it(
    game: Any, tmp_path: Path
) -> None:
    program = "tests/bots/outside/program.py"
    session = begun(game, f"{sys.executable} {program} well,greedy")
    for _ in range(30):
        session.play_bot()
    session.close()
    assert [seat.kind for seat in session.record.seats] == ["outside", "greedy"]
    write_record(tmp_path / "game.json", session.record)
    resumed = Session.resumed(game, read_record(tmp_path / "game.json"))
    while not resumed.is_over:
        resumed.play_bot()
    resumed.close()
    assert verify(resumed.record, game) is None


def test_what_a_bot_from_outside_does_wrong_ends_in_a_sentence(game: Any) -> None:
    session = begun(game, f"{sys.executable} tests/bots/outside/program.py bad-json 0,greedy")
    with pytest.raises(PolisError, match=r"wrote what is no message: '\{hello'"):
        deque(iter(session.play_bot, "no end"), maxlen=0)
    session.close()
