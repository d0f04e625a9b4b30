// The box of Arkadia: which values belong to which piece.
import type { BoxGrid, BoxGroup, BoxPieces } from '../../../box/contract';
import { language } from '../../../settings/language.svelte';
import { capital } from '../../../text/capital';
import { LoadedWords } from '../../../text/loaded.svelte';
import { COLUMNS, ROWS } from '../model/squares';
import { FAMILIES, FORMS } from '../model/view';
import { load as loadTable, words } from '../words.svelte';
import Drawing from './Drawing.svelte';

const OWN = new LoadedWords(
    import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
);
const FLOORS = ['first', 'second', 'third'];
const BOARD: BoxGrid = { rows: ROWS, columns: COLUMNS, drawn: false };

function say(id: string, args?: Record<string, string | number>): string {
    return OWN.say(language.current, id, args);
}
/** A name as a word of a message: `camps.places.squares` is `camps-places-squares`. */
function slug(name: string): string {
    return name.replace(/\[\d+\]/g, '').replaceAll('.', '-');
}

function groups(names: readonly string[]): BoxGroup[] {
    const of = (...begin: string[]) =>
        names.filter((name) => begin.some((b) => name.startsWith(b)));
    const group = (id: string, pieces: BoxGroup['pieces']): BoxGroup => ({
        id,
        title: say('group', { group: id }),
        pieces,
    });
    const piece = (id: string, ...begin: string[]) => ({
        id,
        title: say('piece', { piece: id }),
        values: of(...begin),
    });
    const forms = FORMS.map((form) => ({
        id: `form-${form}`,
        title: capital(words(language.current).say('form', { form })),
        values: of(`forms.shapes.${form}`, `forms.tiles.${form}`, `cards.${form}`),
    }));
    const towns = [
        ...new Set(of('first_game.town.').map((name) => /\[(\d+)\]/.exec(name)?.[1] ?? '')),
    ];
    return [
        group('board', [piece('plan', 'board.', 'camps.')]),
        group('buildings', [...forms, piece('names', 'forms.names', 'families.')]),
        group('castle', [
            piece('lot', 'lot.'),
            ...FLOORS.map((floor) => piece(`pool-${floor}`, `castle.pools.${floor}`)),
        ]),
        group('people', [piece('workers', 'workers.'), piece('hand', 'hand.')]),
        group('first', [
            piece('town', 'first_game.lot.', 'first_game.neutral_workers.'),
            ...towns.map((number) => ({
                id: `town-${number}`,
                title: say('town', { number }),
                values: of(`first_game.town.buildings[${number}]`),
            })),
        ]),
    ];
}

function choices(name: string, inside: readonly (string | number)[]): readonly string[] {
    if (name.endsWith('.form')) return FORMS;
    if (name.endsWith('.family')) return FAMILIES;
    if (name !== 'lot.print.squares') return [];
    const isYard = inside[0] === 1 && (inside[1] === 1 || inside[1] === 2);
    return isYard ? ['yard'] : [...FAMILIES, 'blank'];
}

function grid(name: string): BoxGrid | null {
    if (name.startsWith('forms.shapes.')) return { rows: 4, columns: 4, drawn: true };
    if (name === 'first_game.lot.square') return { ...BOARD, single: true };
    const isOnBoard = name.startsWith('first_game.town') && name.endsWith('.squares');
    return name === 'camps.places.squares' || isOnBoard ? BOARD : null;
}

const pieces: BoxPieces = {
    load: async (tongue) => {
        await Promise.all([OWN.load(tongue), loadTable(tongue)]);
    },
    groups,
    label: (name) => {
        const form = /^(?:forms\.(?:shapes|tiles)|cards)\.(\w+)$/.exec(name)?.[1];
        return say('value', { value: form ? slug(name).replace(`-${form}`, '') : slug(name) });
    },
    word: (word) => say('word', { word }),
    choices,
    keys: () => [],
    grid,
    Drawing,
};
export default pieces;
