// The addresses of the pages, without a hash: `#` is a clause of the rules.
export type Route =
    | {
          page:
              | 'start'
              | 'lobby'
              | 'mine'
              | 'profile'
              | 'mistakes'
              | 'settings'
              | 'about'
              | 'missing';
      }
    | { page: 'learn' | 'box'; game: string }
    | { page: 'new'; game: string; here: boolean }
    | { page: 'rules'; game: string | null; clause: string | null }
    | { page: 'table'; id: string }
    | { page: 'replay' | 'analysis' | 'review' | 'again'; id: string; ply: number | null };

const PLAIN = ['lobby', 'mine', 'profile', 'mistakes', 'settings', 'about'] as const;
const PAST = ['replay', 'analysis', 'review', 'again'] as const;

function named(parts: string[], url: URL): Route | null {
    const [page, name] = parts;
    const plain = PLAIN.find((known) => known === page);
    if (plain && parts.length === 1) return { page: plain };
    if (page === 'new' && name) return { page, game: name, here: url.searchParams.has('here') };
    if ((page === 'learn' || page === 'box') && name) return { page, game: name };
    return null;
}

function numbered(parts: string[], url: URL): Route | null {
    const [page, name] = parts;
    if (page === 'table' && name) return { page, id: name };
    const past = PAST.find((known) => known === page);
    if (past && name) {
        const ply = url.searchParams.get('ply');
        return {
            page: past,
            id: name,
            ply: ply !== null && /^\d+$/.test(ply) ? Number(ply) : null,
        };
    }
    if (page !== 'rules') return null;
    return { page, game: name ?? null, clause: decoded(url.hash.slice(1)) || null };
}

function decoded(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch {
        return part; // a percent sign that is one
    }
}

/** A name without what a letter or a chat has put after the link: a full stop, a bracket, an escaped `?`. */
function clean(part: string): string {
    return /^[\w-]*/.exec(decoded(part))![0];
}

export function read(url: URL): Route {
    const parts = url.pathname.split('/').filter(Boolean).map(clean).filter(Boolean);
    if (parts.length === 0 && /[^/]/.test(url.pathname)) return { page: 'missing' };
    if (parts.length === 0) return { page: 'start' };
    if (parts.length > 2) return { page: 'missing' };
    return named(parts, url) ?? numbered(parts, url) ?? { page: 'missing' };
}
