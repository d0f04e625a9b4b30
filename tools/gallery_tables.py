"""The tables that `tools/gallery.py` photographs: early, late, over, of each game and number of seats."""

from typing import Final, NamedTuple

from tests.server.player import ME, OPEN, Made, Player, http, keys_of, make

GAMES: Final = ("arkadia", "archon")
SEATS: Final = (2, 3, 4)
LATE: Final = {
    "arkadia": 0.86,
    "archon": 0.84,
}  # of the game: much is built, and much is to be decided
PATIENCE: Final = 300.0  # for bots that play a whole game

BOT: Final = {"kind": "bot", "bot": "apprentice"}

Keys = dict[str, list[dict[str, object]]]


class Tables(NamedTuple):
    """Paths by what they show, and the keys of the seats as a browser keeps them."""

    paths: dict[str, str]
    keys: Keys


def prepared(address: str) -> Tables:
    """Make all tables; those that are over have been played by bots."""
    tables = Tables({}, {})
    for game in GAMES:
        for seats in SEATS:
            of(address, game, seats, tables)
        keep(tables, f"{game}-gathering", make(address, [ME, OPEN, OPEN], game))
        # To a guest, who has no key of it.
        tables.paths[f"{game}-invited"] = f"/table/{make(address, [ME, OPEN, OPEN], game).id}"
    return tables


def of(address: str, game: str, seats: int, tables: Tables) -> None:
    """A table that begins, one near its end and one that is over."""
    name = f"{game}-{seats}"
    bots = [BOT] * (seats - 1)
    keep(tables, f"{name}-early", make(address, [ME, *bots], game))
    over = make(address, [ME, *bots], game)
    ply = play(over)
    keep(tables, f"{name}-end", over)
    tables.paths[f"{name}-replay"] = f"/replay/{over.id}?ply={int(ply * 0.6)}"
    wanted = {"ply": int(ply * LATE[game])}
    answer = http(address, "POST", f"/api/tables/{over.id}/branches", wanted)
    late = Made(address, answer.body["id"], keys_of(answer))
    with Player(late) as player:
        player.may_act(0)
    keep(tables, f"{name}-late", late)


def play(made: Made) -> int:
    """Let a bot play for the one person until the game is over; how many actions it took."""
    with Player(made) as player:
        player.ask("resign", 0, bot="apprentice")
        player.until(lambda message: message.get("table", {}).get("status") == "over", PATIENCE)
        return player.ply


def keep(tables: Tables, name: str, made: Made) -> None:
    """Note the path of a table and the keys of its seats."""
    tables.paths[name] = f"/table/{made.id}"
    tables.keys[made.id] = [{"seat": seat, "token": token} for seat, token in made.tokens.items()]
