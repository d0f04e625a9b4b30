// A review as one file that needs nothing from elsewhere: what the page says, its chart, and the boards of its turning
// points, each made smaller where the window is narrower.
import { escaped, letters, lookOfRoot, stylesFor } from '../../ui/taken-along';
import type { Shot } from './picture';

export interface Part {
    shot: Shot;
    title: string;
    lines: readonly string[];
    note: string;
}

interface Told {
    title: string;
    language: string;
    /** Copies of parts of the page: the chart, then tables and marks. */
    chart: Element;
    verdicts: Element;
    parts: readonly Part[];
    foot: string;
}

const OWN = `
    html, body { height: auto; overflow: auto; }
    body { max-width: 1100px; margin: 0 auto; padding: 16px; }
    .board-of { overflow-x: auto; margin: 8px 0; }
    @supports (scale: tan(atan2(1px, 1px))) {
        .board-of { container-type: inline-size; overflow: hidden; aspect-ratio: var(--shape); max-width: var(--wide); }
        .board-of > * { transform-origin: 0 0; scale: tan(atan2(100cqw, var(--wide))); }
    }
    .chart svg { width: 100%; height: auto; }
    article { margin: 24px 0; }
    .note { padding-left: 12px; border-left: 3px solid currentColor; white-space: pre-wrap; }
    .copied button { border: 0; background: none; color: inherit; font: inherit; text-align: left; display: flex; gap: 8px; }
`;

export async function documentOf({
    title,
    language,
    chart,
    verdicts,
    parts,
    foot,
}: Told): Promise<string> {
    const look = [chart, verdicts, ...parts.map(({ shot }) => shot.element)];
    const styles = `${await letters()}\n${stylesFor(look)}\n${OWN}`;
    const boards = parts.map(({ shot, title: of, lines, note }) => {
        const said = lines.map((line) => `<p>${escaped(line)}</p>`).join('');
        const own = note ? `<p class="note">${escaped(note)}</p>` : '';
        const size = `--wide: ${shot.width}px; --shape: ${shot.width} / ${shot.height}`;
        return `<article><h2>${escaped(of)}</h2>${said}${own}<div class="board-of" style="${size}">${shot.element.outerHTML}</div></article>`;
    });
    return `<!doctype html>
<html lang="${escaped(language)}" ${lookOfRoot().replace(/lang="[^"]*"/, '')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:">
<title>${escaped(title)}</title>
<style>${styles.replaceAll('</', '<\\/')}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<div class="chart">${chart.outerHTML}</div>
${boards.join('\n')}
<div class="copied">${verdicts.outerHTML}</div>
<p>${escaped(foot)}</p>
</body>
</html>
`;
}
