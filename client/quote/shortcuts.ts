/** Named styles of the quote flow. */
export const quoteShortcuts: Record<string, string> = {
  "offers-header": "flex flex-col gap-1.5 desktop:gap-2 min-w-0",
  "offers-list": "flex flex-col gap-3 desktop:gap-4 min-w-0",
  "offers-progress": "relative flex flex-wrap items-center gap-x-2 gap-y-1 pb-1 text-sm",
  "offer-name": "flex items-center gap-2.5 min-w-0",
  "offer-price": "text-right leading-tight",
  "firm-offers": "min-w-0 divide-y divide-line border-0 border-solid border-line",
  "same-price": "text-sm font-semibold",
  "waiting-row":
    "flex items-center gap-3 px-3 py-2 rounded-card border border-dashed border-line text-muted",
  "review-details": "mt-3 pt-2 border-0 border-t border-solid border-line",
  "field-fold":
    "rounded-control border border-solid border-line px-4 [&>summary]:flex [&>summary]:flex-wrap [&>summary]:items-center [&>summary]:gap-x-2 [&>summary]:py-2 [&>summary]:min-h-12 [&>summary]:cursor-pointer [&>summary]:list-none [&[open]>summary>[aria-hidden]]:rotate-180",
  "fields-in-line":
    "col-span-2 flex flex-wrap items-start gap-x-2 gap-y-4 desktop:gap-x-3 [&>*]:flex-[1_1_4.25rem] [&>[data-kind=date]]:flex-[2_1_8rem] max-[379px]:[&>[data-kind=date]]:basis-full [&_.field-label]:whitespace-nowrap [&_.field-error>[aria-hidden]]:hidden",
  "paying-overlay":
    "fixed inset-0 z-50 flex flex-col items-center justify-center gap-4 bg-paper/95 text-center",
  "order-mark": "inline-flex shrink-0 items-center justify-center size-14 rounded-full text-3xl",
  "card-bearer": "flex flex-col gap-4",
  "waiting-mark": "size-10 shrink-0 rounded-control bg-line animate-pulse",
};

/** Tick, name, facts, price and button of a package where there is room; they fit from 870 pixels on. */
const packageColumns =
  "1.5rem minmax(6rem, 1fr) minmax(6.5rem, 1.4fr) minmax(9.25rem, 10.5rem) minmax(6.5rem, 7.5rem)";

