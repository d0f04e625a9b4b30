"""ARC-7.1, ARC-7.2  Scoring a season and preparing the next one."""

from polis.core.kernels.kernel import kernel
from polis.games.archon.box.effects import HELD
from polis.games.archon.box.effects import SCORING as WHEN_SCORING
from polis.games.archon.box.effects import SEASON as WHEN_SEASON
from polis.games.archon.model.actions import CUBES, TILE_COUNT
from polis.games.archon.model.events import (
    GRANT_STARTED,
    MARKET_CLEARED,
    MARKET_FILLED,
    PIECES_RETURNED,
    RANK_SCORED,
    Log,
    emit,
)
from polis.games.archon.model.meanings import BY_TILE
from polis.games.archon.model.state import (
    ARTS,
    FINISH,
    NEW_ROUND,
    NONE,
    PAPYRUS,
    SCIENCE,
    SEASON,
    SEASONS,
    WALL,
    WARRIORS,
    State,
)
from polis.games.archon.model.tables import GAINS, PER, RANKS, SCORE, WHEN, Tables
from polis.games.archon.rules.attack import warriors_of
from polis.games.archon.rules.city.prices import season_of
from polis.games.archon.rules.city.supply import gain, score

CATEGORIES = 3
PER_TILES = 3


@kernel
def pieces_of(s: State, seat: int, category: int) -> int:
    """Arts, science or warriors on the wall of a seat."""
    if category == 0:
        return int(s.arts[seat])
    if category == 1:
        return int(s.science[seat])
    return warriors_of(s, seat)


@kernel
def score_season(s: State, t: Tables, log: Log) -> None:
    """ARC-7.1.1  The three rows of the King's Grant, then the tiles that score."""
    for category in range(CATEGORIES):
        for place in range(s.seats):
            score_rank(s, t, s.order[place], category, log)
    for place in range(s.seats):
        score_tiles(s, t, s.order[place], WHEN_SCORING, log)
    s.phase = FINISH if season_of(s) == SEASONS - 1 else SEASON


@kernel
def score_rank(s: State, t: Tables, seat: int, category: int, log: Log) -> None:
    """ARC-7.1.2, ARC-7.1.3, ARC-R43  Ties share the sum of their ranks; no pieces score nothing."""
    pieces = pieces_of(s, seat, category)
    if pieces == 0:
        return
    rank = 0
    tied = 0
    for other in range(s.seats):
        theirs = pieces_of(s, other, category)
        rank += 1 if theirs > pieces else 0
        tied += 1 if theirs == pieces else 0
    season = season_of(s)
    total = 0
    for place in range(rank, min(RANKS, rank + tied)):
        total += t.grant_points[s.grants[season], category, place, season]
    points = total // tied
    s.points[seat] += points
    emit(log, RANK_SCORED, seat, category, pieces, rank, points)


@kernel
def counted(s: State, seat: int, per: int) -> int:
    """The number of what a scoring tile counts: arts, science, warriors, tiles, magisters."""
    if per < PER_TILES:
        return pieces_of(s, seat, per)
    number = 0
    if per == PER_TILES:
        for tile in range(TILE_COUNT):
            number += s.tiles[seat, tile]
    else:
        for magister in range(len(s.track[seat])):
            number += s.track[seat, magister]
    return number


@kernel
def score_tiles(s: State, t: Tables, seat: int, when: int, log: Log) -> None:
    """ARC-9.9, ARC-9.10, ARC-9.11, ARC-9.12, ARC-9.13, ARC-R36  Score the tiles that count now."""
    for tile in range(TILE_COUNT):
        if s.tiles[seat, tile] != 0 and t.abilities[tile, WHEN] == when:
            points = t.abilities[tile, SCORE] * counted(s, seat, t.abilities[tile, PER])
            score(s, seat, points, BY_TILE + tile, log)


@kernel
def prepare_season(s: State, t: Tables, log: Log) -> None:
    """ARC-7.2.1, ARC-7.2.4, ARC-7.2.5, ARC-9.2, ARC-9.3, ARC-R37  Prepare the next season."""
    season = season_of(s) + 1
    emit(log, GRANT_STARTED, season, s.grants[season])
    if s.season_reset != 0:
        return_pieces(s, log)
    clear_market(s, t, log)
    fill_market(s, t, season, log)
    for place in range(s.seats):
        seat = s.order[place]
        for tile in range(TILE_COUNT):
            if s.tiles[seat, tile] != 0 and t.abilities[tile, WHEN] == WHEN_SEASON:
                for goods in range(HELD):
                    if t.abilities[tile, GAINS + goods] > 0:
                        gain(s, seat, goods, t.abilities[tile, GAINS + goods], BY_TILE + tile, log)
    s.phase = NEW_ROUND


@kernel
def return_pieces(s: State, log: Log) -> None:
    """ARC-7.2.2, ARC-R3  Return warriors to their seats, arts and science to the supply."""
    for place in range(s.seats):
        seat = s.order[place]
        return_cards(s, seat, ARTS, s.arts[seat], log)
        s.arts[seat] = 0
        return_cards(s, seat, SCIENCE, s.science[seat], log)
        s.science[seat] = 0
        warriors = warriors_of(s, seat)
        if warriors > 0:
            s.warriors_left[seat] += warriors
            emit(log, PIECES_RETURNED, seat, WARRIORS, warriors)
    for space in range(WALL):
        s.wall[space] = NONE


@kernel
def return_cards(s: State, seat: int, goods: int, count: int, log: Log) -> None:
    """Return cards of a kind to the supply."""
    if count > 0:
        s.supply[goods] += count
        emit(log, PIECES_RETURNED, seat, goods, count)


@kernel
def clear_market(s: State, t: Tables, log: Log) -> None:
    """ARC-7.2.3  Empty the rows, unless the component file says that cubes are only added."""
    if t.is_market_cleared != 0:
        for resource in range(CUBES):
            if s.market[resource] > 0:
                emit(log, MARKET_CLEARED, resource, s.market[resource])
                s.supply[PAPYRUS + resource] += s.market[resource]
                s.market[resource] = 0


@kernel
def fill_market(s: State, t: Tables, season: int, log: Log) -> None:
    """ARC-3.5, ARC-7.2.3  Add the cubes of the season's grant, limited by supply and space."""
    for resource in range(CUBES):
        cubes = t.grant_market[s.grants[season], resource]
        room = t.market_length[resource] - s.market[resource]
        wanted = min(cubes, room)
        there = min(wanted, s.supply[PAPYRUS + resource])
        s.supply[PAPYRUS + resource] -= there
        s.market[resource] += there
        if cubes > 0:
            emit(log, MARKET_FILLED, resource, there, wanted - there, cubes - wanted)
