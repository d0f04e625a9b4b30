// For tests: a game of counting without an engine. "add" and "draw" go on, "draw" brings something to light,
// "end" passes the turn, and "stop" ends the game once three were added.
import type { GameDetail } from '../../protocol/messages';
import type { AnyPositions } from '../../engine-host/room';
import { Rules } from '../rules';

const ACTIONS = ['add', 'draw', 'end', 'stop'];
const [ADD, , END, STOP] = [0, 1, 2, 3];
const KINDS = ['begun', 'added', 'drawn', 'ended', 'stopped'];
/** What the bytes of a state are. */
const [TURN, SEATS, SUM, OVER] = [0, 1, 2, 3] as const;

const engine = {
    told: {
        seats: [2, 3],
        options: [{ name: 'fast', default: false, values: [false, true] }],
        rules_version: 1,
        components: { id: 'box', sha256: 'b'.repeat(64) },
        declared: { events: KINDS.map((kind) => ({ kind })) },
        revealing: ['drawn'],
    },
    setUp: ({ seats, first }: Record<string, number>) => ({
        state: Uint8Array.of(first!, seats!, 0, 0),
        rows: [[0, 0, 0, 0, 0, 0]],
    }),
    legal: (state: Uint8Array) => (state[OVER] ? [] : state[SUM]! < 3 ? [0, 1, 2] : [0, 1, 2, 3]),
    apply(state: Uint8Array, action: number) {
        if (!engine.legal(state).includes(action)) return null;
        const [turn, seats, sum] = [state[TURN]!, state[SEATS]!, state[SUM]!];
        const next = action === END ? (turn + 1) % seats : turn;
        const now = [next, seats, sum + Number(action === ADD), Number(action === STOP)];
        return { state: Uint8Array.from(now), rows: [[action + 1, turn, 7, 0, 0, 0]] };
    },
};

const positions = {
    engine,
    own: { scores: ({ scores }: { scores: number[] }) => scores },
    events: {
        masked: ([kind, seat, card, ...rest]: number[], viewer: number | null) => [
            kind,
            seat,
            seat === viewer ? card : 0,
            ...rest,
        ],
    },
    turn: (state: Uint8Array) => ({ turn: state[TURN], isOver: state[OVER] === 1 }),
    shown: (state: Uint8Array, viewer: number) => Uint8Array.from([...state, viewer + 1, 0]),
    whole: (state: Uint8Array) => ({
        state: [...state],
        ending: 'stopped',
        winners: [state[TURN]],
        scores: Array.from({ length: state[SEATS]! }, (_, i) => (i === state[TURN] ? 1 : 0)),
    }),
    points: (state: Uint8Array) => [state[SUM]],
    refusal: () => ({ clause: 'T-1', message: 'why-not', args: {} }),
};

export const DETAIL = {
    name: 'tally',
    title: 'Tally',
    engine: 'v1',
    notation: ACTIONS,
    verbs: ACTIONS.map((verb, first) => ({ verb, first, sizes: [1] })),
    bots: [{ name: 'calm' }],
    seat_names: [{ en: 'Red' }, { en: 'Blue' }, { en: 'Green' }],
    components: {},
} as unknown as GameDetail;

/** The first seat begins. */
export function tally(): Rules {
    const bots = () => Promise.reject(new Error('there are none'));
    return new Rules(positions as unknown as AnyPositions, DETAIL, () => ({ first: 0 }), bots);
}
