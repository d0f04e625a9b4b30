// Compares the client's answers about positions with Python's (tests/engines/answer_cases.py).
import { deepStrictEqual } from 'node:assert';
import type { Json } from '../engine/description';
import { answerTo, offersIn, type Say } from '../src/ear/answers';
import { TOPICS as archon } from '../src/games/archon/ear/answers/topics';
import { TOPICS as arkadia } from '../src/games/arkadia/ear/answers/topics';
import type { Topics } from '../src/games/contract';
import type { GameDetail, Language, View } from '../src/protocol/messages';
import { unbroken, type Args, type Catalogue } from '../src/text/catalogue';
import type { Questions } from './cases';

type Words = Record<Language, Catalogue>;

export class Asking {
    readonly #topics: Topics;
    readonly #detail: GameDetail;

    constructor(
        game: 'arkadia' | 'archon',
        components: Record<string, unknown>,
        readonly words: Words,
        readonly common: Words,
    ) {
        this.#topics = game === 'arkadia' ? arkadia : archon;
        this.#detail = { components } as unknown as GameDetail;
    }

    /** Ask all that Python was asked; returns how often. */
    compare(seen: Json, { viewer, things, lines, labels, answers }: Questions): number {
        const view = seen as unknown as View;
        for (const [language, wanted] of Object.entries(answers) as [Language, string[][]][]) {
            const say = sayingOf(this.words[language], 'answer-');
            const name = sayingOf(this.words[language]);
            const common = sayingOf(this.common[language]);
            const offers = offersIn(this.#topics, view, say);
            const plain = Object.entries(labels[language]!).map(([name, label]) => {
                return { name, label: unbroken(label), things: things[name] };
            });
            deepStrictEqual(offers, plain);
            const asked = { view, game: this.#detail, viewer, say, name };
            lines.forEach((line, i) => {
                const found = answerTo(line, this.#topics, asked, common);
                deepStrictEqual(
                    [line, ...found.map(unbroken)],
                    [line, ...wanted[i]!.map(unbroken)],
                );
            });
        }
        return lines.length * Object.keys(answers).length;
    }
}

function sayingOf(catalogue: Catalogue, prefix = ''): Say {
    return (id, args?: Args) => catalogue.say(prefix + id, args) ?? `no ${prefix}${id}`;
}
