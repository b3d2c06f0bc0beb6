const button =
  "inline-flex items-center justify-center gap-2 min-h-11 px-5 py-2 rounded-control font-semibold text-center cursor-pointer transition-colors duration-150 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:opacity-60";
const input =
  "w-full min-h-12 px-3 rounded-control border border-solid border-control bg-card text-ink text-base transition-colors duration-150 placeholder:text-muted disabled:opacity-60 aria-[invalid=true]:border-danger aria-[invalid=true]:bg-danger-tint";

/** The named styles; everything else is said with utilities where it is used. */
export const shortcuts: Record<string, string> = {
  "no-print": "print:!hidden",
  icon: "inline-block align-baseline shrink-0 size-[1em] fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]",
  "btn-primary": `${button} bg-primary text-on-primary hover:bg-primary-hover border border-solid border-transparent`,
  "btn-secondary": `${button} bg-card text-primary border border-solid border-primary hover:bg-tint`,
  "btn-quiet": `${button} bg-transparent text-primary border border-solid border-transparent hover:bg-tint`,
  page: "mx-auto w-full max-w-[1152px] px-[min(1rem,5vw)]",
  narrow: "mx-auto w-full max-w-[592px] px-[min(1rem,5vw)]",
  h1: "text-2xl desktop:text-3xl font-bold tracking-tight",
  h2: "text-xl desktop:text-2xl font-bold tracking-tight",
  h3: "text-lg font-semibold",
  link: "text-primary underline underline-offset-3 decoration-1 hover:decoration-2 cursor-pointer",
  "list-chip":
    "inline-flex items-center justify-center min-h-11 min-w-11 px-4 rounded-full border border-solid border-control bg-card text-ink no-underline hover:bg-tint",
  "list-chip-chosen": "!bg-primary !text-on-primary !border-primary font-semibold",
  card: "bg-card border border-solid border-line rounded-card shadow-card",
  badge: "inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold",
  field: "flex flex-col gap-1.5 min-w-0 border-0 p-0 m-0",
  "field-label": "font-medium",
  "field-hint": "text-sm text-muted",
  "field-error": "flex items-start gap-1.5 text-sm text-danger font-medium",
  "field-input": input,
  "visually-hidden":
    "absolute w-px h-px -m-px p-0 overflow-hidden whitespace-nowrap border-0 [clip-path:inset(50%)]",
  switch:
    "appearance-none relative shrink-0 w-11 h-6 mt-0.5 rounded-full bg-control transition-colors duration-150 cursor-pointer checked:bg-primary before:content-empty before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-card before:transition-transform before:duration-150 checked:before:translate-x-5",
  money: "tabular-nums whitespace-nowrap",
};
