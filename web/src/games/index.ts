// The registry of games: the only place of the client that names them.
import type { GamePieces } from './contract';

export const PIECES: Record<string, () => Promise<GamePieces>> = {
    arkadia: async () => (await import('./arkadia')).default,
    archon: async () => (await import('./archon')).default,
};
