// One table as this browser knows it: kept up to date by the socket, the same for a player, for
// several players at one screen and for a spectator.
import type { LegalAction } from '../games/action';
import { QuestionRefused, Questions } from '../net/questions';
import {
    newKey,
    socketUrl,
    TableSocket,
    type Line,
    type OpenSocket,
    type Received,
} from '../net/socket';
import type {
    ChatLine,
    ClientMessage,
    Happened,
    Offer,
    Position,
    PreviewResult,
    Reason,
    ServerMessage,
    TableHead,
    Thinking,
    Update,
    Welcome,
} from '../protocol/messages';
import { Draft } from '../turn/draft.svelte';
import { Finish } from '../turn/finish.svelte';
import { games } from '../games/games.svelte';
import { Ghost } from '../turn/ghost.svelte';
import { helloTo } from '../account/keys';
import { language } from '../settings/language.svelte';
import { logAfter } from './log';
import { DraftMemory } from '../turn/memory';
import { t } from '../text/words.svelte';

export interface Told extends Reason {
    /** A new number for each refusal, so that the same sentence is announced again. */
    n: number;
}

export class Table {
    head = $state.raw<TableHead | null>(null);
    held = $state.raw<number[]>([]);
    viewer = $state<number | null>(null);
    position = $state.raw<Position | null>(null);
    log = $state.raw<Happened[]>([]);
    /** What the last message brought, for animations and the live region. */
    fresh = $state.raw<Happened[]>([]);
    chat = $state.raw<ChatLine[]>([]);
    onlookers = $state(0);
    /** A bot that needs more than a moment; null again with the next position. */
    thinking = $state.raw<Thinking | null>(null);
    line = $state<Line>('connecting');
    /** Of the table on the server: higher after each entry of its journal, a rewinding one too. */
    version = $state(0);
    /** When the clocks of `head` were true, by this browser's own clock. */
    heardAt = $state(0);
    refusal = $state.raw<Told | null>(null);
    /** The key of the message being sent. */
    sending = $state<string | null>(null);
    /** The server answers, and says there is nothing for us here. */
    lost = $state.raw<Reason | null>(null);
    /** Told of each update before it is shown, with the position it replaces. */
    heard: (before: Position | null, message: Update) => void = () => {};
    readonly draft: Draft;
    readonly ghost: Ghost;
    /** What "Done" does beyond sending the draft. */
    readonly finish: Finish;

    #socket: TableSocket;
    #memory: DraftMemory;
    /** At a screen with several players: whose eyes were asked for behind the curtain. */
    #chosen: number | null = null;
    #told = 0;
    #questions = new Questions();

