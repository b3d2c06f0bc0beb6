import { fontFallback, themeTokens } from "#shared/theme.ts";

/** Design tokens and the few rules that belong to elements. */
export const preflight = `
${themeTokens}${fontFallback}html { font-family: var(--font-text); line-height: 1.5; -webkit-text-size-adjust: 100%; scroll-padding-top: 5rem; }
body { background: var(--paper); color: var(--ink); }
h1, h2, h3 { text-wrap: balance; }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
input:where([type=checkbox], [type=radio]):where(:not(.switch)) { appearance: none; display: inline-grid; place-content: center; flex: none; width: 1.25rem; height: 1.25rem; margin: 0; border: 2px solid var(--control); border-radius: .25rem; background: var(--card); cursor: pointer; }
input[type=radio] { border-radius: 50%; }
input:where([type=checkbox], [type=radio]):where(:not(.switch)):checked { border-color: var(--primary); background: var(--primary); }
input[type=checkbox]:where(:not(.switch)):checked::before { content: ""; width: .75rem; height: .75rem; background: var(--on-primary); clip-path: polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0, 43% 62%); }
input[type=radio]:checked::before { content: ""; width: .5rem; height: .5rem; border-radius: 50%; background: var(--on-primary); }
@media (max-width: 19em) { html { scroll-padding-top: 1rem; } body { overflow-wrap: anywhere; hyphens: auto; } }
@media (forced-colors: active) {
  input:where([type=checkbox], [type=radio]) { appearance: auto !important; }
  input::before { display: none !important; }
  dialog { border: 2px solid !important; }
  .icon { color: inherit !important; }
  .btn-primary { forced-color-adjust: none; color: ButtonFace !important; background: ButtonText !important; }
  :is([role=tab][aria-selected=true], a[aria-current]), label:has(> :checked) { forced-color-adjust: none; color: HighlightText !important; background: Highlight !important; }
}
form[data-sending] [type=submit] { cursor: progress; }
form[data-sending] [type=submit] > [aria-hidden] { display: none; }
form[data-sending] [type=submit]::after { content: ""; width: 1.125rem; height: 1.125rem; border: 2px solid currentColor; border-right-color: transparent; border-radius: 50%; animation: turn 1s linear infinite; }
@keyframes turn { to { transform: rotate(1turn); } }
mark { border-radius: .1875rem; background: color-mix(in srgb, var(--accent) 38%, transparent); color: var(--ink); }
::selection { background: var(--accent); color: var(--on-accent); }
dialog::backdrop { background: rgb(6 24 26 / .55); }
dialog, [popover] { color: inherit; }
[hidden] { display: none !important; }
html:has(dialog[open]:modal) { overflow: hidden; }
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after { animation-duration: 1ms !important; animation-iteration-count: 1 !important; transition: none !important; scroll-behavior: auto !important; }
}
@media print { body { background: #fff; color: #000; } }
`;
