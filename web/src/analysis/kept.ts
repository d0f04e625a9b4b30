// Variations that somebody has kept, by table: in this browser, and the same after a reload.
import { keepFor, loadFor } from '../settings/stored';

const NAME = 'lines';
const MOST_TABLES = 100;
const MOST_LINES = 20;

/** A variation. steps: the actions of each. */
export interface KeptLine {
    ply: number;
    isOpen: boolean;
    steps: number[][];
    /** The chance of winning at its end of the seat that was to act at its beginning; null: not known. */
    chance: number | null;
}

export function keptAt(table: string): KeptLine[] {
    return loadFor<KeptLine[]>(NAME, table) ?? [];
}

/** Keep a line; one of the same actions is replaced. Returns all, the latest last. */
export function keepLine(table: string, line: KeptLine): KeptLine[] {
    const others = keptAt(table).filter((one) => !isSame(one, line));
    return write(table, [...others, line].slice(-MOST_LINES));
}

export function forgetLine(table: string, line: KeptLine): KeptLine[] {
    return write(
        table,
        keptAt(table).filter((one) => !isSame(one, line)),
    );
}

function write(table: string, lines: KeptLine[]): KeptLine[] {
    keepFor(NAME, table, lines.length > 0 ? lines : undefined, MOST_TABLES);
    return lines;
}

function isSame(one: KeptLine, other: KeptLine): boolean {
    const told = ({ ply, isOpen, steps }: KeptLine) => `${ply} ${isOpen} ${steps.flat().join()}`;
    return told(one) === told(other);
}
