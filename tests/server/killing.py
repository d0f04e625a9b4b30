"""People who keep playing whatever happens to the server, and what must be true afterwards."""

import contextlib
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from http.client import HTTPException
from random import Random
from typing import Any, Final

from websockets.exceptions import WebSocketException

from polis.server.storage.engine import closing_engine, open_engine
from polis.server.storage.journal_rows import journal_of
from polis.server.storage.verify_stored import check_all
from tests.server.player import GREEDY, ME, Made, Player, make
from tests.server.serving import Process

GONE: Final = (WebSocketException, HTTPException, OSError, EOFError, TimeoutError)
GAMES: Final = ("arkadia", "archon", "arkadia")
PATIENCE: Final = 120.0  # seconds for a first move at a new server; the machine may be busy


@dataclass
class Game:
    """What one client knows of one table."""

    made: Made
    acknowledged: list[tuple[str, int]] = field(default_factory=list)
    happened: list[dict[str, Any]] = field(default_factory=list)
    ply: int | None = None  # how far `happened` goes


@dataclass
class Load:
    """A player who plays as fast as the server answers, and remembers what was acknowledged.

    When a game is over the next one begins. When the server is gone the client comes back by
    itself, asks for what it has missed and sends again what was not answered.
    """

    address: str
    game: str
    draw: Random
    bots: Sequence[object] = (GREEDY, GREEDY)
    games: list[Game] = field(default_factory=list)
    open_key: tuple[str, int, int] | None = None  # key, ply and action that were not answered
    number: int = 0
    moves: int = 0  # how many were acknowledged
    resyncs: int = 0
    gone: str = ""  # why the server was gone the last time
    fault: BaseException | None = None

    def play(self, stop: threading.Event) -> None:
        """Play until told to stop, through every end of the server."""
        try:
            while not stop.is_set():
                try:
                    self._play_one(stop)
                except GONE as error:
                    self.gone = f"{time.strftime('%T', time.gmtime())} {error!r}"
                stop.wait(0.02)
        except BaseException as error:
            self.fault = error
            raise

    def _play_one(self, stop: threading.Event) -> None:
        """Play on with the last game until its end, or begin a new one."""
        if not self.games:
            self.games.append(self._new_game())
        game = self.games[-1]
        with Player(game.made, since=game.ply) as player:
            self._resync(game, player)
            self._ask(game, player)
            while not stop.is_set() and player.table["status"] == "playing":
                player.may_act(0)
                if player.turn == 0:
                    self._act(game, player)
                self._remember(game, player)
            self._remember(game, player)
            is_over = player.table["status"] == "over"
        if is_over:
            self.games.append(self._new_game())

    def _new_game(self) -> Game:
        return Game(make(self.address, [ME, *self.bots], self.game))

    def _resync(self, game: Game, player: Player) -> None:
        """What the server sends after a gap must continue from what is known."""
        if game.ply is not None:
            self.resyncs += 1
            assert player.ply >= game.ply, f"from ply {game.ply} back to {player.ply}"
            assert all(one["ply"] > game.ply for one in player.happened)
        last = game.acknowledged[-1][1] if game.acknowledged else 0
        assert player.version >= last, f"version {last} was acknowledged, {player.version} is there"
        player.happened[:0] = game.happened
        self._remember(game, player)

    @staticmethod
    def _remember(game: Game, player: Player) -> None:
        game.happened, game.ply = list(player.happened), player.ply

    def _act(self, game: Game, player: Player) -> None:
        self.number += 1
        action = self.draw.choice(player.legal)
        self.open_key = (f"move {self.number}", player.ply, action)
        self._ask(game, player)

    def _ask(self, game: Game, player: Player) -> None:
        """Send the move that has not been answered, if there is one."""
        if self.open_key is not None:
            key, ply, action = self.open_key
            self._noted(game, key, player.act(0, action, key=key, ply=ply))

    def _noted(self, game: Game, key: str, answer: dict[str, object]) -> None:
        version = answer["version"]
        assert isinstance(version, int)
        if answer["type"] == "update":
            game.acknowledged.append((f"0/{key}", version))
            self.moves += 1
        else:
            assert answer["code"] in ("stale", "over", "not-your-turn"), answer
        self.open_key = None


