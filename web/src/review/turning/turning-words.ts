// Turning points in words: a title, what it was worth, and what luck did to everybody.
import type { LuckPart, MovePart, TurningPoint } from '../../../engine/review/document';
import type { ToldLine } from '../../analysis/telling';
import { settings } from '../../settings/settings.svelte';
import { t } from '../../text/words.svelte';
import { hundred, insteadOf, points, themeOf } from '../figures';

/** What the words are taken from. */
export interface Telling {
    moves: readonly MovePart[];
    reveals: readonly LuckPart[];
    names: readonly string[];
}

export function moveAt({ kind, ply }: TurningPoint, { moves }: Telling): MovePart | null {
    return kind === 'luck' ? null : (moves.find((move) => move.ply === ply) ?? null);
}

export function luckAt({ kind, ply }: TurningPoint, { reveals }: Telling): LuckPart | null {
    return kind === 'luck' ? (reveals.find((one) => one.ply === ply) ?? null) : null;
}

export function titleOf(point: TurningPoint, telling: Telling): string {
    const { kind, seat } = point;
    const name = telling.names[seat] ?? '';
    const move = moveAt(point, telling);
    if (kind === 'find') return t('review-title-find', { name });
    if (move) {
        const [theme, taken] = [themeOf(move) ?? 'none', insteadOf(move)];
        if (taken) {
            const [had, missed] = [taken, theme].map((one) => t('review-theme', { theme: one }));
            return t('review-title-instead', { name, taken: had!, theme: missed! });
        }
        const what = t('review-mark', { mark: move.mark ?? 'none' });
        return t('review-title-loss', { name, what, theme });
    }
    const luck = luckAt(point, telling);
    const way = (luck?.luck[seat] ?? 0) > 0 ? 'good' : 'bad';
    const what = t('review-luck-kind', { kind: luck?.kind ?? '' });
    return t('review-title-luck', { name, way, kind: what });
}

/** A marked move in words, with the others it was compared to. usual: a journeyman's. */
export type ToldMoves = Record<'best' | 'played' | 'usual', ToldLine | null>;

/** The moves in words: the one played beside the better one, or a find beside what a journeyman plays. */
export function movesOf(
    { best, played, usual }: ToldMoves,
    isFind: boolean,
): { text: string; look: 'played' | 'better' }[] {
    const text = (id: string, line: ToldLine | null) => (line ? t(id, { moves: line.text }) : '');
    const all = [
        { text: text('review-played', played), look: isFind ? 'better' : 'played' } as const,
        isFind
            ? ({ text: text('review-usual', usual), look: 'played' } as const)
            : ({ text: text('review-better', best), look: 'better' } as const),
    ];
    return all.filter((one) => one.text);
}

/** What it was worth. */
export function worthOf({ kind, seat, weight }: TurningPoint, { names }: Telling): string {
    const { language } = settings.now;
    const name = names[seat] ?? '';
    return t('review-turning-is', { kind, name, weight: points(weight, language) });
}

/** Of a loss: chances with the better move and as played; of luck: what it did to everybody's chance. */
export function moreOf(point: TurningPoint, telling: Telling): string {
    const { language } = settings.now;
    const [move, luck] = [moveAt(point, telling), luckAt(point, telling)];
    if (luck) return t('review-luck-said', { changes: changesOf(luck, telling.names, language) });
    if (!move || point.kind === 'find') return '';
    const { chance, loss, seat } = move;
    const left = Math.round((chance[seat]! - loss[0]) / 10_000);
    const [lost, error] = loss.map((one) => points(one, language));
    return t('review-figures', { best: hundred(chance)[seat]!, left, lost: lost!, error: error! });
}

function changesOf({ luck, errors }: LuckPart, names: readonly string[], language: string): string {
    const told = luck.map((one, seat) => {
        const [much, error] = [Math.abs(one), errors[seat]!].map((n) => points(n, language));
        return `${names[seat]} ${one > 0 ? '+' : '−'}${much} ± ${error}`;
    });
    return told.join(', ');
}
