// What is said to each picture of a season's end: who sent nobody, what you owe, who leads.
import type { Happened } from '../../../protocol/messages';
import { capital, figure } from '../../../text/figure';
import { listed, of, type Reader } from '../../story';
import { missing, places, type Season } from '../model/season';
import type { ArchonView } from '../model/view';
import { amounts, called, say, scores, summed } from './lines';

export function lineOf(
    reader: Reader,
    season: Season,
    view: ArchonView,
    events: readonly Happened[],
): string {
    const { act, strength, warriors } = season;
    if (act === 'street')
        return say(reader, 'season-over', { round: season.round, season: season.season });
    if (act === 'raiders' || act === 'fires') return say(reader, `season-${act}`);
    if (act === 'card') return say(reader, 'season-card', { strength });
    if (act === 'verdict') {
        const short = missing(season);
        const result = say(reader, short ? 'season-broken' : 'season-held', {
            count: warriors.length,
            strength,
            short,
        });
        return [result, senders(reader, season, view)].filter(Boolean).join(' ');
    }
    if (act === 'raid')
        return [say(reader, 'season-raid', { strength }), owed(reader, season, events)]
            .filter(Boolean)
            .join(' ');
    return act === 'row' ? scores(reader, events) : order(reader, view);
}

/** Who sent nobody; all of them together, where nobody else did. */
function senders(reader: Reader, { warriors }: Season, { players }: ArchonView): string {
    const idle = players.flatMap((_, seat) => (warriors.includes(seat) ? [] : [seat]));
    if (idle.length === 0 || idle.length === players.length) return '';
    const mine = idle.length === 1 && idle[0] === reader.viewer;
    if (mine) return say(of(reader, reader.viewer), 'season-idle', { names: '', count: 1 });
    const names = listed(
        reader,
        idle.map((seat) => called(reader, seat)),
    );
    return say(reader, 'season-idle', { names: capital(names), count: idle.length });
}

function owed(reader: Reader, { due }: Season, events: readonly Happened[]): string {
    const { viewer } = reader;
    if (viewer === null) return '';
    const lost = events.filter(({ fields }) => fields.seat === viewer);
    const goods = summed(lost, 'raid_lost');
    const points = -lost
        .filter(({ kind }) => kind === 'points_scored')
        .reduce((sum, { fields }) => sum + Number(fields.count), 0);
    const parts = [
        goods.size > 0 ? amounts(reader, goods) : '',
        points > 0 ? say(reader, 'season-points', { count: points }) : '',
    ].filter(Boolean);
    const count = due[viewer] ?? 0;
    if (count === 0 || parts.length === 0) return '';
    return say(of(reader, viewer), 'season-owed', { count, amounts: listed(reader, parts) });
}

/** Who leads, and where the reader is. */
function order(reader: Reader, { players }: ArchonView): string {
    const points = players.map((player) => player.points);
    const rank = places(points);
    const first = rank.flatMap((place, seat) => (place === 1 ? [seat] : []));
    const lead = say(of(reader, first.length === 1 ? first[0]! : null), 'season-leads', {
        names: capital(
            listed(
                reader,
                first.map((seat) => called(reader, seat)),
            ),
        ),
        count: first.length,
        points: figure(Math.max(...points)),
    });
    const { viewer } = reader;
    if (viewer === null || rank[viewer] === 1) return lead;
    const mine = say(of(reader, viewer), 'season-mine', {
        points: figure(points[viewer]!),
        place: rank[viewer]!,
    });
    return `${lead} ${mine}`;
}
