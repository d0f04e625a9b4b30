"""The style of the page: light, dark, on paper, on a phone."""

from typing import Final

STYLE: Final = """
:root {
  color-scheme: light dark;
  --ground: #f7f4ee; --card: #fffdf9; --ink: #23201b; --soft: #655e53; --line: #dcd4c6;
  --accent: #0f6a63; --reach: #7fb5af; --mark: #a8482c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #171a1c; --card: #1f2427; --ink: #ece7dd; --soft: #a9a295; --line: #384046;
    --accent: #6cc7bd; --reach: #3c7771; --mark: #e5906f;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
main { max-width: 68rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .4rem; }
h2 { font-size: 1.2rem; margin: 0 0 .3rem; }
p { margin: .4rem 0 .8rem; max-width: 46rem; }
.soft { color: var(--soft); }
section {
  background: var(--card); border: 1px solid var(--line); border-radius: .6rem;
  padding: 1rem 1.1rem; margin-top: 1.1rem;
}
figure { margin: .6rem 0; overflow-x: auto; }
svg { display: block; width: 100%; max-width: 38rem; height: auto; font: 14px system-ui, sans-serif; }
.wide { overflow-x: auto; }
.wide:focus-visible, figure:focus-visible { outline: 3px solid var(--mark); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; margin: .5rem 0; }
caption { text-align: left; color: var(--soft); padding-bottom: .3rem; }
th, td { text-align: right; white-space: nowrap; padding: .3rem .6rem; border-top: 1px solid var(--line); }
th { font-weight: 600; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
thead th { border-top: 0; color: var(--soft); font-weight: 500; vertical-align: bottom; }
td.text { text-align: left; white-space: normal; overflow-wrap: anywhere; }
code { font: .9em ui-monospace, Consolas, monospace; overflow-wrap: anywhere; }
a { color: var(--accent); }
a:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
.lead { display: flex; flex-wrap: wrap; gap: .4rem 2rem; margin: .8rem 0 0; padding: 0; }
.lead div { min-width: 8rem; }
.lead dt { color: var(--soft); font-size: .9rem; }
.lead dd { margin: 0; font-size: 1.15rem; font-weight: 600; }
.notice { border-left: 4px solid var(--mark); padding-left: .8rem; }
.grid { stroke: var(--line); stroke-width: 1; }
.mark { stroke: var(--mark); stroke-width: 1.5; stroke-dasharray: 5 4; }
.reach { stroke: var(--reach); stroke-width: 7; stroke-linecap: round; }
.thin { stroke: var(--reach); stroke-width: 2; }
.tick { stroke: var(--ink); stroke-width: 2; }
.dot { fill: var(--accent); stroke: var(--card); stroke-width: 1.5; }
.bar { fill: var(--reach); }
.line { fill: none; stroke: var(--accent); stroke-width: 2; }
svg text { fill: var(--ink); }
svg .step { fill: var(--soft); text-anchor: middle; font-size: 12px; }
@media (max-width: 40rem) {
  main { padding: 1rem .6rem 3rem; }
  section { padding: .8rem .7rem; }
  th, td { padding: .3rem .35rem; font-size: .92rem; }
}
@media print {
  :root {
    --ground: #fff; --card: #fff; --ink: #000; --soft: #444; --line: #bbb;
    --accent: #0f6a63; --reach: #7fb5af; --mark: #a8482c;
  }
  main { max-width: none; padding: 0; }
  section { break-inside: avoid; border: 0; padding: 0; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
"""
