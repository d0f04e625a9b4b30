// Fixture positions and words for the tests of Archon's pieces.
import { readFileSync } from 'node:fs';
import type { LegalAction } from '../../action';
import type { PreviewResult } from '../../../engine-host/results';
import type { GameDetail, Happened, Language, Position } from '../../../protocol/messages';
import { sectionsOf } from '../../../../texts';
import { type Args, Catalogue } from '../../../text/catalogue';
import { boxOf } from '../model/box';
import { archonView, type ArchonView } from '../model/view';
import type { Say } from '../words.svelte';

export const LANGUAGES: Language[] = ['en', 'fr', 'de'];

export interface Fixture {
    name: string;
    viewer: number | null;
    position: Position;
    legal: LegalAction[];
    happened: Happened[];
    previews: Record<string, PreviewResult>;
}

function read(path: string): string {
    return readFileSync(new URL(path, import.meta.url), 'utf-8');
}

const file = JSON.parse(read('../../../../dev/fixtures/archon.json')) as {
    game: GameDetail;
    positions: Fixture[];
};

export const game = file.game;
export const box = boxOf(file.game);
export const fixtures = file.positions;

export function fixture(name: string): Fixture {
    const found = fixtures.find((entry) => entry.name === name);
    if (!found) throw new Error(`There is no fixture '${name}'.`);
    return found;
}

export function viewOf(entry: Fixture): ArchonView {
    return archonView(structuredClone(entry.position.view))!;
}

function section(name: string, language: Language): string {
    const text = read(`../../../../../src/polis/games/archon/text/${language}.ftl`);
    return sectionsOf(text, [name]);
}

export function ownText(language: Language): string {
    return section('screen', language) + section('story', language);
}

/** The names of things. */
export function gameText(language: Language): string {
    return section('rules', language);
}

export function sayIn(language: Language): Say {
    const [own, game] = [ownText(language), gameText(language)].map((text) => {
        const catalogue = new Catalogue(language, text);
        return (id: string, args?: Args) => catalogue.say(id, args) ?? '';
    });
    return { language, own: own!, game: game! };
}
