// The server's boxes: the packaged one, and its verdict on another one.
import { json } from '../net/api';
import type { BoxPage, CheckBox } from '../protocol/messages';

export const api = {
    check: (game: string, asked: CheckBox) =>
        json<BoxPage>(`/games/${encodeURIComponent(game)}/box`, { body: asked }),
};
