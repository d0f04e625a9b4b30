// The browser's own check of a finished game. It takes nobody's word: what it compares with is what this
// browser kept before it added its text to the shuffle, and what it was shown while the game was played.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Dealing } from '../games/contract';
import type { Happened, LogLine, TableHead } from '../protocol/messages';
import type { Deal } from './deals';
import { digestOfEntropies, digestOfPlay, hashOf } from './log';
import { commitmentOf, streamsOf, type Hashes } from './streams.js';

const HASHES: Hashes = { sha256, hmac: (key, data) => hmac(sha256, key, data) };
const PERSON = 'human';

/** The parts of a record that the check needs. */
export interface Played {
    game: string;
    options: Record<string, unknown>;
    seats: { kind: string }[];
    seed: { commitment: string; secret: string | null; entropies: string[] };
    actions: string[];
    hashes: string[];
}

/** What this browser recorded about the game. */
export interface Known {
    /** What was kept when the table was made or the seat was taken; null: nothing. */
    deal: Deal | null;
    /** Of the table: cards of its own, or those of the game it was played on from. */
    kind: NonNullable<TableHead['deal']>;
    log: Happened[];
    box: Record<string, unknown>;
    dealing: Dealing | null;
    /** The entries of the log of commitments; null: it could not be asked. */
    entries: LogLine[] | null;
}

/** One thing that was looked at; ok: null if it could not be checked; text: the id of its sentence. */
export interface Finding {
    text: string;
    ok: boolean | null;
    args?: Record<string, number>;
}

export function check(played: Played, known: Known): Finding[] {
    return [
        secretOf(played, known.deal),
        own(played, known.deal),
        others(played),
        ...cards(played, known),
        logged(played, known),
    ];
}

function secretOf({ seed }: Played, deal: Deal | null): Finding {
    const fits = seed.secret !== null && commitmentOf(seed.secret, HASHES) === seed.commitment;
    if (!fits || (deal && deal.commitment !== seed.commitment))
        return { text: 'proof-secret-wrong', ok: false };
    return deal
        ? { text: 'proof-secret-fits', ok: true }
        : { text: 'proof-secret-unkept', ok: null };
}

/** This browser's own text is in the shuffle, at every seat for which it was sent. */
function own({ seed }: Played, deal: Deal | null): Finding {
    if (!deal || deal.seats.length === 0) return { text: 'proof-own-none', ok: null };
    const isIn = deal.seats.every((seat) => seed.entropies[seat] === deal.entropy);
    return { text: isIn ? 'proof-own' : 'proof-own-wrong', ok: isIn };
}

/** A text at a bot's seat would be one that the server could have chosen after it had heard the others. */
function others({ seats, seed }: Played): Finding {
    const isEmpty = seats.every(({ kind }, i) => kind === PERSON || seed.entropies[i] === '');
    const ok = isEmpty && seats.length === seed.entropies.length;
    return { text: ok ? 'proof-bots' : 'proof-bots-wrong', ok };
}

/** Everything that came to light here, against the shuffles made again. */
function cards({ game, options, seats, seed }: Played, { log, box, dealing }: Known): Finding[] {
    if (!dealing) return [{ text: 'proof-cards-unknown', ok: null }];
    const draw = streamsOf(game, seed.secret ?? '', seed.entropies, HASHES);
    const follow = dealing(draw, { seats: seats.length, options, box });
    let shown = 0;
    let hidden = 0;
    for (const event of log)
        for (const { should, is } of follow(event)) {
            if (is === undefined) hidden++;
            else if (is === should) shown++;
            else return [{ text: 'proof-cards-wrong', ok: false, args: { ply: event.ply } }];
        }
    if (shown === 0) return [{ text: 'proof-cards-none', ok: null }];
    return [{ text: 'proof-cards', ok: true, args: { shown, hidden } }];
}

/** The log had the commitment before the texts, and says of the game what the record says. */
function logged(played: Played, { deal, kind, entries }: Known): Finding {
    if (!entries) return { text: 'proof-log-silent', ok: null };
    const wanted = deal?.logged;
    // Several games may have been played on from the same one: they have its commitment.
    const made = entries.filter((one) =>
        wanted ? one.hash === wanted : one.what === 'made' && one.deal === kind,
    );
    if (made.length === 0)
        return wanted
            ? { text: 'proof-log-wrong', ok: false }
            : { text: 'proof-log-none', ok: null };
    const ok = made.some((one) => tells(entries, one, played));
    return { text: ok ? 'proof-log' : 'proof-log-wrong', ok };
}

/** Whether the entries of the table that `made` began say the same as its record. */
function tells(entries: LogLine[], made: LogLine, played: Played): boolean {
    const about = entries.filter((one) => one.of === made.n);
    const { seed, actions, hashes } = played;
    const digests: Record<string, string> = {
        dealt: digestOfEntropies(seed.entropies, HASHES),
        ended: digestOfPlay(actions, hashes, HASHES),
    };
    const said = ['made', ...Object.keys(digests)];
    return (
        about.map(({ what }) => what).join() === said.join() &&
        about.every((one) => hashOf(one, HASHES) === one.hash) &&
        about.every((one) => one.commitment === seed.commitment) &&
        about.slice(1).every((one) => one.digest === digests[one.what] && one.n > made.n)
    );
}
