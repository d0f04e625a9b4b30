// Where the parts of a table's page stand: beside the board, below it, or in a sheet over it.
import type { GamePieces } from '../games/contract';
import { width } from './width';

export class Layout {
    readonly #pieces: () => GamePieces;

    constructor(pieces: () => GamePieces) {
        this.#pieces = pieces;
    }

    /** A board over the whole width leaves no room for columns beside it. */
    get broad(): boolean {
        return this.#pieces().broad !== undefined;
    }

    get wide(): boolean {
        return width.wide;
    }

    get small(): boolean {
        return width.small;
    }

    /** A broad board with a column beside it. */
    get roomy(): boolean {
        return this.broad && width.wide;
    }

    /** The seats in a row above the board: on a tablet, and wherever the board is broad. */
    get middle(): boolean {
        return !this.columns && !width.small;
    }

    /** Seats to the left of the board, the log to its right. */
    get columns(): boolean {
        return width.wide && !this.broad;
    }

    /** A tablet held upright, with the values below the board. */
    get upright(): boolean {
        return width.below && !this.broad;
    }

    /** The most important of the values in a strip below the board, the others in a sheet. */
    get strip(): boolean {
        return this.#pieces().strip !== undefined && (width.small || this.upright);
    }

    /** Where the game's values are. */
    get values(): 'seats' | 'beside' | 'under' | 'sheet' {
        if (this.broad) return width.wide ? 'beside' : width.small ? 'sheet' : 'under';
        if (width.wide) return 'seats';
        if (this.strip) return 'sheet';
        return width.below || width.beside ? 'beside' : 'sheet';
    }

    /** Where a lesson speaks. */
    get lesson(): 'side' | 'beside' | 'board' | 'foot' {
        if (width.small) return 'foot';
        if (this.broad) return width.wide ? 'beside' : 'board';
        if (width.wide) return 'side';
        return width.beside ? 'beside' : 'board';
    }

    /** Where the last round is announced, and in which form. */
    get ends(): 'column' | 'row' | 'head' | 'edge' {
        if (width.wide) return this.columns ? 'column' : 'row';
        return width.small ? 'head' : 'edge';
    }

    /** Where sounds are offered. */
    get offer(): 'side' | 'beside' | 'notices' {
        if (!width.wide) return 'notices';
        return this.broad ? 'beside' : 'side';
    }

    /** The classes of the page, by which its parts find their places. */
    get classes(): Record<string, boolean> {
        return {
            wide: this.columns,
            small: width.small,
            middle: this.middle,
            upright: this.upright,
            broad: this.broad && !width.small,
            rising: this.broad,
            roomy: this.roomy,
        };
    }
}
