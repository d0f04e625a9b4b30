// A link as a QR picture: one path on a square of modules, with the quiet rim that cameras need.
import encode from 'qr';

export interface Modules {
    /** How many modules each side has, the rim included. */
    size: number;
    /** Their squares, as the path of an SVG. */
    path: string;
}

const RIM = 4;

export function modulesOf(text: string): Modules {
    const rows = encode(text, 'raw', { ecc: 'medium', border: RIM });
    const squares = rows.flatMap((row, y) =>
        row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: rows.length, path: squares.join('') };
}
