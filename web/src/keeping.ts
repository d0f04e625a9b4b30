// What playing needs is kept in the browser: an app that opens and plays without a net. The service worker
// keeps what passes, so what a reader may want to play with is fetched once while there is a net.
import type { Description } from '../engine/description';
import { api } from './net/api';
import { fileAt } from './place';
import { keepFor, loadFor } from './settings/stored';

export async function keepApp(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !window.isSecureContext) return;
    const { serviceWorker } = navigator;
    // As soon as the worker hears what pages ask for, and when a newer one does.
    serviceWorker.addEventListener('controllerchange', () => void keepRest());
    await Promise.all([serviceWorker.register(fileAt('/sw.js')), keepRest()]);
}

/** Have everything kept, unless the reader's device is to save data. */
async function keepRest(): Promise<void> {
    const { serviceWorker, connection } = navigator as Navigator & {
        connection?: { saveData: boolean };
    };
    if (!serviceWorker.controller || connection?.saveData) return;
    serviceWorker.controller.postMessage('rest');
    await fetchGames().catch(() => {}); // at the next visit, then
}

/** Once for each version of the app and of the game's engine; besides, what pages ask for is kept anew. */
async function fetchGames(): Promise<void> {
    const { games, version } = await api.config();
    for (const { name, lesson, engine = null } of games) {
        const wanted = `${version} ${engine}`;
        if (loadFor('kept', name) === wanted) continue;
        await api.game(name);
        await api.box(name).catch(() => {}); // some have one box only
        if (lesson) await api.lesson(name);
        if (engine !== null) await fetchEngine(name, engine);
        keepFor('kept', name, wanted);
    }
}

/** An engine, and the weights of its levels. */
async function fetchEngine(game: string, version: string): Promise<void> {
    const fetched = (name: string) => fetch(fileAt(`/engines/${game}/${version}/${name}`));
    const { levels } = (await (await fetched('engine.json')).json()) as Description;
    const networks = new Set(Object.values(levels).map(({ network }) => network));
    for (const name of ['engine.wasm', ...networks]) await fetched(name);
}
