// Where an event took place in the city, as selectors, and what represents it.
import type { Happened } from '../../../protocol/messages';
import { slotIndex } from '../model/city/slots';

type Fields = Record<string, unknown>;

function stop(id: string): string {
    return `[data-stop="${id}"]`;
}

const SPOTS: Record<string, (fields: Fields) => string> = {
    figure_placed: (f) => stop(`slot:${String(f.location)}:${slotIndex(f)}`),
    token_placed: (f) => stop(`slot:${String(f.location)}:${slotIndex(f)}`),
    tax_paid: (f) => stop(`head:${String(f.location)}`),
    tile_taken: (f) => stop(`tile:${String(f.tile)}`),
    warrior_placed: (f) => `${stop(`wall:${Number(f.space) - 1}`)},[data-spot="wall"]`,
    magister_taken: (f) => stop(`magister:${String(f.magister)}:${Number(f.space) - 1}`),
    bought: () => stop('head:marketplace'),
    sold: () => stop('head:marketplace'),
    attack_revealed: () => '[data-spot="wall"]',
    city_defended: () => '[data-spot="wall"]',
    city_raided: () => '[data-spot="wall"]',
};

export function spotsOf({ kind, fields }: Happened): string[] {
    const spot = SPOTS[kind]?.(fields);
    return spot ? [spot] : [];
}

const THINGS: Record<string, (fields: Fields) => string> = {
    figure_placed: ({ seat }) => `seat:${String(seat)}`,
    gained: ({ goods }) => String(goods),
    paid: ({ goods }) => String(goods),
    tax_paid: () => 'gold',
    bought: ({ resource }) => String(resource),
    sold: ({ resource }) => String(resource),
    tile_taken: ({ tile }) => `tile:${String(tile)}`,
    magister_taken: ({ magister }) => String(magister),
    warrior_placed: () => 'warriors',
    points_scored: () => 'points',
    rank_scored: () => 'points',
    winner: () => 'points',
};

export function thingOf({ kind, fields }: Happened): string | null {
    return THINGS[kind]?.(fields) ?? null;
}