/** What shortcuts cannot say: the arrival of an offer, the progress bar, the comparison's sticky edges, and a fold that stands open where there is room for it. */
export const quoteStyles = `
@media (min-width: 870px) { @supports selector(::details-content) { .review-details > summary { display: none; } .review-details::details-content { display: block; content-visibility: visible; block-size: auto; } } }
@media (scripting: none) { .suggest-field { display: none; } @supports selector(::details-content) { .beside-search > summary { display: none; } .beside-search::details-content { content-visibility: visible; block-size: auto; } } }
.suggest-field[data-whole=true] + .beside-search:not([open]) { display: none; }
@media not (scripting: none) { .late-button { animation: late 1ms 1.5s both; } .late-link { animation: late 1ms 8s both; } }
@keyframes late { from { display: none; } to { display: inline-flex; } }
.card-bearer:has([name=isOwnCard]:checked) > .card-bearer-name { display: none; }
.offer-in { animation: offer-in 180ms ease-out both; }
@keyframes offer-in { from { opacity: 0; transform: translateY(8px); } }
.offers-layout { display: flex; flex-direction: column; gap: .625rem; padding-block: .5rem 1.5rem; }
.offer-progress { appearance: none; position: absolute; inset: auto 0 0; width: 100%; height: 3px; border: 0; border-radius: 2px; background: var(--line); overflow: hidden; }
.offer-progress::-webkit-progress-bar { background: var(--line); }
.offer-progress::-webkit-progress-value { background: var(--accent); transition: inline-size 200ms; }
.offer-progress::-moz-progress-bar { background: var(--accent); }
.offers-progress details { margin-left: auto; }
.offers-progress details[open] { flex-basis: 100%; }
.offers-progress summary { list-style: none; }
.fact-chips { position: relative; display: flex; gap: .5rem; margin: 0 -1rem; padding: 0 1rem; overflow-x: auto; scrollbar-width: none; font-size: .875rem; }
.fact-chips dl > div, .fact-chips div:has(> button) { flex: none; padding: .25rem .625rem; border-radius: .5rem; background: var(--tint); }
.fact-chips div:has(> button) { order: -2; } .fact-chips .fact-first { order: -1; }
.fact-chips :is(dt, dd) { display: inline; margin: 0; }
.fact-chips dd { font-weight: 600; }
.offer-controls { position: relative; display: flex; gap: .5rem; margin: 0 -1rem; padding: .25rem 1rem; overflow-x: auto; scrollbar-width: none; font-size: .9375rem; }
.skip-filters { display: flex; align-items: center; min-height: 2.75rem; padding: 0 .875rem; border-radius: 999px; background: var(--primary); color: var(--on-primary); font-weight: 600; white-space: nowrap; }
.offer-controls > .skip-filters:not(:focus) { position: absolute; width: 1px; height: 1px; min-height: 0; padding: 0; overflow: hidden; clip-path: inset(50%); }
.filter-group { display: contents; border: 0; padding: 0; margin: 0; min-width: 0; }
.filter-list select { appearance: none; field-sizing: content; min-height: 2.75rem; padding: 0 2rem 0 .875rem; border: 1px solid var(--control); border-radius: 999px; color: inherit; font: inherit; background: var(--card) no-repeat right .75rem center / .75rem linear-gradient(45deg, transparent 50%, currentColor 0); background-image: linear-gradient(45deg, transparent 50%, currentColor 0), linear-gradient(-45deg, transparent 50%, currentColor 0); background-size: 5px 5px, 5px 5px; background-position: right 18px center, right 13px center; cursor: pointer; }
.filter-list:has(option:first-child:not(:checked)) select { background-color: var(--primary); border-color: var(--primary); color: var(--on-primary); }
.filter-list option { background: var(--card); color: var(--ink); }
.filter-box { display: flex; align-items: center; gap: .5rem; min-height: 2.75rem; cursor: pointer; white-space: nowrap; }
.offer-buy a { white-space: nowrap; }
@media (min-width: 600px) and (max-width: 869px) { .fact-chips { flex-wrap: wrap; } }
@media (max-width: 869px) {
  .offer-controls .filter-name { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .offer-controls > * { flex: none; }
  .filter-box { flex: none; padding: 0 .875rem; border: 1px solid var(--control); border-radius: 999px; background: var(--card); }
  .filter-box:has(:checked) { background: var(--primary); border-color: var(--primary); color: var(--on-primary); }
  .filter-box input, .offer-compare input { position: absolute; opacity: 0; }
  .filter-box:has(:focus-visible) { outline: 3px solid var(--primary); outline-offset: 2px; }
  :is(.filter-box, .offer-compare):has(:checked)::before { content: "✓"; content: "✓" / ""; }
  .compare-bar button { padding: 0 .75rem; line-height: 1.2; }
  .compare-bar button[type=submit] { flex: 1 1 7rem; }
  .compare-bar button[type=button] > :last-child { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .compare-bar .compare-hint { flex: 1 1 6rem; font-size: .8125rem; line-height: 1.25; }
  .compare-marks svg { margin-right: -.75rem; } .compare-marks { padding-right: .75rem; } .compare-bar:has(.compare-hint:not(:empty)) .compare-marks { display: none; }
  .offer-price .offer-instalments { font-size: .8125rem; white-space: nowrap; }
  .offer-card.card .offer-badges { position: absolute; top: -.75rem; left: .75rem; }
}
.offer-badges { display: flex; flex-wrap: wrap; gap: .25rem; }
.offer-badges:empty { display: none; }
.offer-card { position: relative; display: grid; grid-template: "head head head" "facts facts facts" "buy more tick" "fold fold fold" / minmax(0, 1fr) auto auto; gap: .25rem .5rem; align-items: center; padding: .5rem .75rem; }
.offer-card.is-cheapest { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
.offer-head { grid-area: head; display: flex; align-items: center; justify-content: space-between; gap: .5rem; }
.offer-name { grid-area: name; } .offer-facts { grid-area: facts; } .offer-price { grid-area: price; } .offer-buy { grid-area: buy; } .offer-compare { grid-area: tick; }
.offer-facts { margin: 0; padding: 0; list-style: none; font-size: .875rem; line-height: 1.4; color: var(--muted); }
.offer-facts li { display: inline; }
.offer-facts li:not(:last-child)::after { content: "\\a0· "; }
.offer-compare, .offer-fold > summary { position: relative; display: flex; align-items: center; justify-content: center; gap: .375rem; min-height: 2.75rem; padding: 0 .625rem; border: 1px solid var(--control); border-radius: .625rem; font-size: .875rem; cursor: pointer; list-style: none; }
.offer-compare:has(:checked) { border-color: var(--primary); background: var(--tint); }
.offer-compare:has(:focus-visible) { outline: 3px solid var(--primary); outline-offset: 2px; }
.offer-fold > summary::-webkit-details-marker { display: none; }
.offer-fold[open] > summary { border-color: var(--primary); background: var(--tint); }
.offer-fold { grid-area: fold; }
.offer-fold-content { display: grid; gap: 1.25rem; padding-top: .75rem; margin-top: .25rem; border-top: 1px solid var(--line); }
.firm-name { display: flex; align-items: center; gap: .625rem; padding: .375rem .75rem; border-bottom: 1px solid var(--line); }
.firm-count { margin-left: auto; font-size: .875rem; color: var(--muted); }
.offer-card.package-row { grid-template: "tick badge price" auto "tick name price" auto "tick facts buy" 1fr "fold fold fold" / 1.5rem minmax(0, 1fr) auto; gap: 0 .5rem; padding: .25rem .75rem; }
.package-row > .offer-compare { align-self: stretch; min-height: 2.75rem; border: 0; padding: 0; background: none; }
.package-row > .offer-compare input { position: static; opacity: 1; }
.package-row > .offer-compare::before { display: none; }
.package-row > .offer-compare .offer-compare-word { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.package-row > .offer-facts { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; align-self: start; font-size: .8125rem; line-height: 1.3; }
.package-row .offer-price .money { font-size: 1.125rem; }
.package-row > .offer-buy { align-self: end; }
.package-row > .offer-badges { grid-area: badge; align-self: start; } .package-row .badge { padding-inline: .5rem; font-size: .75rem; }
.package-row .offer-fold > summary { grid-area: name; justify-content: flex-start; justify-self: start; gap: .25rem; min-height: 1.875rem; padding: 0; border: 0; background: none; text-decoration: underline dotted; text-underline-offset: 4px; }
.package-row .offer-fold > summary::after { content: ""; position: absolute; inset: -.25rem 0; }
.more-packages > summary { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .625rem; min-height: 2.75rem; padding: 0 .75rem; font-size: .875rem; cursor: pointer; list-style: none; }
.more-packages > summary::-webkit-details-marker { display: none; }
:is(.more-packages, .package-row .offer-fold)[open] > summary [aria-hidden] { rotate: 180deg; }
.more-packages[open] .folded-badge { display: none; }
.more-packages[open] > .firm-offers { border-top: 1px solid var(--line); }
.offers-list { container-type: inline-size; }
@supports not selector(::details-content) { .package-row .offer-fold:not([open]) { grid-area: name; } }
@container (max-width: 20rem) { .offer-card.package-row { grid-template-areas: "tick badge badge" "tick name price" "tick facts buy" "fold fold fold"; } }
@container (max-width: 15rem) { .offer-card.package-row { grid-template: "tick badge" "tick name" "tick facts" "tick price" "buy buy" "fold fold" / 1.5rem minmax(0, 1fr); } .offer-card { grid-template: "head" "facts" "buy" "more" "tick" "fold" / minmax(0, 1fr); } .offer-head { flex-wrap: wrap; } .offer-price { text-align: left; } .waiting-row { flex-wrap: wrap; } .offer-card .price-chart .price-amount { white-space: normal; } }
@supports selector(::details-content) { .offer-fold { display: contents; } .offer-fold > summary { grid-area: more; } .offer-fold::details-content { grid-area: fold; } }
.compare-bar { display: none; position: sticky; bottom: 0; z-index: 40; align-items: center; justify-content: center; gap: .5rem; flex-wrap: wrap; margin: 0 -1rem; padding: .5rem 1rem; background: var(--card); border: solid var(--line); border-width: 1px 0 0; box-shadow: 0 -4px 16px rgb(6 24 26 / .08); }
.compare-bar[data-on=true], :has(.offer-compare :checked) > .compare-bar { display: flex; }
body:has(.compare-bar[data-on=true], .offer-compare :checked) .consent-banner { display: none; }
html:has(.compare-bar[data-on=true], .offer-compare :checked) { scroll-padding-bottom: 5rem; }
.compare-marks { display: flex; gap: .375rem; } .compare-marks svg { width: 2rem; height: 2rem; }
@media (max-width: 359px) { .package-row > .offer-facts { -webkit-line-clamp: 4; } .compare-marks { display: none; } .offer-compare, .offer-fold > summary { padding: 0 .5rem; } .offer-buy a { padding-inline: .25rem; font-size: .875rem; } }
.compare-hint { font-size: .875rem; } .compare-hint:empty { display: none; }
.reason { position: relative; display: inline-flex; }
.reason-text { position: absolute; top: calc(100% + .25rem); left: 0; z-index: 5; width: max-content; max-width: min(13rem, 50vw); padding: .375rem .625rem; border-radius: .5rem; background: var(--ink); color: var(--paper); font-size: .8125rem; font-weight: 400; line-height: 1.35; visibility: hidden; opacity: 0; transition: opacity 120ms; }
.reason:is(:hover, :focus-within) .reason-text { visibility: visible; opacity: 1; }
.price-chart { width: 100%; border-collapse: collapse; }
.price-chart caption { padding-bottom: .25rem; text-align: left; font-weight: 600; }
.price-chart tr { border-bottom: 1px solid var(--line); }
.price-chart :is(th, td) { padding: .375rem 0; vertical-align: top; }
.price-chart th { overflow-wrap: anywhere; text-align: left; font-weight: inherit; padding-right: .75rem; }
.price-chart small { display: block; color: var(--muted); }
.price-chart svg { display: block; width: 100%; height: .5rem; margin-top: .25rem; border-radius: 4px; }
.price-chart .price-amount { text-align: right; font-variant-numeric: tabular-nums; }
.price-chart th:has(svg) + .price-amount { white-space: nowrap; }
@media (min-width: 870px) {
  .offers-layout { display: grid; grid-template: "head head" auto "side list" auto "more list" 1fr "bar bar" auto / 13rem minmax(0, 1fr); gap: 1.25rem 2rem; align-items: start; padding-block: 2rem; }
  .compare-bar { margin: 0; border-width: 1px 1px 0; border-radius: .75rem .75rem 0 0; } .compare-bar button[type=button] > :first-child { display: none; }
  .offers-header { grid-area: head; } .offers-list { grid-area: list; } .offer-controls { grid-area: side; } .compare-bar { grid-area: bar; } .earlier-quotes { grid-area: more; }
  .fact-chips { flex-wrap: wrap; margin: 0; padding: 0; overflow: visible; }
  .offer-controls { flex-direction: column; margin: 0; padding: 0; overflow: visible; gap: .75rem; }
  .filter-list, .filter-group { display: flex; flex-direction: column; gap: .25rem; }
  .filter-name { font-size: .875rem; font-weight: 600; color: var(--muted); padding: 0; }
  .filter-list select { width: 100%; border-radius: .625rem; background-color: var(--card) ; }
  .filter-box { min-height: 2.25rem; white-space: normal; }
  .offer-head { display: contents; }
  .offer-card { grid-template: "name facts price buy buy" "name facts price more tick" "fold fold fold fold fold" / minmax(6.5rem, 1.1fr) minmax(6.5rem, 1.4fr) minmax(9.25rem, 10.5rem) auto auto; gap: 0 min(1rem, 1.2vw); min-height: 6rem; padding-block: .5rem; }
  @container (max-width: 48rem) { .offer-card:not(.package-row) { grid-template: "name price buy buy" auto "facts price more tick" auto "fold fold fold fold" auto / minmax(0, 1fr) minmax(9.25rem, 10.5rem) auto auto; row-gap: .25rem; } }
  .offer-card > .offer-compare, .offer-fold > summary { min-height: 2rem; border-color: transparent; background: none; color: var(--primary); padding: 0 .25rem; }
  .offer-fold > summary { text-decoration: underline; text-underline-offset: 3px; }
  .offer-card:not(.package-row) .badge { white-space: nowrap; }
  .offer-fold-content { grid-template-columns: 1fr 1fr; gap: 2rem; padding-block: 1rem; }
  .firm-card { display: grid; grid-template-columns: 9rem minmax(0, 1fr); }
  .firm-name { flex-direction: column; align-items: flex-start; gap: .375rem; padding: .75rem 0 .75rem 1rem; border: 0; }
  .firm-count { margin: 0; }
  .offer-card.package-row { grid-template: "tick name facts price buy" 1fr "fold fold fold fold fold" / ${packageColumns}; gap: 0 min(1rem, 1.2vw); min-height: 5.5rem; align-items: center; }
  .offer-card.package-row:has(> .offer-badges button) { grid-template: "tick badge facts price buy" auto "tick name facts price buy" auto "fold fold fold fold fold" / ${packageColumns}; align-content: center; }
  .package-row > :is(.offer-facts, .offer-buy) { align-self: center; }
}
.comparison { --n: 2; --label: 6.25rem; --least: 8.125rem; --rest: 0px; --column: max(var(--least), (100cqi - var(--label)) / var(--n)); container-type: inline-size; margin-inline: -1rem; overflow: clip; border: solid var(--line); border-width: 1px 0; background: var(--card); font-size: .8125rem; font-variant-numeric: tabular-nums; }
.comparison[data-columns="3"] { --n: 3; } .comparison[data-columns="4"] { --n: 4; }
.comparison-columns { position: relative; overflow: auto hidden; scroll-snap-type: x mandatory; scroll-padding-left: var(--label); scroll-timeline: --columns inline; overscroll-behavior-x: contain; scrollbar-width: thin; }
.comparison table { table-layout: fixed; width: calc(var(--label) + var(--n) * var(--column) + var(--rest)); border-collapse: separate; border-spacing: 0; }
.comparison :is(tbody th, td) { padding: .625rem .375rem; text-align: left; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: break-word; hyphens: auto; }
.comparison td { scroll-snap-align: start; }
.comparison thead th { height: 1px; padding: 0; } .comparison thead th { width: var(--column); } .comparison thead th:first-child { width: var(--label); } .comparison thead th:last-child { width: auto; }
.comparison tbody th { position: sticky; left: 0; z-index: 1; padding: .625rem .25rem .625rem 1rem; background: var(--card); font-weight: 400; color: var(--muted); }
.comparison .comparison-group th { background: var(--tint); color: var(--ink); font-weight: 600; font-size: .875rem; padding-block: .375rem; } .comparison-group span { position: sticky; left: 1rem; }
.comparison [data-differs=true] > th { color: var(--ink); } .comparison [data-differs=true] > th, .comparison td[data-differs=true] { background: var(--warning-tint); } .comparison td[data-differs=true] { font-weight: 600; }
.differs { color: var(--warning); font-weight: 700; }
@supports (animation-timeline: scroll()) { .comparison { timeline-scope: --columns; --rest: min(mod(100cqi - var(--label), var(--least)), 999 * (var(--n) * var(--column) + var(--label) - 100cqi)); } }
.comparison-strip { display: flex; z-index: 2; border-bottom: 1px solid var(--line); background: var(--card); }
.comparison-strip::before { content: ""; position: sticky; left: 0; z-index: 1; flex: none; width: var(--label); background: var(--card); }
.comparison-strip ul { display: flex; flex: none; width: calc(100cqi - var(--label)); overflow: clip; }
.comparison-strip li { flex: none; width: var(--column); padding: .5rem .375rem; animation: column linear both; animation-timeline: --columns; }
.comparison-strip li > span { display: block; }
@keyframes column { to { translate: calc(100cqi - var(--label) - var(--n) * var(--column) - var(--rest)); } }
.comparison .comparison-firm { display: flex; align-items: center; gap: .375rem; min-height: 2.25rem; font-size: .875rem; font-weight: 600; line-height: 1.2; } .comparison-firm svg { width: 1.75rem; height: 1.75rem; }
.comparison [data-row=price] { font-size: 1rem; font-weight: 700; white-space: nowrap; } .comparison [data-row=instalments] { line-height: 1.3; color: var(--muted); }
.comparison-buy { border: 0; } .comparison-buy a { padding-inline: .25rem; }
@media (min-height: 32rem) { .comparison-strip { position: sticky; top: 3.75rem; } .comparison-buy { top: auto; bottom: 0; border-top: 1px solid var(--line); margin-top: -1px; } }
@supports not (animation-timeline: scroll()) { .comparison { position: relative; overflow: auto hidden; scroll-snap-type: x mandatory; scroll-padding-left: var(--label); } .comparison > * { position: static; width: max-content; overflow: visible; } .comparison-strip ul { overflow: visible; width: calc(var(--n) * var(--column)); } }
@media (min-width: 680px) { .comparison { --label: 9.5rem; } }
@media (min-width: 870px) {
  .comparison { --label: 15rem; --least: 9rem; margin-inline: 0; border-width: 1px; border-radius: .75rem; font-size: .9375rem; }
  .comparison :is(tbody th, td), .comparison-strip li { padding-inline: .75rem; } .comparison-group span { left: .75rem; }
  .comparison .comparison-firm { font-size: .9375rem; } .comparison-firm svg { width: 2.25rem; height: 2.25rem; } .comparison [data-row=price] { font-size: 1.125rem; } .comparison [data-row=instalments] { font-size: .8125rem; }
}
@media print { .comparison-strip { position: static; } .comparison, .comparison-columns { overflow: visible; } }
`;
