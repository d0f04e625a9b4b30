// What Python writes for the client's engine to be compared with (tests/engines/client_cases.py).
import type { Json } from '../engine/description';
import type { Advice } from '../engine/thinking/advice';
import type { Candidate } from '../engine/thinking/search';
import type { Language } from '../src/protocol/messages';

export interface Happened {
    kind: string;
    fields: Record<string, Json>;
    texts: Record<Language, string>;
}

export interface Case {
    state: string;
    hash: string;
    seen: string;
    viewer: number | null;
    turn: number;
    view: Json;
    scores: Json;
    question: Record<Language, string> | null;
    legal: number[];
    applied: { action: number; after: string; events: Happened[] }[];
    refused: [number, Json][];
}

export interface Dealt {
    secret: string;
    entropies: string[];
    options: Record<string, boolean | string>;
    state: string;
    hash: string;
    events: Happened[];
}

export interface Tried {
    seen: string;
    seat: number;
    actions: number[];
    done: number;
    stops: string | null;
    view: Json;
    legal: number[];
    events: Happened[][];
    refused: [number, Json] | null;
    why: Record<Language, string> | null;
}

export interface Searched {
    observed: string;
    level: string;
    seed: string;
    simulations: number;
    candidates: Candidate[];
    greedy: number;
}

export interface Advised {
    observed: string;
    level: string;
    seed: string;
    simulations: number;
    look: number;
    worlds: number;
    advice: Advice;
}

export interface Turn {
    state: string;
    bot: string;
    simulations: number | null;
    seeds: string[];
    actions: number[];
}

export interface Head {
    game: 'arkadia' | 'archon';
    rules: number;
    folder: string;
    box: Record<string, unknown>;
    texts: Record<Language, string>;
    /** What games share. */
    common: Record<Language, string>;
    networks: string;
}

export interface Questions {
    seen: string;
    viewer: number | null;
    things: Record<string, string[]>;
    lines: string[];
    labels: Partial<Record<Language, Record<string, string>>>;
    answers: Partial<Record<Language, string[][]>>;
}
