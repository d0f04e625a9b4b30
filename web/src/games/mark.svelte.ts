// The signs of a game's seats for pages that need nothing else from the game.
import { useMark, type Mark } from '../ui/signs/mark';
import { screenOf } from '.';

/** For the components below this one. */
export function useMarkOf(game: () => string | undefined): void {
    let mark = $state.raw<Mark>();
    useMark(() => mark);
    $effect(() => {
        const name = game();
        mark = undefined;
        if (name === undefined) return;
        void screenOf(name)
            .mark?.()
            .then(
                (loaded) => {
                    if (game() === name) mark = loaded.default;
                },
                () => {}, // the common sign will do
            );
    });
}
