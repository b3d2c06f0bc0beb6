const bareSummary = "list-none cursor-pointer [&::-webkit-details-marker]:hidden";
const menuItem =
  "inline-flex items-center gap-1.5 min-h-11 px-3 desktop:px-[min(.75rem,1.6vw_-_.5rem)] rounded-control font-medium text-ink no-underline transition-colors duration-150 hover:bg-tint hover:text-primary aria-[current=page]:text-primary aria-[current=page]:bg-tint";
/** A phone with text of about twice its size, and of more than twice: it is less than so many heights of a letter wide. */
const largeText = "[@media(max-width:19em)]";
const largestText = "[@media(max-width:10em)]";
const chevron =
  "after:content-empty after:size-2 after:border-0 after:border-r-2 after:border-b-2 after:border-solid after:border-current after:rotate-45 after:-translate-y-0.5 after:transition-transform after:duration-150";

/** Styles of what stands around every page. */
export const frameShortcuts: Record<string, string> = {
  "skip-link":
    "absolute left-4 top-2 -translate-y-[calc(100%+1rem)] z-60 btn-primary focus:translate-y-0 transition-transform duration-150 no-print",
  "route-progress":
    "fixed inset-x-0 top-0 z-60 h-1 origin-left bg-accent opacity-0 pointer-events-none no-print",
  "contact-banner": `bg-tint text-sm text-ink border-b border-solid border-line ${largestText}:[zoom:.5] no-print`,
  "contact-banner-link":
    "inline-flex items-center gap-1.5 min-h-9 [[data-slim=true]_&]:min-h-7 font-semibold text-primary tabular-nums no-underline hover:underline",
  // An open menu stands above the consent banner, which would hide its end on a small screen.
  "site-header": `sticky top-0 z-40 [&:has(details[open])]:z-60 bg-paper border-b border-solid border-line print:static ${largeText}:static ${largestText}:[zoom:.5]`,
  brand: `inline-flex items-center gap-2.5 min-h-11 text-xl font-bold tracking-tight text-primary no-underline ${largeText}:[&>span]:hidden`,
  menu: "[&>summary]:open:bg-tint",
  "menu-item": `${menuItem} ${bareSummary}`,
  "menu-panel": "absolute inset-x-0 top-full bg-card border-y border-solid border-line shadow-card",
  "menu-heading": "px-2 mb-1 text-sm font-semibold text-muted",
  "menu-link":
    "flex items-center gap-2.5 min-h-11 px-2 rounded-control text-ink no-underline hover:bg-tint hover:text-primary aria-[current=page]:text-primary aria-[current=page]:font-semibold",
  // The sign alone where the width is that of 23 letters: a small phone, or large text.
  "menu-word": "[@media(max-width:23em)]:visually-hidden",
  "mobile-menu": "[&>summary]:open:bg-tint",
  "account-menu": "relative [&[open]>summary]:bg-tint",
  "account-panel": "absolute right-0 top-[calc(100%+.25rem)] z-40 min-w-56 p-2",
  "mobile-menu-panel":
    "absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto overscroll-contain bg-card px-4 py-3 border-b border-solid border-line shadow-card",
  accordion: `border-b border-solid border-line [&>summary]:flex [&>summary]:items-center [&>summary]:justify-between [&>summary]:min-h-12 [&>summary]:px-2 [&>summary]:font-medium [&>summary]:list-none [&>summary]:cursor-pointer [&>summary::-webkit-details-marker]:hidden [&>ul]:pb-3 [&[open]>summary]:text-primary`,
  "accordion-mark": `${chevron} inline-flex mr-1`,
  "site-footer": "mt-16 pt-10 pb-8 bg-card text-sm border-t border-solid border-line print:mt-4",
  "footer-columns": "hidden desktop:grid grid-cols-[1.6fr_1fr_1fr_1.3fr] gap-8 no-print",
  "footer-heading": "mb-2 text-base font-semibold",
  "footer-link":
    "inline-flex items-center min-h-9 text-muted no-underline hover:text-primary hover:underline",
  "footer-firm":
    "flex flex-wrap justify-between gap-8 data-[slim=true]:gap-y-4 mt-8 pt-8 data-[slim=true]:mt-0 data-[slim=true]:pt-0 leading-7 text-muted [overflow-wrap:anywhere] desktop:border-t data-[slim=true]:border-t-0 desktop:border-solid desktop:border-line",
  "footer-brand": "flex items-center gap-2.5 mb-2 text-base font-semibold text-primary",
  "footer-note": "mt-6 max-w-3xl text-muted",
  "footer-end": "flex flex-wrap items-center justify-between gap-x-6 gap-y-1 mt-6 text-muted",
  "footer-button":
    "inline-flex items-center min-h-11 bg-transparent border-0 p-0 text-sm text-muted underline underline-offset-3 cursor-pointer hover:text-primary",
  "footer-legal": "mt-4 flex flex-wrap gap-x-5 no-print",
  "trust-badge":
    "inline-flex items-center gap-3 rounded-control border border-solid border-line bg-tint px-4 py-2.5 leading-5 text-ink",
  "payment-mark":
    "inline-flex items-center h-8 px-2.5 rounded border border-solid border-line bg-paper text-sm font-semibold text-ink",
  // A quarter of a screen at most, whatever the size of text: the answers stay in sight, the text above them scrolls.
  "consent-banner":
    "fixed inset-x-0 bottom-0 z-50 max-h-[25dvh] overflow-y-auto bg-card border-t border-solid border-line shadow-[0_-8px_24px_rgb(15_42_46/.12)] [body:has(&)]:pb-[25dvh] [html:has(&)]:[scroll-padding-bottom:calc(25dvh+1rem)] no-print",
  "consent-answers":
    "sticky bottom-0 grid grid-flow-col [@media(max-height:30rem)]:!py-1 [overflow-wrap:normal] auto-cols-[minmax(min-content,1fr)] gap-[min(.5rem,2vw)] overflow-x-auto py-[min(.5rem,2vw)] bg-card desktop:auto-cols-auto [&>button]:min-h-[44px] [&>button]:px-[min(.5rem,1vw)] [&>button]:py-1 [&>button]:text-[min(.875rem,6.4vw)] [&>button]:leading-tight desktop:[&>button]:px-5",
  "consent-close": `absolute right-2 top-0 inline-flex items-center gap-1 min-h-9 px-2 bg-transparent border-0 text-sm font-medium text-primary cursor-pointer hover:underline desktop:static [@media(max-width:8em)]:static`,
  // In the header, where it covers nothing; beside the content where the window leaves room for it.
  "whatsapp-link":
    "inline-flex items-center justify-center size-11 rounded-full text-primary no-underline transition-colors duration-150 hover:bg-tint min-[1272px]:fixed min-[1272px]:right-4 min-[1272px]:bottom-4 min-[1272px]:[body:has(.consent-banner)_&]:bottom-26 min-[1272px]:size-14 min-[1272px]:bg-primary min-[1272px]:text-on-primary min-[1272px]:shadow-card min-[1272px]:hover:bg-primary-hover no-print",
  "icon-button":
    "inline-flex items-center justify-center shrink-0 size-11 p-0 border-0 rounded-control bg-transparent text-primary no-underline cursor-pointer transition-colors duration-150 hover:bg-tint",
  "search-panel":
    "absolute inset-x-0 top-full block max-h-[calc(100dvh-4.5rem)] overflow-y-auto overscroll-contain bg-paper border-b border-solid border-line shadow-card",
  "search-box":
    "flex items-center gap-2.5 min-h-14 pl-3.5 pr-1.5 rounded-card border-2 border-solid border-primary bg-card has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-solid has-[input:focus-visible]:outline-primary has-[input:focus-visible]:outline-offset-0",
  "search-sign": `text-xl text-primary ${largeText}:hidden`,
  "search-submit": `btn-primary !px-4 ${largeText}:!px-2`,
  // One row on a phone, which is moved sideways.
  "search-kinds":
    "flex gap-2 -mx-[min(1rem,5vw)] px-[min(1rem,5vw)] py-1 overflow-x-auto [scrollbar-width:none] min-[600px]:flex-wrap desktop:mx-0 desktop:px-0",
  "search-input":
    "flex-1 min-w-0 min-h-11 p-0 border-0 bg-transparent text-ink text-lg outline-none placeholder:text-muted",
  "search-option":
    "flex items-center gap-3 min-h-11 px-2.5 py-1 rounded-control text-ink no-underline aria-selected:bg-tint",
  "start-tab": `relative flex-1 ${largeText}:flex-auto inline-flex items-center justify-center min-h-11 px-1 bg-paper text-muted font-semibold cursor-pointer border border-solid border-line first-of-type:rounded-l-control last-of-type:rounded-r-control has-[:checked]:bg-tint has-[:checked]:text-primary has-[:checked]:border-primary has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-solid has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-primary`,
  // A text to read, and what stands beside it where there is room for both.
  "text-columns":
    "grid grid-cols-[minmax(0,1fr)] gap-x-10 min-[1024px]:gap-x-16 desktop:grid-cols-[minmax(0,44rem)_minmax(16rem,1fr)]",
  "js-only": "[@media(scripting:none)]:hidden",
};

