// Positions of real games as the pieces get them.
import type { LegalAction } from '../src/games/action';
import type { PreviewResult } from '../src/engine-host/results';
import type { GameDetail, Happened, View } from '../src/protocol/messages';
import { decoded } from '../src/games/arkadia/model/actions';
import written from './fixtures/arkadia.json';

export interface Fixture {
    name: string;
    viewer: number | null;
    view: View;
    legal: LegalAction[];
    happened: Happened[];
    ghost: { action: LegalAction; result: PreviewResult } | null;
}

export const NAMES = ['Ada', 'Bruno', 'Chloé', 'Dimitri'];

export const GAME = {
    name: 'arkadia',
    title: 'Arkadia',
    components: written.components as Record<string, unknown>,
} as GameDetail;

type Written = (typeof written.scenes)[number];
type WrittenGhost = NonNullable<Written['ghost']>;

function event(known: Written['happened'][number]): Happened {
    return { ...known, text: { en: known.text, fr: known.text, de: known.text } };
}

function preview({ view, happened }: WrittenGhost): PreviewResult {
    const position = { ply: Number(view.ply), view, phase: String(view.phase), turn: null };
    return {
        position: { ...position, question: null, legal: [], scores: [] },
        happened: happened.map(event),
        stops: null,
        refused: null,
    };
}

export const FIXTURES: Fixture[] = written.scenes.map((scene) => ({
    name: scene.name,
    viewer: scene.viewer,
    view: scene.view,
    legal: scene.legal.map(decoded),
    happened: scene.happened.map(event),
    ghost: scene.ghost && { action: decoded(scene.ghost.n), result: preview(scene.ghost) },
}));
