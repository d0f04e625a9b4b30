// The box of Archon: which values belong to which piece.
import type { BoxGroup, BoxPieces } from '../../../box/contract';
import { language } from '../../../settings/language.svelte';
import { words } from '../../../text/words.svelte';
import { LoadedWords } from '../../../text/loaded.svelte';
import { CATEGORIES, HELD, LOCATIONS, MAGISTERS, RESOURCES, TILES } from '../model/view';
import { load as loadTable } from '../words.svelte';
import { choices } from './choices';
import Drawing from './Drawing.svelte';

const OWN = new LoadedWords(
    import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
);
const GOODS: readonly string[] = [...HELD, ...CATEGORIES];
const MORE = ['resources', 'different-resources', 'province-resources'];
const EFFECT = ['gain', 'pay', 'less', 'times', 'score', 'merchant'];

type Args = Record<string, string | number>;
const say = (id: string, args: Args) => OWN.say(language.current, id, args);
const game = (id: string, args: Args) => words.game('archon', id, args);

function groups(names: readonly string[]): BoxGroup[] {
    const of = (...begin: string[]) =>
        names.filter((name) =>
            begin.some((b) => name === b || (/[.[]$/.test(b) && name.startsWith(b))),
        );
    const group = (id: string, pieces: BoxGroup['pieces']): BoxGroup => ({
        id,
        title: say('group', { group: id }),
        pieces,
    });
    const piece = (id: string, title: string, ...begin: string[]) => ({
        id,
        title,
        values: of(...begin),
    });
    const whole = (id: string, ...begin: string[]) =>
        piece(id, say('piece', { piece: id }), ...begin);
    const cards = (kind: string) =>
        [
            ...new Set(of(`${kind}.print.cards[`).map((name) => /\[(\d+)\]/.exec(name)?.[1] ?? '')),
        ].map((number) => ({
            id: `${kind}-${number}`,
            title: say('card', { number }),
            values: of(`${kind}.print.cards[${number}]`, `${kind}.print.cards[${number}].`),
        }));
    const tiles = TILES.map((tile, i) =>
        piece(
            `tile-${tile}`,
            game('tile-name', { tile }),
            `tiles.print.kinds[${i + 1}].`,
            `tiles.abilities.${tile}`,
        ),
    );
    const places = LOCATIONS.map((location) =>
        piece(
            `place-${location}`,
            game('location-name', { location }),
            `actions.${location}`,
            `slots.${location}`,
        ),
    );
    const tracks = MAGISTERS.map((card) =>
        piece(
            `track-${card}`,
            game('card-name', { card }),
            `magisters.track.${card}[`,
            `magisters.cards.${card}`,
        ),
    );
    const market = RESOURCES.map((goods) =>
        piece(
            `market-${goods}`,
            game('goods-name', { goods }),
            `marketplace.prices.${goods}`,
            `stockpile.${goods}`,
        ),
    );
    return [
        group('city', [...places, whole('covers', 'covers.'), whole('wall', 'wall.')]),
        group('tiles', [...tiles, whole('levels', 'tiles.discounts.', 'tiles.with_two_seats.')]),
        group('magisters', tracks),
        group('market', [...market, whole('season', 'marketplace.new_season.')]),
        group('grants', [...cards('grants'), whole('grant-example', 'grants.example.')]),
        group('favors', [...cards('favors'), whole('face-up', 'favors.face_up.')]),
        group('provinces', [...cards('provinces'), whole('even', 'provinces.of_each_type.')]),
        group('attacks', [...cards('attacks'), whole('attack-example', 'attacks.example.')]),
        group('seats', [
            whole('seat', 'seat.'),
            whole('kits', 'start_kits.'),
            whole('piles', 'piles.', 'order_values.'),
            whole('rounds', 'season_track.'),
        ]),
        group('components', [whole('all', 'components.')]),
    ];
}

/** What the last part of a name says: `points` of `tiles.print.kinds[3].points`. */
function label(name: string): string {
    const space = /^magisters\.track\.[\w-]+\[(\d+)\](?:\.(\w+))?$/.exec(name);
    if (space) {
        const number = space[1] ?? '';
        return space[2]
            ? say('space-of', { number, part: say('value', { value: space[2] }) })
            : say('space', { number });
    }
    if (/^\w+\.print\.cards\[\d+\]$/.test(name)) return say('value', { value: 'card' });
    const [table = '', ...rest] = name.split('.');
    const last = rest.at(-1) ?? name;
    if (table === 'actions' || table === 'slots') return say('value', { value: table });
    if (name.startsWith('tiles.abilities.')) return say('value', { value: 'ability' });
    if (name.startsWith('marketplace.prices.')) return say('value', { value: 'prices' });
    if (name.startsWith('magisters.cards.')) return say('value', { value: 'cards-in-box' });
    if (table === 'stockpile') return say('value', { value: 'stockpile' });
    if (table === 'components') return say('value', { value: `all-${last}` });
    if (['wall', 'piles', 'seat'].includes(table)) {
        const whole = say('value', { value: rest.join('-') });
        return whole === rest.join('-') ? say('value', { value: last }) : whole;
    }
    return word(say('value', { value: last }));
}

function word(text: string): string {
    if (GOODS.includes(text)) return game('goods-name', { goods: text });
    if ((LOCATIONS as readonly string[]).includes(text))
        return game('location-name', { location: text });
    if ((MAGISTERS as readonly string[]).includes(text) || text === 'courtier')
        return game('card-name', { card: text });
    if ((TILES as readonly string[]).includes(text)) return game('tile-name', { tile: text });
    return say('word', { word: text });
}

function keys(name: string): readonly string[] {
    if (/\.(cost|market)$/.test(name)) return RESOURCES;
    if (name.startsWith('start_kits.')) return HELD;
    if (/^(favors\.print|actions|tiles\.abilities)/.test(name))
        return [...EFFECT, ...GOODS, ...MORE];
    if (name.startsWith('provinces.print')) return RESOURCES;
    return /\.pay$|^magisters\.track/.test(name) ? HELD : [];
}

const pieces: BoxPieces = {
    load: async (tongue) => {
        await Promise.all([OWN.load(tongue), loadTable(tongue)]);
    },
    groups,
    label,
    word,
    choices,
    keys,
    grid: () => null,
    Drawing,
};
export default pieces;
