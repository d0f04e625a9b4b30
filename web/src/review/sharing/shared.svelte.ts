// The notes of a review, and the review as a page or a picture of what the page shows.
import type { TurningPoint } from '../../../engine/review/document';
import type { Playback } from '../../replay/playback.svelte';
import { keepFor, loadFor } from '../../settings/stored';
import { t } from '../../text/words.svelte';
import { moreOf, titleOf, worthOf, type Telling } from '../turning/turning-words';
import { checked, isEmpty, notesIn, type Note, type Notes } from './notes';
import type { Shot } from './picture';

const MOST_KEPT = 60; // tables
const PATIENCE_MS = 4_000;
const LOOK_MS = 40;

/** What the page shows. */
export interface Shown {
    playback: Playback;
    board: () => HTMLElement | undefined;
    /** Whether the board shows a ply with all its marks. */
    isDrawn: (ply: number) => boolean;
    turning: () => readonly TurningPoint[];
    telling: () => Telling;
    /** The moves at the ply that is drawn, in words. */
    moves: () => string[];
}

export class Shared {
    notes = $state.raw<Notes>({});
    drawing = $state(false);

    constructor(
        readonly table: string,
        readonly shown: Shown,
    ) {
        this.notes = { ...checked(loadFor('notes', table)), ...notesIn(location.hash) };
    }

    put(ply: number, note: Note): void {
        this.notes = { ...this.notes, [ply]: note };
        const own = Object.entries(this.notes).filter(([, one]) => !isEmpty(one));
        const kept = own.length > 0 ? Object.fromEntries(own) : undefined;
        keepFor('notes', this.table, kept, MOST_KEPT);
    }

    /** The position that is shown, with what is said of it below. */
    async picture(): Promise<Blob | null> {
        const { ply } = this.shown.playback;
        const { pictureOf } = await import('./picture');
        const shot = await this.#shot(ply);
        const { title, lines } = this.#said(ply);
        return shot && pictureOf(shot, [title, ...lines].filter(Boolean));
    }

    /** The review as one file. title: of the page; foot: its last line. */
    async page(told: {
        title: string;
        language: string;
        foot: string;
        chart: Element;
        verdicts: Element;
    }): Promise<Blob | null> {
        const { playback, turning } = this.shown;
        const before = playback.ply;
        const noted = Object.entries(this.notes).flatMap(([ply, note]) =>
            isEmpty(note) ? [] : [Number(ply)],
        );
        const plies = [...new Set([...turning().map(({ ply }) => ply), ...noted])];
        const { documentOf } = await import('./document');
        const parts = [];
        for (const ply of plies.sort((a, b) => a - b)) {
            playback.jump(ply);
            const shot = await this.#shot(ply);
            if (shot) parts.push({ shot, ...this.#said(ply), note: this.notes[ply]?.text ?? '' });
        }
        playback.jump(before);
        const [chart, verdicts] = [told.chart, told.verdicts].map(copy);
        const text = await documentOf({ ...told, chart: chart!, verdicts: verdicts!, parts });
        return new Blob([text], { type: 'text/html' });
    }

    #said(ply: number): { title: string; lines: string[] } {
        const telling = this.shown.telling();
        const point = this.shown.turning().find((one) => one.ply === ply);
        const moves = this.shown.moves();
        if (!point) return { title: t('review-slider-none', { ply }), lines: moves };
        const lines = [worthOf(point, telling), moreOf(point, telling), ...moves];
        return { title: titleOf(point, telling), lines: lines.filter(Boolean) };
    }

    async #shot(ply: number): Promise<Shot | null> {
        const { shotOf } = await import('./picture');
        const board = this.shown.board();
        const begun = performance.now();
        while (!this.shown.isDrawn(ply) && performance.now() - begun < PATIENCE_MS)
            await new Promise((done) => setTimeout(done, LOOK_MS));
        board?.scrollIntoView({ block: 'start' });
        await painted();
        const frame = board?.firstElementChild;
        return frame ? shotOf(frame, document.querySelectorAll('.marks, svg.arrows')) : null;
    }
}

/** Marks are measured in the frame after the board's. */
async function painted(): Promise<void> {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
}

function copy(element: Element): Element {
    const copied = element.cloneNode(true) as Element;
    copied.querySelectorAll('[tabindex]').forEach((one) => one.removeAttribute('tabindex'));
    return copied;
}
