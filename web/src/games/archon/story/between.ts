// A position between two others: what has been narrated is included, the rest is as before.
// Only facts of the events are used; the last step of a telling is the later position itself.
import type { Happened } from '../../../protocol/messages';
import { slotIndex } from '../model/city/slots';
import type { ArchonView, LocationView, PlayerView, Resource, TileName } from '../model/view';
import { RESOURCES } from '../model/view';

type Events = readonly Happened[];
type Fields = Record<string, unknown>;

/** What happens only at the end of a season. */
const SEASON = new Set(['attack_revealed', 'raid_lost', 'rank_scored']);

/** `told`: the events shown so far; `rest`: those still to come. */
export function between(
    before: ArchonView,
    after: ArchonView,
    told: Events,
    rest: Events,
): ArchonView {
    if (rest.length === 0) return after;
    // Once figures have gone home, the board is final: only the seats' goods still change. At the end of a
    // season they stay until all of it has been shown.
    const season = [...told, ...rest].some(({ kind }) => SEASON.has(kind));
    const cleared = told.some(({ kind }) => kind === (season ? 'round_started' : 'round_ended'));
    const ground = cleared ? after : before;
    const players = before.players.map((player, seat) =>
        told.reduce((now, event) => playerAfter(now, event, seat), player),
    );
    return {
        ...ground,
        ply: before.ply,
        turn: before.turn,
        phase: before.phase,
        decision: before.decision,
        ending: before.ending,
        winners: before.winners,
        players,
        locations: cleared ? after.locations : before.locations.map((one) => visited(one, told)),
        wall: cleared ? after.wall : manned(before.wall, told),
        tiles_left: cleared ? after.tiles_left : tilesLeft(before, told),
        derived: { ...ground.derived, next_scoring: before.derived.next_scoring },
    };
}

function visited(location: LocationView, told: Events): LocationView {
    const here = told.filter(({ fields }) => fields.location === location.name);
    if (here.length === 0) return location;
    return {
        ...location,
        slots: location.slots.map((slot, i) => {
            const figures = [...slot.figures];
            let { token } = slot;
            for (const { kind, fields } of here) {
                if (!('slot' in fields) || slotIndex(fields) !== i) continue;
                const seat = Number(fields.seat);
                if (kind === 'figure_placed') figures[seat] = (figures[seat] ?? 0) + 1;
                if (kind === 'token_placed') token = seat;
            }
            return { ...slot, figures, token };
        }),
    };
}

function manned(wall: ArchonView['wall'], told: Events): ArchonView['wall'] {
    const now = [...wall];
    for (const { kind, fields } of told)
        if (kind === 'warrior_placed') now[Number(fields.space) - 1] = Number(fields.seat);
    return now;
}

function tilesLeft({ tiles_left: left }: ArchonView, told: Events): ArchonView['tiles_left'] {
    const now = { ...left };
    for (const { kind, fields } of told)
        if (kind === 'tile_taken') now[fields.tile as TileName] = Number(fields.left);
    return now;
}

type Change = (player: PlayerView, fields: Fields) => Partial<PlayerView>;

function held(player: PlayerView, goods: unknown, by: number): Partial<PlayerView> {
    const name = String(goods);
    if ((RESOURCES as readonly string[]).includes(name)) {
        const resource = name as Resource;
        const count = player.resources[resource] + by;
        return { resources: { ...player.resources, [resource]: count } };
    }
    if (name === 'gold') return { gold: player.gold + by };
    if (name === 'recruits') return { recruits: player.recruits + by };
    if (name === 'arts') return { arts: player.arts + by };
    if (name === 'science') return { science: player.science + by };
    return {};
}

const CHANGES: Record<string, Change> = {
    gained: (p, f) => held(p, f.goods, Number(f.count)),
    paid: (p, f) => held(p, f.goods, -Number(f.count)),
    raid_lost: (p, f) => held(p, f.goods, -Number(f.count)),
    tax_paid: (p) => held(p, 'gold', -1),
    bought: (p, f) => ({ ...held(p, f.resource, 1), gold: p.gold - Number(f.price) }),
    sold: (p, f) => ({ ...held(p, f.resource, -1), gold: p.gold + Number(f.price) }),
    points_scored: (p, f) => ({ points: p.points + Number(f.count) }),
    rank_scored: (p, f) => ({ points: p.points + Number(f.points) }),
    tile_taken: (p, f) => ({ tiles: [...p.tiles, f.tile as TileName] }),
    figure_placed: (p) => ({ figures_left: p.figures_left - 1 }),
};

function playerAfter(player: PlayerView, { kind, fields }: Happened, seat: number): PlayerView {
    if (kind === 'tax_paid' && fields.owner === seat)
        return { ...player, ...held(player, 'gold', 1) };
    if (fields.seat !== seat) return player;
    return { ...player, ...CHANGES[kind]?.(player, fields) };
}
