// What a browser that is signed in shows to the server, and what it hands on of its seats.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inParts, tellServer } from './belongings';
import { helloTo, tokenOf } from './keys';
import { addKeys } from './seats';
import { mine } from '../start/mine';
import { bytesOf, isFor } from './push';
import { session } from './session.svelte';
import { settings } from '../settings/settings.svelte';

interface Asked {
    path: string;
    body: unknown;
    token: string | undefined;
}

let asked: Asked[] = [];
let answers: Record<string, { status: number; body: unknown }> = {};

beforeEach(() => {
    session.set(null);
    settings.set('notify', false);
    asked = [];
    answers = {};
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
        const headers = init.headers as Record<string, string>;
        const token = headers['Polis-Token'];
        asked.push({ path, body: JSON.parse((init.body as string | null) ?? 'null'), token });
        const { status, body } = answers[path] ?? { status: 200, body: {} };
        return Promise.resolve(new Response(JSON.stringify(body), { status }));
    });
});

describe('a browser that is signed in', () => {
    it('shows the token of its account beside those of its seats', () => {
        addKeys('t1', [{ seat: 0, token: 'own' }]);
        expect(helloTo('t1')).toMatchObject({ type: 'hello', tokens: ['own'], since: null });
        expect(helloTo('t1')).not.toHaveProperty('session');
        session.set({ name: 'Ada', token: 'account' });
        expect(helloTo('t1')).toMatchObject({ tokens: ['own'], session: 'account' });
        expect(helloTo('t2')).toMatchObject({ tokens: [], session: 'account' });
    });

    it('opens a seat with its own token first', () => {
        addKeys('t1', [{ seat: 0, token: 'own' }]);
        expect(tokenOf('t1', 1)).toBeUndefined();
        session.set({ name: 'Ada', token: 'account' });
        expect(tokenOf('t1', 0)).toBe('own');
        expect(tokenOf('t1', 1)).toBe('account');
    });

    it('stays signed in over a visit', () => {
        session.set({ name: 'Ada', token: 'account' });
        expect(JSON.parse(localStorage.getItem('polis.session') ?? '')).toEqual(session.now);
    });

    it('claims a new seat by itself', async () => {
        session.set({ name: 'Ada', token: 'account' });
        addKeys('t1', [{ seat: 0, token: 'own' }]);
        await vi.waitFor(() => expect(asked).toHaveLength(1));
        expect(asked[0]).toEqual({
            path: '/api/account/claim',
            body: { tables: [{ id: 't1', token: 'own' }] },
            token: 'account',
        });
    });

    it('is signed out when the server no longer knows it', async () => {
        addKeys('t1', [{ seat: 0, token: 'own' }]);
        session.set({ name: 'Ada', token: 'old' });
        answers['/api/account/claim'] = { status: 401, body: { code: 'signed-out' } };
        await tellServer();
        expect(session.now).toBeNull();
    });

    it('has the games of its account, and learns there that it is signed out', async () => {
        expect(await mine()).toEqual([]);
        expect(asked).toEqual([]);
        session.set({ name: 'Ada', token: 'account' });
        answers['/api/mine'] = { status: 200, body: { tables: [], account: 'Ada' } };
        await mine();
        expect(asked[0]).toEqual({ path: '/api/mine', body: { tables: [] }, token: 'account' });
        expect(session.now).not.toBeNull();
        answers['/api/mine'] = { status: 200, body: { tables: [], account: null } };
        await mine();
        expect(session.now).toBeNull();
    });
});

describe('a browser without an account', () => {
    it('tells the server nothing of its seats', async () => {
        addKeys('t1', [{ seat: 0, token: 'own' }]);
        await new Promise((done) => setTimeout(done, 20));
        expect(asked).toEqual([]);
    });
});

describe('what is handed on', () => {
    it('is sent in parts that the server takes', () => {
        const keys = Array.from({ length: 1001 }, (_, i) => ({ id: `t${i}`, token: 'x' }));
        expect(inParts(keys).map((part) => part.length)).toEqual([400, 400, 201]);
        expect(inParts(keys).flat()).toEqual(keys);
        expect(inParts([])).toEqual([]);
    });

    it('is bound to the key of this server', () => {
        const key = 'AQL-_w';
        expect([...bytesOf(key)]).toEqual([1, 2, 254, 255]);
        const made = (bytes: number[] | null) => {
            const applicationServerKey = bytes && Uint8Array.from(bytes).buffer;
            return { options: { applicationServerKey } } as PushSubscription;
        };
        expect(isFor(made([1, 2, 254, 255]), key)).toBe(true);
        expect(isFor(made([1, 2, 254, 254]), key)).toBe(false);
        expect(isFor(made([1, 2, 254]), key)).toBe(false);
        expect(isFor(made(null), key)).toBe(false);
    });
});
