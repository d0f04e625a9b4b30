// All test files of a worker share one page, because jsdom takes longer to load than most of them run:
// before each file its modules, and before each test what the browser stores are new.
import { afterEach, beforeEach, vi } from 'vitest';

function forget(): void {
    localStorage.clear();
    sessionStorage.clear();
}

vi.resetModules();
forget(); // settings are read when modules are loaded
document.body.replaceChildren();
beforeEach(forget);
afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
});