    constructor(
        readonly id: string,
        open?: OpenSocket,
    ) {
        this.#memory = new DraftMemory(id);
        this.draft = new Draft(
            (actions) => this.#preview(actions),
            (numbers) => this.#named(numbers),
            (why) => this.#draftRefused(why),
            (actions) => this.#drafted(actions),
            () => this.myTurn,
        );
        this.finish = new Finish(this);
        this.ghost = new Ghost(this.draft);
        this.#socket = new TableSocket(
            socketUrl(id),
            {
                hello: () => helloTo(id),
                message: (message) => this.#heard(message),
                line: (line) => this.#line(line),
            },
            open,
        );
    }

    start(): () => void {
        const hurry = () => document.visibilityState === 'visible' && this.#socket.hurry();
        this.#socket.start();
        const unwatch = language.watch(() => this.again());
        window.addEventListener('online', hurry);
        document.addEventListener('visibilitychange', hurry);
        return () => {
            unwatch();
            window.removeEventListener('online', hurry);
            document.removeEventListener('visibilitychange', hurry);
            this.#socket.close();
        };
    }

    get myTurn(): boolean {
        return this.viewer !== null && this.head?.turn === this.viewer && this.playing;
    }

    /** The seat that is spoken to as "you"; nobody at a screen that several share. */
    get you(): number | null {
        return this.held.length > 1 ? null : this.viewer;
    }

    get received(): Received[] {
        return this.#socket.received;
    }

    get playing(): boolean {
        return this.head?.status === 'playing';
    }

    get names(): string[] {
        const { head } = this;
        const you = (seat: number) => seat === this.you && head?.seats[seat]?.kind === 'person';
        return (
            head?.seats.map((seat, i) =>
                !seat.name && you(i) ? t('name-you') : games.nameOf(head.game, seat, i),
            ) ?? []
        );
    }

    /** Send the draft as one step. */
    send(): void {
        if (this.draft.empty || this.draft.waiting || !this.position || this.viewer === null)
            return;
        const { ply } = this.position;
        const actions = this.draft.actions;
        this.#do({ type: 'act', key: newKey(), ply, seat: this.viewer, actions });
    }

    say(line: string): void {
        if (!this.position || this.viewer === null) return;
        const { ply } = this.position;
        this.#do({ type: 'say', key: newKey(), ply, seat: this.viewer, line });
    }

    /** Take back the last choice: of the draft, otherwise of the part of the turn already sent. */
    undo(): void {
        if (this.draft.free) this.draft.undo();
        else this.#rewind(this.head?.undo_to ?? null);
    }

    reset(): void {
        if (this.draft.free) this.draft.clear();
        else this.#rewind(this.head?.reset_to ?? null);
    }

    get canUndo(): boolean {
        return this.draft.free || (this.myOwn && this.head?.undo_to != null);
    }

    get canReset(): boolean {
        return this.draft.free || (this.myOwn && this.head?.reset_to != null);
    }

    /** What was sent can be taken back only within the player's own turn. */
    get myOwn(): boolean {
        return this.myTurn && this.sending === null;
    }

    /** Agree that cards are dealt; `entropy` is this browser's text for the shuffle. */
    ready(seat: number, entropy: string): void {
        this.#do({ type: 'ready', key: newKey(), seat, entropy });
    }

    offer(kind: Offer['kind'], ply: number): void {
        if (this.viewer !== null)
            this.#do({ type: 'offer', key: newKey(), seat: this.viewer, kind, ply });
    }

    answer(seat: number, yes: boolean): void {
        this.#do({ type: 'answer', key: newKey(), seat, yes });
    }

    resign(seat: number, bot: string): void {
        this.#do({ type: 'resign', key: newKey(), seat, bot });
    }

    /** Seat a bot at an open place, on behalf of a seated person. */
    fill(seat: number, place: number, bot: string): void {
        this.#do({ type: 'fill', key: newKey(), seat, place, bot });
    }

    free(seat: number, place: number): void {
        this.#do({ type: 'free', key: newKey(), seat, place });
    }

    comeBack(seat: number): void {
        this.#do({ type: 'return', key: newKey(), seat });
    }

    write(text: string): void {
        this.#socket.send({ type: 'chat', key: newKey(), seat: this.viewer, text });
    }

    /** Show the table as a held seat sees it, or as a spectator does. */
    seeAs(seat: number | null): void {
        this.#chosen = seat;
        this.#socket.send({ type: 'look', seat });
    }

    /** Ask why something is not allowed and tell the answer. */
    async why(actions: number[], line: string): Promise<void> {
        if (!this.position || this.viewer === null) return;
        const asked = { ply: this.position.ply, seat: this.viewer, actions, line };
        const why = (id: number) => this.#socket.send({ type: 'why', id, ...asked });
        const reason = await this.#questions.ask(why).catch(() => null);
        if (reason?.type === 'reason') this.tell(reason);
    }

    tell(reason: Reason): void {
        this.refusal = { clause: reason.clause, text: reason.text, n: ++this.#told };
    }

    /** Ask for everything: a seat was taken here, the language has changed, or something was missed. */
    again(): void {
        this.#socket.send(helloTo(this.id));
    }

    #heard(message: ServerMessage): void {
        if (message.type === 'welcome') this.#welcomed(message);
        else if (message.type === 'update') this.#updated(message);
        else if (message.type === 'refused') this.#refused(message.key, message);
        else if (message.type === 'preview' || message.type === 'reason')
            this.#questions.answered(message);
        else if (message.type === 'thinking') this.thinking = message;
        else if (message.type === 'presence') this.#presence(message.online, message.onlookers);
        else if (message.type === 'chat') this.chat = [...this.chat, message.line];
    }

    #welcomed(message: Welcome): void {
        this.held = message.held;
        if (message.held.length > 1 && message.viewer !== null && message.viewer !== this.#chosen) {
            // The server offers a hand that nobody has asked to see: the curtain comes first.
            this.head = message.table;
            this.seeAs(null);
            return;
        }
        this.chat = message.chat;
        this.log = message.happened;
        this.fresh = [];
        this.sending = null;
        this.#show(message);
        const kept = this.#memory.recall(this.position, this.viewer);
        if (this.draft.free || kept.length === 0) return;
        this.finish.stay(kept);
        void this.draft.redraft(kept);
    }

    /** Whether a message is about what comes next here; if one before it was missed, ask for all. */
    #follows({ version, viewer }: { version: number; viewer: number | null }): boolean {
        if (version <= this.version || viewer !== this.viewer) return false;
        // One message for each entry of the journal: a hole in the numbers is something not heard.
        if (version > this.version + 1) this.again();
        return version === this.version + 1;
    }

    #acknowledged(key: string | null): void {
        this.#socket.answered(key);
        if (key !== null && key === this.sending) this.sending = null;
    }

    #updated(message: Update): void {
        this.#acknowledged(message.key);
        if (!this.#follows(message)) return;
        this.log = logAfter(this.log, message);
        this.fresh = message.happened;
        this.heard(this.position, message);
        this.#show(message);
        this.finish.arrived();
    }

    #show(message: Welcome | Update): void {
        const sameEyes = message.viewer === this.viewer;
        this.version = message.version;
        this.head = message.table;
        this.viewer = message.viewer;
        this.position = message.position;
        this.thinking = null;
        this.heardAt = Date.now();
        this.ghost.hover(null);
        this.draft.place(message.position, sameEyes);
    }

    #refused(key: string | null, reason: Reason): void {
        this.#acknowledged(key);
        if (!this.head) this.lost = reason;
        else if (key !== null || !this.#questions.refused(reason)) this.tell(reason);
    }

    #drafted(actions: number[]): void {
        this.#memory.keep(this.position, this.viewer, actions);
        this.refusal = null;
        this.finish.changed();
    }

    #draftRefused(why: PreviewResult | Error): void {
        if (why instanceof QuestionRefused) this.tell(why.reason);
        else if (!(why instanceof Error) && why.refused) this.tell(why.refused);
    }

    #presence(online: boolean[], onlookers: number): void {
        this.onlookers = onlookers;
        if (!this.head) return;
        const seats = this.head.seats.map((seat, i) => ({ ...seat, online: online[i] ?? false }));
        this.head = { ...this.head, seats };
    }

    #line(line: Line): void {
        this.line = line;
        if (line === 'offline') this.#questions.drop();
    }

    #do(message: ClientMessage & { key: string }): void {
        this.sending = message.key;
        this.refusal = null;
        this.#socket.send(message);
    }

    #rewind(to: number | null): void {
        if (to === null || !this.position || this.viewer === null) return;
        const { ply } = this.position;
        this.#do({ type: 'undo', key: newKey(), ply, seat: this.viewer, to });
    }

    #named(numbers: readonly number[]): LegalAction[] {
        const { box, game = '' } = this.head ?? {};
        return games.named(box ? this.id : game, numbers);
    }

    async #preview(actions: number[]): Promise<PreviewResult> {
        if (!this.position || this.viewer === null) throw new Error('nobody is to act');
        const asked = { ply: this.position.ply, seat: this.viewer, actions };
        const send = (id: number) => this.#socket.send({ type: 'preview', id, ...asked });
        const result = await this.#questions.ask(send);
        if (result.type !== 'preview') throw new Error('another answer was expected');
        return result;
    }
}
