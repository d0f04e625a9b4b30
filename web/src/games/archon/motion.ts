// Whether anything may move: the page's own setting first, then the system's.
export function isStill(): boolean {
    const motion = document.documentElement.dataset.motion;
    if (motion) return motion === 'none';
    return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
