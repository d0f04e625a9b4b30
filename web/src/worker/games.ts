// What is the same for everybody about the games is kept as it passes: what the server tells of them, the
// engines and the weights of bots. Nothing about a table is among it.
import { BASE } from './world';

const NAME = `games ${BASE}`;
/** The status of an answer that is kept, while there is no server: so the page can tell. */
const KEPT = 203;

/** What a server says about the games: their rules, components, lessons. */
export function isTold(path: string): boolean {
    return /^api\/(config|games)\b/.test(path);
}

/** A file of an engine: `engines/GAME/VERSION/FILE`. */
export function isEngine(path: string): boolean {
    return path.startsWith('engines/');
}

/** As the server tells it now, or as it told it last. */
export async function told(request: Request): Promise<Response> {
    const cache = await caches.open(NAME);
    try {
        const fresh = await fetch(request);
        if (fresh.ok) await cache.put(request.url, fresh.clone());
        return fresh;
    } catch (error) {
        const kept = await cache.match(request.url);
        if (kept) return new Response(kept.body, { status: KEPT, headers: kept.headers });
        throw error;
    }
}

/** As it was kept; a new version takes the place of the old one. */
export async function engine(request: Request): Promise<Response> {
    const cache = await caches.open(NAME);
    const kept = await cache.match(request.url);
    if (kept) return kept;
    const fresh = await fetch(request);
    if (fresh.ok) {
        const [game, version] = ['..', '.'].map((folder) => new URL(folder, request.url).href);
        for (const old of await cache.keys())
            if (old.url.startsWith(game!) && !old.url.startsWith(version!)) await cache.delete(old);
        await cache.put(request.url, fresh.clone());
    }
    return fresh;
}
