// The possible texts inside a value.
import { CATEGORIES, LOCATIONS, MAGISTERS, RESOURCES } from '../model/view';

const BY_KEY: Readonly<Record<string, readonly string[]>> = {
    resource: RESOURCES,
    refill: ['clear', 'add'],
    act: ['trade', 'magister', 'tile', 'favor'],
    act_at: LOCATIONS,
    at: LOCATIONS,
    per: [...CATEGORIES, 'tiles', 'magisters'],
    when: ['never', 'tile', 'visit', 'action', 'season', 'scoring', 'end', 'always'],
    both: MAGISTERS,
};

export function choices(name: string, inside: readonly (string | number)[]): readonly string[] {
    const key = inside.findLast((step) => typeof step === 'string') ?? name.split('.').at(-1) ?? '';
    return BY_KEY[key] ?? [];
}