/**
 * The bar of a navigation, whole after 140 ms and growing from then on; and long texts that come as markup from the
 * content service, whose classes are the ones named here.
 */
export const frameStyles = `
.route-progress[data-active=true] { animation: progress-shown 40ms 100ms both, progress-grown 8s 100ms cubic-bezier(.1, .7, .3, 1) both; }
@keyframes progress-shown { from { opacity: 0; } to { opacity: 1; } }
@keyframes progress-grown { from { transform: scaleX(.15); } to { transform: scaleX(.8); } }
.prose { line-height: 1.75; }
.prose > :first-child { margin-top: 0; }
.prose p, .prose ul, .prose ol { margin: 1rem 0; }
.prose a.term { color: inherit; text-decoration-style: dotted; }
.prose a { color: var(--primary); text-decoration: underline; text-underline-offset: 3px; }
.prose h2 { margin: 2.5rem 0 .75rem; font-size: 1.375rem; line-height: 1.25; font-weight: 700; letter-spacing: -.015em; }
.prose h3 { margin: 1.75rem 0 .5rem; font-size: 1.125rem; line-height: 1.3; font-weight: 600; }
.prose ul { padding-left: 1.5rem; list-style: disc; }
.prose ol { padding-left: 1.5rem; list-style: decimal; }
.prose li { margin: .375rem 0; }
.prose li::marker { color: var(--primary); }
.prose .covered, .prose .not-covered { padding-left: 0; list-style: none; }
.prose .covered li, .prose .not-covered li { position: relative; padding-left: 2rem; }
.prose .covered li::before { content: "✓"; color: var(--success); }
.prose .not-covered li::before { content: "×"; color: var(--danger); }
.prose .covered li::before, .prose .not-covered li::before { position: absolute; left: .25rem; font-weight: 700; }
.prose blockquote { margin: 1.5rem 0; padding: .25rem 1.25rem; border-left: 4px solid var(--accent); border-radius: .25rem .75rem .75rem .25rem; background: var(--tint); }
.prose figure { margin: 1.5rem 0; }
.prose figcaption { margin-bottom: .5rem; font-weight: 600; line-height: 1.4; }
.prose .table-scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .75rem; background: linear-gradient(90deg, var(--card) 50%, transparent) 0 0 / 2.5rem 100% no-repeat local, linear-gradient(270deg, var(--card) 50%, transparent) 100% 0 / 2.5rem 100% no-repeat local, linear-gradient(90deg, color-mix(in srgb, var(--control) 45%, transparent), transparent) 0 0 / .75rem 100% no-repeat, linear-gradient(270deg, color-mix(in srgb, var(--control) 45%, transparent), transparent) 100% 0 / .75rem 100% no-repeat, var(--card); }
.prose table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.prose th, .prose td { padding: .5rem 1rem; text-align: left; vertical-align: top; }
.prose th { font-weight: 600; }
.prose thead th { font-size: .875rem; color: var(--muted); vertical-align: bottom; }
.prose tbody tr { border-top: 1px solid var(--line); }
@media print { .prose .table-scroll { overflow: visible; } }
`;
