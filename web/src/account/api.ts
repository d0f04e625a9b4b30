// Accounts and notices over HTTP; loaded on demand.
import type {
    AccountInfo,
    Device,
    HookInfo,
    HookSecret,
    Language,
    MyTable,
    OwnData,
    RecoveryCode,
    Session,
} from '../protocol/messages';
import { json } from '../net/api';

function post<T>(path: string, body: unknown, token?: string): Promise<T> {
    return json<T>(path, { body, token });
}

function hooks(table: string): string {
    return `/tables/${encodeURIComponent(table)}/hooks`;
}

export const accounts = {
    signUp: (name: string, password: string) => post<Session>('/accounts', { name, password }),
    signIn: (name: string, password: string) => post<Session>('/sessions', { name, password }),
    reset: (link: string, password: string) => post<Session>('/sessions/reset', { link, password }),
    who: (token: string) => json<AccountInfo>('/account', { token }),
    claim: (tables: MyTable[], token: string) =>
        post<AccountInfo>('/account/claim', { tables }, token),
    signOut: (token: string) => post('/account/sign-out', {}, token),
    signOutEverywhere: (token: string) => post('/account/sign-out-everywhere', {}, token),
    devices: (token: string) => json<Device[]>('/account/devices', { token }),
    signOutDevice: (id: string, token: string) => post('/account/devices/sign-out', { id }, token),
    data: (token: string) => json<OwnData>('/account/data', { token }),
    recovery: (password: string, token: string) =>
        post<RecoveryCode>('/account/recovery', { password }, token),
    changePassword: (old: string, next: string, token: string) =>
        post('/account/password', { old, new: next }, token),
    remove: (password: string, token: string) => post('/account/delete', { password }, token),
};

export const notices = {
    follow: (
        subscription: PushSubscriptionJSON,
        language: Language,
        tables: MyTable[],
        token?: string,
    ) => post('/notices/follow', { subscription, language, tables }, token),
    unfollow: (endpoint: string) => post('/notices/unfollow', { endpoint }),
    hooks: async (table: string, seat: number, token?: string) =>
        (await json<{ hooks: HookInfo[] }>(`${hooks(table)}?seat=${seat}`, { token })).hooks,
    addHook: (table: string, seat: number, url: string, language: Language, token?: string) =>
        post<HookSecret>(hooks(table), { seat, url, language }, token),
    removeHook: (table: string, id: string, token?: string) =>
        post(`${hooks(table)}/remove`, { id }, token),
};