def loads_at(
    address: str,
    draw: Random,
    games: Sequence[str] = GAMES,
    bots: Sequence[object] = (GREEDY, GREEDY),
) -> list[Load]:
    """Somebody for each of the games, against these bots."""
    return [Load(address, game, Random(draw.getrandbits(32)), bots) for game in games]


@contextlib.contextmanager
def playing(loads: list[Load]) -> Iterator[None]:
    """All play concurrently, until the end of the block."""
    stop = threading.Event()
    threads = [threading.Thread(target=load.play, args=(stop,)) for load in loads]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join(PATIENCE)
    assert not any(thread.is_alive() for thread in threads)
    assert [load.fault for load in loads] == [None] * len(loads)


def until_acknowledged(loads: list[Load], moves: int) -> None:
    """Wait until this many moves have been acknowledged, as long as there is progress."""
    while (done := sum(load.moves for load in loads)) < moves:
        end = time.monotonic() + PATIENCE
        while sum(load.moves for load in loads) == done:
            assert [load.fault for load in loads] == [None] * len(loads)
            assert time.monotonic() < end, f"nothing is acknowledged after {done} moves"
            time.sleep(0.01)


def check_playable(loads: list[Load]) -> int:
    """Every table that is not over takes a further move; how many there are in all."""
    games = [(load, game) for load in loads for game in load.games]
    for load, game in games:
        with Player(game.made) as player:
            player.may_act(0)
            if player.table["status"] == "over":
                continue
            answer = player.act(0, load.draw.choice(player.legal))
            assert answer["type"] == "update", answer
            game.acknowledged.append((f"0/{answer['key']}", answer["version"]))
            load.moves += 1
    return len(games)


def at_work(loads: list[Load]) -> None:
    """Wait until each has had a move acknowledged from now on."""
    before = [load.moves for load in loads]
    end = time.monotonic() + PATIENCE
    while any(load.moves == count for load, count in zip(loads, before, strict=True)):
        assert [load.fault for load in loads] == [None] * len(loads)
        idle = [one for one, count in zip(loads, before, strict=True) if one.moves == count]
        found = [
            (one.address, [(g.made.id, g.ply) for g in one.games[-1:]], one.open_key, one.gone)
            for one in idle
        ]
        assert time.monotonic() < end, f"nothing is acknowledged: {str(found)[:2000]}"
        time.sleep(0.01)


@contextlib.contextmanager
def killed_if_it_fails(server: Process) -> Iterator[None]:
    """A failure says what the server has said, too."""
    try:
        yield
    except BaseException as error:
        server.kill()
        error.add_note("".join(server.errors))
        raise


def killed_under(loads: list[Load], database: str, kills: int, draw: Random, port: int) -> None:
    """Kill the server again and again while all play; the last server is stopped gracefully."""
    with playing(loads):
        for _ in range(kills):
            server = Process(database, "--port", str(port))
            with killed_if_it_fails(server):
                at_work(loads)
                time.sleep(draw.uniform(0.0, 0.4))
            server.kill()
        server = Process(database, "--port", str(port))
        with killed_if_it_fails(server):
            at_work(loads)
    for load in loads:
        check_client(load)
    assert server.stop() == 0


def check_client(load: Load) -> None:
    """What the client has assembled across all gaps is what a newcomer is sent."""
    for game in load.games:
        if game.ply is None:
            continue
        with Player(game.made) as newcomer:
            told = [one for one in newcomer.happened if one["ply"] <= game.ply]
            assert [strip(one) for one in told] == [strip(one) for one in game.happened]


def strip(happened: dict[str, Any]) -> tuple[Any, ...]:
    """What happened, without its words."""
    return (happened["ply"], happened["kind"], happened["fields"])


def check(database: str, loads: list[Load]) -> int:
    """Each acknowledged move is in the journal once, and every game is unchanged; their number."""
    with closing_engine(open_engine(database)) as engine:
        assert [finding for finding in check_all(engine) if finding.problem is not None] == []
        count = 0
        with engine.connect() as connection:
            for game in (game for load in loads for game in load.games):
                journal = journal_of(connection, game.made.id)
                assert [entry.version for entry in journal] == list(range(1, len(journal) + 1))
                stored = {entry.key: entry.version for entry in journal if entry.key is not None}
                for key, version in game.acknowledged:
                    assert stored[key] <= version
                count += len(game.acknowledged)
    return count
