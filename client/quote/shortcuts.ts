/** Named styles of the quote flow. */
export const quoteShortcuts: Record<string, string> = {
  "offer-card":
    "flex flex-col gap-4 p-4 desktop:grid desktop:grid-cols-[minmax(13rem,1.2fr)_1.5fr_minmax(11rem,auto)_minmax(10.5rem,auto)] desktop:items-center desktop:gap-x-6 desktop:p-5",
  "firm-offers": "divide-y divide-line border-0 border-t border-solid border-line",
  "offer-details": "desktop:col-span-4 border-0 border-t border-solid border-line pt-3",
  "compare-bar":
    "sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-3 card px-4 py-3 no-print",
  "review-details": "mt-3 pt-2 border-0 border-t border-solid border-line",
  "field-fold":
    "rounded-control border border-solid border-line px-4 [&>summary]:flex [&>summary]:flex-wrap [&>summary]:items-center [&>summary]:gap-x-2 [&>summary]:min-h-12 [&>summary]:cursor-pointer [&>summary]:list-none [&[open]>summary>[aria-hidden]]:rotate-180",
  "paying-overlay":
    "fixed inset-0 z-50 flex flex-col items-center justify-center gap-4 bg-paper/95 text-center",
  "success-mark":
    "inline-flex items-center justify-center size-14 rounded-full bg-success-tint text-success text-3xl",
  "card-bearer": "flex flex-col gap-2",
  "waiting-mark": "size-10 shrink-0 rounded-control bg-line animate-pulse",
};

/** What shortcuts cannot say: the arrival of an offer, the progress bar, the comparison's sticky edges, and a fold that stands open where there is room for it. */
export const quoteStyles = `
@media (min-width: 870px) { @supports selector(::details-content) { .review-details > summary { display: none; } .review-details::details-content { display: block; content-visibility: visible; block-size: auto; } } }
.card-bearer:has([name=isOwnCard]:checked) > .card-bearer-name { display: none; }
.offer-in { animation: offer-in 180ms ease-out both; }
@keyframes offer-in { from { opacity: 0; transform: translateY(8px); } }
.offer-progress { appearance: none; width: 100%; height: 6px; border: 0; border-radius: 3px; background: var(--line); overflow: hidden; }
.offer-progress::-webkit-progress-bar { background: var(--line); }
.offer-progress::-webkit-progress-value { background: var(--accent); transition: inline-size 200ms; }
.offer-progress::-moz-progress-bar { background: var(--accent); }
.comparison { position: relative; overflow: auto; max-height: 80vh; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); }
.comparison table { border-collapse: separate; border-spacing: 0; min-width: 100%; font-size: .9375rem; }
.comparison :is(th, td) { padding: .75rem 1rem; text-align: left; border-bottom: 1px solid var(--line); vertical-align: top; }
.comparison :is(thead th, td) { min-width: 9.5rem; }
.comparison thead th { position: sticky; top: 0; background: var(--card); font-weight: 600; z-index: 2; }
.comparison tbody th { position: sticky; left: 0; background: var(--card); font-weight: 500; z-index: 1; min-width: 8rem; max-width: 12rem; overflow-wrap: break-word; }
@media (max-width: 869px) { .comparison tbody th, .comparison thead th:first-child { min-width: 7rem; max-width: 8rem; padding-inline: .75rem .5rem; } }
.comparison thead th:first-child { left: 0; z-index: 3; min-width: 8rem; }
.comparison [data-differs=true] > * { background: var(--warning-tint); }
.comparison td[data-row=price] { font-size: 1.125rem; font-weight: 700; white-space: nowrap; }
.comparison td { font-variant-numeric: tabular-nums; }
@media print { .comparison { max-height: none; overflow: visible; } }
`;
