// Arkadia's actions as sentences: see the contract. Names of cards and seals are those of its story.
import type { Args } from '../../../text/catalogue';
import { LoadedWords, sourceIn } from '../../../text/loaded.svelte';
import type { Asked, Sentences } from '../../contract';
import { LOT, PILE, type Verb } from '../model/actions';
import { squareName, squareOf } from '../model/squares';
import { type ArkadiaView, arkadia, cardName, cardOf, FAMILIES } from '../model/view';
import { WORDS as STORY } from '../story/lines';
import { load, words } from '../words.svelte';

type At = Pick<Asked, 'language'> & { view: ArkadiaView };
type Teller = (at: At, parts: readonly number[]) => string;

const WORDS = new LoadedWords(
    sourceIn(
        import.meta.glob<string>('../../../../../src/polis/games/arkadia/text/*.ftl', {
            query: '?section=ear',
            import: 'default',
        }),
    ),
    'ear-',
);

function say({ language }: Pick<Asked, 'language'>, id: string, args?: Args): string {
    return WORDS.say(language, id, args);
}

const TELLERS: Record<Verb, Teller> = {
    play: (at, [kind]) => say(at, 'play', { card: aCard(at, kind) }),
    site,
    pass: (at) => say(at, 'pass'),
    lay,
    own: (at, [square = 0]) => say(at, 'own', { square: squareName(square) }),
    neutral: (at, [square = 0]) => say(at, 'neutral', { square: squareName(square) }),
    done: (at) => say(at, 'done'),
    castle,
    draw: (at, [kind]) =>
        kind === PILE ? say(at, 'draw-pile') : say(at, 'draw', { card: aCard(at, kind) }),
    banner: (at) => {
        const t = words(at.language);
        return say(at, 'noted', { choice: t.say('banner-use'), note: t.say('banner-use-hint') });
    },
    end: (at) => say(at, 'end'),
    cash,
    recruit: (at, [count = 0]) => say(at, 'recruit', { count }),
};

function aCard({ language }: At, kind = 0): string {
    return STORY.say(language, 'a-card', { ...cardOf(cardName(kind)) });
}

function site(at: At, [square = 0]: readonly number[]): string {
    const there = at.view.buildings.find(({ squares }) =>
        squares.some((pair) => squareOf(pair) === square),
    );
    if (square === LOT || !there) return say(at, 'site-lot');
    const { form, family } = there;
    const card = STORY.say(at.language, 'the-card', { form, family });
    return say(at, 'site', { card, square: squareName(square) });
}

function lay(at: At, [turned = 0, square = 0]: readonly number[]): string {
    const flipped = turned >= 4 ? 'yes' : 'no';
    return say(at, 'lay', { square: squareName(square), quarters: turned % 4, flipped });
}

function castle(at: At, [number = 0, square = 0]: readonly number[]): string {
    const family = FAMILIES[number] ?? '';
    // A piece and a mill have the same gender where that matters.
    const tint = words(at.language).say('tint', { form: 'mill', family });
    const at_ = at.view.derived.castle_squares[square];
    return say(at, 'castle', { family, tint, square: at_ ? squareName(squareOf(at_)) : '' });
}

function cash(at: At, [number = 0, count = 0]: readonly number[]): string {
    if (!count) return words(at.language).say('cash-none');
    const family = FAMILIES[number] ?? 'red';
    const seals = STORY.say(at.language, 'seals', { family, count });
    return say(at, 'cash', { seals, gold: at.view.derived.cash?.[count] ?? 0 });
}

const sentences: Sentences = {
    one: ({ verb, parts }, { view, language }) =>
        TELLERS[verb as Verb]({ view: arkadia(view), language }, parts),
    many: (verb, language) => say({ language }, `many-${verb}`),
    thing: (_, name, language) => (name === 'lot' ? say({ language }, 'lot') : ''),
    load: (language) => Promise.all([load(language), STORY.load(language), WORDS.load(language)]),
};
export default sentences;
