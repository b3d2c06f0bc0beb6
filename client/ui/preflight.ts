/**
 * Design tokens and the few rules that belong to elements. Light theme first, dark by preference. Every pair of text
 * and ground is at least 4.5:1, control borders 3:1. The fallback face is sized to the web font, so that nothing moves
 * when it arrives.
 */
export const preflight = `
:root {
  color-scheme: light dark;
  --font-text: "Inter Variable", "Inter Fallback", system-ui, sans-serif;
  --ink: #0f2a2e; --muted: #4a5d60; --paper: #fbfaf6; --card: #fff; --line: #eae4d8; --control: #6b7c7f;
  --primary: #0b5351; --primary-hover: #0e6a67; --on-primary: #fff; --tint: #eef7f5;
  --accent: #ffb627; --on-accent: #0f2a2e;
  --danger: #b3261e; --danger-tint: #fdf0ee; --success: #1b6e3c; --success-tint: #edf7f0;
  --warning: #7a4d00; --warning-tint: #fff6e0;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e9f1ef; --muted: #a9bcbd; --paper: #0b1719; --card: #13262a; --line: #274044; --control: #7f9497;
    --primary: #56c6b9; --primary-hover: #7ad6cb; --on-primary: #06201f; --tint: #14322f;
    --danger: #ff9c92; --danger-tint: #3a1b18; --success: #7fd6a0; --success-tint: #12311f;
    --warning: #ffc95c; --warning-tint: #33290f;
  }
}
@font-face {
  font-family: "Inter Fallback"; src: local("Arial");
  ascent-override: 90.44%; descent-override: 22.52%; line-gap-override: 0%; size-adjust: 107.12%;
}
html { font-family: var(--font-text); line-height: 1.5; -webkit-text-size-adjust: 100%; scroll-padding-top: 5rem; }
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
  [class*=i-lucide-] { forced-color-adjust: none; color: CanvasText !important; }
  .btn-primary { forced-color-adjust: none; color: ButtonFace !important; background: ButtonText !important; }
  :is([role=tab][aria-selected=true], a[aria-current]), label:has(> :checked) { forced-color-adjust: none; color: HighlightText !important; background: Highlight !important; }
  :is(.btn-primary, [aria-current], label:has(> :checked)) [class*=i-lucide-] { color: inherit !important; }
}
form[data-sending] [type=submit] { cursor: progress; }
form[data-sending] [type=submit] > [aria-hidden] { display: none; }
form[data-sending] [type=submit]::after { content: ""; width: 1.125rem; height: 1.125rem; border: 2px solid currentColor; border-right-color: transparent; border-radius: 50%; animation: turn 1s linear infinite; }
@keyframes turn { to { transform: rotate(1turn); } }
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
