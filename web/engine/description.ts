// What `engine.json` says of an engine (docs/reference/engine.md), as far as the client reads it.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** How a number is written in JSON and said in messages (`polis.core.declared.writing`). */
export interface Writing {
    means: string;
    argument?: string;
    beside?: string;
    special?: Record<string, Json>;
    names?: string[];
    names_beside?: string[][];
    letters?: string;
    counted_from?: number;
    least?: number;
    is_flag?: boolean;
    says?: 'text' | 'absolute' | 'yes-no' | 'square';
    arguments?: Record<string, string>[];
    special_words?: Record<string, string>;
}

/** A field of a record: of the bytes, and of the JSON that is made of it. */
export interface Field extends Writing {
    name: string;
    type: string;
    shape: number[];
    axes: ('seat' | number | string[])[];
    offset: number;
    seen_by: string;
    json: string | null;
    size?: string;
    opened_by?: string[];
    is_last_first?: boolean;
    is_later?: boolean;
}

export interface Declared {
    size: number;
    fields: Field[];
}

export interface EventPart extends Writing {
    name: string;
    json: string;
    seen_by: string;
}

export interface EventKind {
    kind: string;
    parts: EventPart[];
    forms: { name: string; zero: string[]; negative: string[]; positive: string[] }[];
}

/** A clause, or one for each of some cases: a field of the position within bounds. */
export type Clause =
    string | { cases: [string, number, number | null, string][]; otherwise: string };

export interface Refusals {
    reasons: { clause: Clause; message: string; parts: (Writing & { name: string })[] }[];
    over: string;
    asked_in: Record<string, string[]>;
    clauses: Record<string, Clause>;
    always: string[];
}

export interface ArrayOf {
    of: string;
    shape: number[];
    width: number;
    bytes: number;
}

export type Part = { name: string } & ({ kind: 'number' } | ({ kind: 'array' } & ArrayOf));
export type Parameter = Part | { name: string; kind: 'memory'; words: number; parts: Part[] };

export interface RecordOf {
    bytes: number;
    fields: { name: string; of: string; shape: number[]; at: number }[];
}

export interface Level {
    simulations: number;
    turns: number;
    hurry: number;
    ripe: number;
    network: string;
}

/** What the bots of a game have in common; unit: of the evaluation; first_phases: a turn begins in them; review:
    the simulations of each search of a review. */
export interface BotsOf {
    unit: string;
    terms: string[];
    first_phases: string[];
    /** How deep its games are reviewed: see `Depth`. */
    review: { simulations: number; again: number; least: number };
    /** Bots that do not search, and the packaged weights with which each evaluates. */
    greedy: Record<string, string>;
    /** What tempts a bot: a verb, its first part (null: any), and by how much. */
    styles: Record<string, [string, number | null, number][]>;
}

export interface Description {
    format: number;
    game: string;
    rules_version: number;
    functions: { name: string; parameters: Parameter[] }[];
    records: Record<string, RecordOf>;
    packaged: Record<string, string>;
    /** The component file that `tables` is made of. */
    components: { id: string; sha256: string };
    seats: number[];
    options: { name: string; default: boolean | string; values: (boolean | string)[] }[];
    phases: string[];
    endings: string[];
    actions: number;
    /** Kinds of events with which something hidden becomes known. */
    revealing: string[];
    verbs: { name: string; first: number; parts: { name: string; values: number }[] }[];
    bots: BotsOf;
    levels: Record<string, Level>;
    declared: {
        state: Declared;
        derived: Declared;
        events: EventKind[];
        refusals: Refusals;
    };
}

const FORMAT = 1;

/** What is wrong with an engine or with what it was given. */
export type Trouble = 'format' | 'rules' | 'module' | 'memory' | 'record' | 'failed';

export class EngineError extends Error {
    override name = 'EngineError';

    constructor(
        readonly trouble: Trouble,
        message: string,
    ) {
        super(message);
    }
}

/** The description, if this client can read it and it is for these rules. */
export function checked(told: unknown, game: string, rules: number): Description {
    const found = told as Description;
    if (found?.format !== FORMAT)
        throw new EngineError(
            'format',
            `This client reads engines of format ${FORMAT}, not of ${found?.format}.`,
        );
    if (found.game !== game || found.rules_version !== rules)
        throw new EngineError(
            'rules',
            `The engine is for version ${found.rules_version} of the rules of ${found.game}, not for ` +
                `version ${rules} of ${game}.`,
        );
    return found;
}
