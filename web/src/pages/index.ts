// The pages by the name of their route, each loaded when it is first opened.
import type { Component } from 'svelte';
import type { Route } from '../routes';

type Loaded = Promise<{ default: Component }>;

/** What a player's finished games say. */
const own = () => import('./Own.svelte');

export const PAGES: Record<Route['page'], () => Loaded> = {
    start: () => import('./Start.svelte'),
    new: () => import('./NewTable.svelte'),
    lobby: () => import('./Lobby.svelte'),
    table: () => import('./Table.svelte'),
    replay: () => import('./Replay.svelte'),
    analysis: () => import('./Analysis.svelte'),
    review: () => import('./Review.svelte'),
    again: () => import('./Again.svelte'),
    mine: () => import('./Mine.svelte'),
    profile: own,
    mistakes: own,
    rules: () => import('./Rules.svelte'),
    box: () => import('./Box.svelte'),
    learn: () => import('./Learn.svelte'),
    settings: () => import('./Settings.svelte'),
    about: () => import('./About.svelte'),
    missing: () => import('./Missing.svelte'),
};
