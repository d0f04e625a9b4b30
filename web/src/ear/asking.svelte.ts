// What can be asked about the positions of a table, answered here, from what the viewer sees.
import { tokenOf } from '../account/keys';
import { screenOf } from '../games';
import type { Answers, Topics } from '../games/contract';
import type { GameDetail, Language, Position } from '../protocol/messages';
import { settings } from '../settings/settings.svelte';
import { drawnText } from '../table/board/drawn.svelte';
import type { Table } from '../table/table.svelte';
import { type Args, unbroken } from '../text/catalogue';
import { LoadedWords, sourceIn } from '../text/loaded.svelte';
import { words } from '../text/words.svelte';
import { answerTo, type Offer, offersIn, topicOf } from './answers';

/** The words that all games share. */
const COMMON = new LoadedWords(
    sourceIn(
        import.meta.glob<string>('../../../src/polis/core/texts/text/*.ftl', {
            query: '?section=answers',
            import: 'default',
        }),
    ),
);

/** Of a game without answers of its own: its position as the server draws it. */
const drawn = (text: string): Topics => ({
    position: { answer: () => text.trimEnd().split('\n') },
});
const PLAIN: Answers = { topics: drawn(''), words: COMMON };

export class Asking {
    #answers = $state.raw<Answers | null>(null);
    #earlier = $state.raw<{ position: Position; viewer: number | null } | null>(null);

    constructor(
        readonly table: Table,
        readonly game: GameDetail,
    ) {}

    /** Load what the game answers, in a language; rejects if that fails. */
    async load(language: Language): Promise<Answers> {
        const answers = (await screenOf(this.game.name).answers?.())?.default ?? PLAIN;
        const own = words.loadGame(this.game.name, language);
        await Promise.all([COMMON.load(language), answers.words.load(language), own]);
        return (this.#answers = answers);
    }

    /** The earlier position that questions are about; null: the present one. */
    get past(): Position | null {
        const earlier = this.#earlier;
        return earlier && earlier.viewer === this.table.viewer ? earlier.position : null;
    }

    /** What can be asked; nothing before it is loaded. */
    get offers(): Offer[] {
        const answers = this.#answers;
        const view = (this.past ?? this.table.position)?.view;
        if (!answers || !view) return [];
        const { language } = settings.now;
        return offersIn(answers.topics, view, (id) => unbroken(answers.words.say(language, id)));
    }

    /** Whether a line begins like a question. */
    asks(line: string): boolean {
        return topicOf(line, Object.keys(this.#answers?.topics ?? {})) !== null;
    }

    /** Let questions be about an earlier position; rejects as `api` does. */
    async show(ply: number): Promise<void> {
        this.present();
        const { id, position, viewer } = this.table;
        if (ply === position?.ply) return;
        const eyes = { seat: viewer, token: tokenOf(id, viewer) };
        this.#earlier = { position: (await this.table.past(ply, eyes)).position, viewer };
    }

    /** Let questions be about the present position. */
    present(): void {
        this.#earlier = null;
    }

    /** The sentences of the answer, or why there is none; rejects if it has to be loaded and cannot be. */
    async answer(line: string): Promise<string[]> {
        const { table, game } = this;
        const position = this.past ?? table.position;
        if (!position) return [];
        const { view, ply } = position;
        const { viewer } = table;
        const { language } = settings.now;
        const answers = await this.load(language);
        const topics = answers === PLAIN ? drawn(await drawnText(table, ply)) : answers.topics;
        const say = (id: string, args?: Args) => answers.words.say(language, id, args);
        const name = (id: string, args?: Args) => words.game(game.name, id, args);
        const common = (id: string, args?: Args) => COMMON.say(language, id, args);
        return answerTo(line, topics, { view, game, viewer, say, name }, common).map(unbroken);
    }
}
