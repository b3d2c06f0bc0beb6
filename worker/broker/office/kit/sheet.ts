import { fontFace, fontFallback, fontHeader, themeTokens } from "#shared/theme.ts";

/** Look of the office's pages, in the site's colours and face. */
const rules = `
* { box-sizing: border-box; }
html { font: 16px/1.5 var(--font-text); -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); }
a { color: var(--primary); text-underline-offset: 3px; }
.brand { color: var(--primary); font-weight: 700; font-size: 18px; letter-spacing: -.01em; }

.skip { position: absolute; top: 8px; left: 16px; z-index: 1; padding: 12px 20px; border-radius: 10px; background: var(--primary);
  color: var(--on-primary); font-weight: 600; transform: translateY(calc(-100% - 16px)); }
.skip:focus { transform: none; }
main:focus { outline: none; }
.top { background: var(--card); border-bottom: 1px solid var(--line); }
.top > div { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; max-width: 1184px; margin: 0 auto; padding: 8px 16px 0; }
.top .brand { margin-right: auto; }
.top nav { display: flex; flex-wrap: wrap; order: 3; gap: 0 4px; width: 100%; }
.top nav a { display: inline-flex; align-items: center; min-height: 44px; padding: 3px 8px 0; border-bottom: 3px solid transparent;
  color: var(--muted); font-weight: 500; text-decoration: none; }
.top nav a:hover { color: var(--primary); }
.top nav a[aria-current] { border-bottom-color: var(--accent); color: var(--ink); font-weight: 600; }
.top form { display: flex; gap: 12px; align-items: center; color: var(--muted); }
.top button { min-height: 44px; margin: 0; padding: 0 14px; }

main { max-width: 1184px; margin: 0 auto; padding: 24px 16px 64px; }
main.narrow { max-width: 712px; }
main.door { max-width: 492px; }
h1 { margin: 0; font-size: 28px; line-height: 1.15; letter-spacing: -.02em; overflow-wrap: anywhere; text-wrap: balance; }
h2 { margin: 28px 0 8px; font-size: 18px; line-height: 1.3; }
p { margin: 8px 0; }
.heading { max-width: 720px; margin-bottom: 20px; }
.heading > :last-child { margin-bottom: 0; }
.muted, .hint { color: var(--muted); font-size: 14px; }
.card { margin: 16px 0 0; padding: 20px; background: var(--card); border: 1px solid var(--line); border-radius: 12px;
  box-shadow: 0 1px 2px rgb(15 42 46 / .06), 0 8px 24px rgb(15 42 46 / .07); }
.card > :first-child, .card > input[type="hidden"]:first-child + label { margin-top: 0; }
.card > :last-child { margin-bottom: 0; }

.badge { display: inline-block; padding: 2px 10px; border-radius: 99px; background: var(--tint); color: var(--primary); font-size: 14px;
  font-weight: 600; }
.badge.alert { background: var(--danger-tint); color: var(--danger); }
.notice, .error { margin: 16px 0; padding: 12px 16px; border-radius: 10px; background: var(--success-tint); color: var(--success); font-weight: 600; }
.error { background: var(--danger-tint); color: var(--danger); }

.search { display: grid; grid-template-columns: minmax(0, 380px) auto; gap: 0 12px; justify-content: start; margin-bottom: 20px; }
.search label { grid-column: 1 / -1; margin-top: 0; }
.search button { margin: 0; }
.card + .filters { margin-top: 20px; }
.filters { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: end; justify-content: space-between; }
.filters form { display: flex; flex: 1 1 280px; max-width: 380px; gap: 12px; align-items: end; }
.filters form > div { flex: 1; }
.filters label { margin-top: 0; }
.filters button { flex: none; margin: 0; }
.tabs { display: flex; flex-wrap: wrap; gap: 4px; }
.tabs a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 16px; border-radius: 99px; color: var(--ink); font-weight: 500;
  text-decoration: none; }
.tabs a:hover { background: var(--tint); }
.tabs a[aria-current] { background: var(--primary); color: var(--on-primary); font-weight: 600; }
.pages { display: flex; justify-content: space-between; gap: 16px; margin-top: 8px; }
.pages a { display: inline-flex; align-items: center; min-height: 44px; }

table { width: 100%; margin-top: 16px; border-collapse: separate; border-spacing: 0; background: var(--card); border: 1px solid var(--line);
  border-radius: 12px; }
th { padding: 12px 16px; border-bottom: 1px solid var(--line); color: var(--muted); font-size: 14px; font-weight: 600; text-align: left; }
td { padding: 12px 16px; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
tr:last-child td { border-bottom: 0; }
tbody tr:hover td { background: var(--tint); }
td:first-child > a { font-weight: 600; }
td + td { font-variant-numeric: tabular-nums; }
td p { margin: 2px 0 0; }
td button { min-height: 44px; margin: 0; }

.rows { margin: 16px 0 0; padding: 0; list-style: none; display: grid; gap: 12px; }
.rows li { padding: 16px 20px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.rows header { display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: baseline; }
.rows header > :first-child { margin-right: auto; font-weight: 600; overflow-wrap: anywhere; }
.rows p { max-width: 75ch; overflow-wrap: anywhere; }
.rows p:last-child { margin-bottom: 0; }

dl { margin: 0; }
dl > div { padding: 8px 0; border-bottom: 1px solid var(--line); }
dl > div:first-child { padding-top: 0; }
dl > div:last-child { padding-bottom: 0; border-bottom: 0; }
dt { color: var(--muted); font-size: 14px; }
dd { margin: 0; font-weight: 500; overflow-wrap: anywhere; white-space: pre-line; }

.messages { margin: 0; padding: 0; list-style: none; display: grid; gap: 12px; }
.messages > li { max-width: 92%; padding: 12px 16px; border: 1px solid var(--line); border-radius: 4px 16px 16px; overflow-wrap: anywhere; }
.messages > li.office { justify-self: end; border-color: transparent; border-radius: 16px 4px 16px 16px; background: var(--tint); }
.messages p { margin: 4px 0 0; white-space: pre-line; }
.messages ul { display: flex; flex-wrap: wrap; gap: 0 20px; margin: 4px 0 -8px; padding: 0; list-style: none; }
.messages ul a { display: inline-flex; align-items: center; min-height: 44px; }

.bars figcaption { font-weight: 600; }
.bars ol { display: grid; gap: 10px; margin: 12px 0 0; padding: 0; list-style: none; }
.bars li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; align-items: center; overflow-wrap: anywhere; }
.bars svg { order: 1; grid-column: 1 / -1; width: 100%; height: 12px; border-radius: 3px; }
.bars .whole { fill: color-mix(in srgb, var(--primary) 28%, var(--card)); }
.bars .part { fill: var(--primary); }

.lines figcaption { display: flex; flex-wrap: wrap; gap: 4px 16px; }
.lines figcaption span { color: var(--muted); font-size: 14px; }
.lines figcaption span::before { content: ""; display: inline-block; width: 18px; margin-right: 6px; border-top: 3px solid var(--primary); vertical-align: 4px; }
.lines figcaption .dashed::before { border-top: 3px dashed var(--warning); }
.lines > div { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0 8px; margin-top: 24px; }
.lines ol { display: flex; flex-direction: column; justify-content: space-between; margin: -9px 0; padding: 0; list-style: none;
  color: var(--muted); font-size: 13px; line-height: 18px; font-variant-numeric: tabular-nums; text-align: right; }
.lines .right { order: 2; text-align: left; }
.lines svg { order: 1; width: 100%; height: 180px; overflow: visible; }
.lines > div > p { order: 3; grid-column: 2; display: flex; justify-content: space-between; margin: 10px 0 0; color: var(--muted); font-size: 13px; }
.lines .grid { stroke: var(--line); vector-effect: non-scaling-stroke; }
.lines polyline { fill: none; stroke: var(--primary); stroke-width: 2.5; vector-effect: non-scaling-stroke; }
.lines polyline.dashed { stroke: var(--warning); stroke-dasharray: 6 4; }

.wide { margin-top: 16px; overflow-x: auto; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
table.numbers { display: table; margin: 0; border: 0; }
table.numbers thead { position: static; display: table-header-group; clip-path: none; width: auto; height: auto; }
table.numbers tbody { display: table-row-group; }
table.numbers tr { display: table-row; }
table.numbers th, table.numbers td { display: table-cell; padding: 10px 12px; border-bottom: 1px solid var(--line); text-align: right;
  white-space: nowrap; font-variant-numeric: tabular-nums; }
table.numbers td::before { content: none; }
table.numbers th:first-child { position: sticky; left: 0; z-index: 1; min-width: 150px; max-width: 240px; padding-left: 20px; background: var(--card); text-align: left;
  white-space: normal; }
table.numbers thead th { white-space: normal; }
table.numbers tbody th { color: var(--ink); font-size: 16px; font-weight: 500; }
table.numbers .total th, table.numbers .total td { border-top: 2px solid var(--ink); border-bottom: 0; font-weight: 700; }
table.numbers th p { margin: 2px 0 0; font-weight: 400; }
.charts, .grid { display: grid; gap: 0 24px; }
code { font-size: 14px; overflow-wrap: anywhere; }

label, legend { display: block; margin: 20px 0 6px; font-weight: 500; }
fieldset { margin: 20px 0 0; padding: 0; border: 0; }
fieldset legend { margin: 0 0 4px; padding: 0; }
.choice { display: flex; gap: 12px; align-items: center; min-height: 44px; margin: 0; padding: 4px 0; font-weight: 400; cursor: pointer; }
.choice input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--primary); }
input[type="text"], input[type="password"], input[type="date"], select, textarea { width: 100%; min-height: 48px; padding: 8px 12px;
  border: 1px solid var(--control); border-radius: 10px; background: var(--card); color: inherit; font: inherit; font-size: 16px; }
textarea { display: block; min-height: 140px; resize: vertical; }
[aria-invalid="true"] { border-color: var(--danger) !important; background: var(--danger-tint) !important; }
.hint { margin: 6px 0 0; }
.fault { margin: 6px 0 0; color: var(--danger); font-size: 14px; font-weight: 500; }
button, a.button { display: inline-flex; align-items: center; justify-content: center; min-height: 48px; margin-top: 20px; padding: 8px 20px;
  border: 1px solid var(--primary); border-radius: 10px; background: var(--card); color: var(--primary); font: inherit; font-weight: 600;
  text-decoration: none; cursor: pointer; }
button:hover, a.button:hover { background: var(--tint); }
button[hidden] { display: none; }
button.primary { background: var(--primary); color: var(--on-primary); }
button.primary:hover { background: var(--primary-hover); }
button.danger { border-color: var(--danger); background: var(--danger); color: var(--card); }
.buttons { display: flex; flex-wrap: wrap; gap: 12px; }
.buttons button { margin: 0; }
.card > .buttons { margin-top: 20px; }
summary { padding: 10px 0; cursor: pointer; }
.option { margin-top: 20px; padding-top: 16px; border-top: 1px solid var(--line); }
.option button { margin-top: 4px; }

.file { display: block; max-width: 100%; max-height: 80vh; height: auto; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
.secret { display: block; padding: 12px 16px; border-radius: 10px; background: var(--tint); font: 600 17px/1.6 ui-monospace, monospace;
  letter-spacing: 1px; overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
::selection { background: var(--accent); color: var(--on-accent); }

.text { overflow-wrap: anywhere; }
.text h3 { margin: 20px 0 4px; font-size: 16px; }
.text table { display: block; margin: 0; border: 0; background: none; }
.text tbody { display: block; }
.text tbody tr { display: grid; grid-template-columns: minmax(96px, 2fr) 3fr; gap: 12px; margin: 0; padding: 8px 0; border: 0;
  border-bottom: 1px solid var(--line); border-radius: 0; background: none; }
.text tbody tr > * { padding: 0; border: 0; }
.text tbody tr:hover > td { background: none; }
.text th { font-weight: 400; }

@media (min-width: 760px) { .aside { display: none; } }
@media (max-width: 759px) {
  .filters > div { flex: 1 1 132px; }
  table, tbody, tr, td { display: block; border: 0; background: none; }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  tr { margin-top: 12px; padding: 16px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
  tbody tr:hover td { background: none; }
  td { padding: 0; }
  td:empty { display: none; }
  td + td { display: grid; grid-template-columns: 104px minmax(0, 1fr); gap: 0 12px; margin-top: 8px; padding-top: 8px;
    border-top: 1px solid var(--line); }
  td + td::before { content: attr(data-head); grid-row: span 4; color: var(--muted); font-size: 14px; line-height: 24px; }
  td + td > * { grid-column: 2; justify-self: start; }
}
@media (min-width: 760px) {
  .top nav a { min-height: 48px; padding: 3px 10px 0; }
  main { padding-top: 32px; }
  h1 { font-size: 32px; }
  .card { padding: 24px; }
  th:first-child, td:first-child { padding-left: 24px; }
  th:last-child, td:last-child { padding-right: 24px; }
  dl > div { display: grid; grid-template-columns: minmax(120px, 2fr) 3fr; gap: 16px; align-items: baseline; }
  .bars li { grid-template-columns: 180px minmax(0, 1fr) 150px; }
  .bars svg { order: 0; grid-column: auto; }
  .bars li > :last-child { text-align: right; }
}
@media (min-width: 600px) { .grid { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
@media (min-width: 960px) {
  .charts { grid-template-columns: minmax(0, 5fr) minmax(0, 4fr); }
  .charts .bars li { grid-template-columns: 110px minmax(0, 1fr) 110px; }
  .split { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: 24px; align-items: start; }
}
@media (forced-colors: active) {
  .tabs a[aria-current], .top nav a[aria-current] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  .bars rect { forced-color-adjust: none; fill: GrayText; }
  .bars .part { fill: CanvasText; }
}
`;

/** The whole sheet, with the site's font where its address is known. */
export const officeSheet = (fontAddress: string | undefined): string =>
  themeTokens + fontFallback + (fontAddress === undefined ? "" : fontFace(fontAddress)) + rules;

/** An address of the site's own, and nothing that would end the style it is written into. */
const fontForm = /^\/assets\/[\w.-]+\.woff2$/;

/** Where the edge says the site's font is; undefined where it says nothing that could be an address of it. */
export const fontAddressIn = (headers: Headers): string | undefined =>
  fontForm.exec(headers.get(fontHeader) ?? "")?.[0];
