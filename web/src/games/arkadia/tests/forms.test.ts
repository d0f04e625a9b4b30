import { describe, expect, it } from 'vitest';
import { GAME } from '../../../../dev/fixtures';
import written from '../../../../dev/fixtures/forms.json';
import { decoded } from '../model/actions';
import { covered, lowestAlike, oriented, shapesOf } from '../model/forms';
import { flipped, turned } from '../model/placing';
import { squareName, squareOf } from '../model/squares';
import { FORMS, type Form, type Pair } from '../model/view';

const shapes = shapesOf(GAME.components);
const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];

describe('a form in an orientation', () => {
    it.each(FORMS)('%s has the cells the engine gives it', (form) => {
        const engine: Record<string, number[][]> = written.orientations[form];
        const kept = EIGHT.filter((one) => lowestAlike(shapes[form], one) === one);
        expect(kept.map(String)).toEqual(Object.keys(engine));
        for (const orientation of kept)
            expect(oriented(shapes[form], orientation)).toEqual(engine[orientation]);
    });

    it.each(written.laid)('$form: "$text" covers what the engine covered', (laid) => {
        const [orientation = 0, first = 0] = decoded(laid.n).parts;
        const squares = covered(shapes[laid.form as Form], orientation, first);
        expect(squares).toEqual(laid.squares.map((pair) => squareOf(pair as Pair)));
    });

    it('says where it would reach over the border', () => {
        expect(covered(shapes.farm, 0, 15)).toEqual([15, null, null]);
        expect(covered(shapes.house, 1, 11 * 16)).toEqual([176, null]);
    });
});

describe('turning and flipping', () => {
    it('comes back after four quarters', () => {
        for (const form of FORMS) {
            let orientation = 0;
            for (let quarter = 0; quarter < 4; quarter++)
                orientation = turned(shapes[form], orientation);
            expect(orientation).toBe(0);
        }
    });

    it('goes through every orientation of a side without a flip', () => {
        const seen = new Set<number>();
        let orientation = 0;
        for (let quarter = 0; quarter < 4; quarter++) {
            seen.add(orientation);
            orientation = turned(shapes.monastery, orientation);
        }
        expect([...seen]).toEqual([0, 1, 2, 3]);
    });

    it('flips to the mirror image of what lies on the board', () => {
        for (const form of FORMS)
            for (const orientation of EIGHT) {
                const mirrored = oriented(shapes[form], orientation).map(
                    ([row, column]): [number, number] => [row, -column],
                );
                const seen = oriented(mirrored, 0);
                const after = flipped(shapes[form], orientation);
                expect(oriented(shapes[form], after)).toEqual(seen);
            }
    });
});

it('a square has the name that people give it', () => {
    expect([0, 85, 191].map(squareName)).toEqual(['a1', 'f6', 'p12']);
});
