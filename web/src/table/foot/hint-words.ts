// The wording of advice, as `polis.bots.hints.hint_text` has it.
import type { Estimate, Gain } from '../../../engine/thinking/judge';
import type { Decision } from '../../../engine/thinking/search';
import type { Option } from '../../../engine/thinking/advice';
import type { Advised } from '../../engine-host/thinker';
import { type Args, unbroken } from '../../text/catalogue';
import { LoadedWords, sourceIn } from '../../text/loaded.svelte';

const HUNDREDTHS = 100;

/** The messages of hints. */
export const hintWords = new LoadedWords(
    sourceIn(
        import.meta.glob<string>('../../../../src/polis/bots/hints/text/*.ftl', {
            query: '?raw',
            import: 'default',
        }),
    ),
);

/** What the words of a hint are taken from. */
export interface Vocabulary {
    /** Of the seats at the table. */
    names: readonly string[];
    notation: (action: number) => string;
    /** An action in a sentence, where there is one. */
    told?: (action: number) => string;
    /** A message of hints. */
    say: (id: string, args: Args) => string;
    /** A message of the game; empty if it has none. */
    own: (id: string, args: Args) => string;
}

/** Advice, one sentence per line: what to play first, then the chances of winning. */
export function linesOf(advice: Advised, words: Vocabulary): string[] {
    const { names, say } = words;
    const [best, other] = advice.options as [Option, Option?];
    const chances = best.shares.map((share, seat) => `${names[seat]} ${percent(share)} %`);
    const inWords = { ...words, notation: words.told ?? words.notation };
    const lines = [
        say('hint-best', { moves: movesOf(best, inWords) }),
        say('hint-chances', { chances: chances.join(', ') }),
    ];
    if (advice.line.length)
        lines.push(
            say('hint-course', { moves: courseOf(advice.line, inWords, words.told && '. ') }),
        );
    if (other) {
        const [first, second] = [best, other].map(({ shares }) => percent(shares[advice.seat]!));
        const isEven = first === second;
        lines.push(
            say(isEven ? 'hint-even' : 'hint-other', {
                moves: movesOf(other, inWords),
                percent: second!,
            }),
        );
        if (advice.gain) lines.push(gainOf(advice.gain, advice.unit, words));
        else if (!isEven) lines.push(say('hint-unsure', {}));
    }
    lines.push(say('hint-thought', { simulations: advice.simulations }));
    return lines.map(unbroken);
}

function percent(share: number): string {
    return (100 * share).toFixed(0);
}

function movesOf({ actions }: Option, { notation }: Vocabulary): string {
    return actions.map(notation).join(', ');
}

/** The expected line, naming a seat once for each sequence of its actions. apart: between sentences. */
export function courseOf(
    line: readonly Decision[],
    { names, notation }: Pick<Vocabulary, 'names' | 'notation'>,
    apart = ', ',
): string {
    return line
        .map(([seat, action], i) => {
            const who = seat === line[i - 1]?.[0] ? '' : `${names[seat]}: `;
            return who + notation(action);
        })
        .join(apart);
}

/** The sentence about what the best option gains over the next, and from which sources. */
function gainOf({ total, more, less }: Gain, unit: string, words: Vocabulary): string {
    const sources = (found: Gain['more']) =>
        found.map(([name, one]) => termOf(name, one, words)).join(', ');
    const message = !more.length ? 'hint-gain' : less.length ? 'hint-gain-both' : 'hint-gain-more';
    return words.say(message, {
        unit,
        total: amountOf(total, words),
        more: sources(more),
        less: sources(less),
    });
}

/** A source of points, and how many come from it. */
export function termOf(
    name: string,
    one: Estimate,
    words: Pick<Vocabulary, 'say' | 'own'>,
): string {
    const args = { amount: amountOf(one, words) };
    return words.own(`term-${name}`, args) || words.say(`term-${name}`, args);
}

/** The amount, with its standard error unless that is zero. */
export function amountOf(
    { mean, error: spread }: Estimate,
    { say }: Pick<Vocabulary, 'say'>,
): string {
    const rounded = (value: number) => Number((value / HUNDREDTHS).toFixed(1));
    const [amount, error] = [rounded(Math.abs(mean)), rounded(spread)];
    return say(error ? 'hint-about' : 'hint-exactly', { amount, error });
}
