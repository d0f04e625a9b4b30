// The workers that share the parts of a review, each with an engine of its own.
import { opened, type Host } from '../engine-host/host';
import { Line } from '../engine-host/line';

const MOST = 4;

export interface Workers {
    hosts: Host[];
    end: () => void;
}

/** Start them; at: the table, where it has another box than the usual one. None without an engine. */
export async function workersFor(game: string, at: string | undefined): Promise<Workers> {
    const count = Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency || 2) - 1));
    const lines = Array.from({ length: count }, () => new Line());
    const hosts = await Promise.all(lines.map((line) => opened(line, game, at, true)));
    const end = () => lines.forEach((line) => line.end());
    return { hosts: hosts.filter((host) => host !== null), end };
}
