import type { BlockOf } from "#shared/calls/reference/tool-blocks.ts";

/** Pixels of the highest bar, and of the lowest that can still be seen. */
const mostPx = 88;
const leastPx = 6;

/** Amounts as columns, each with its text above and its name below. */
export function Bars({ title, text, bars }: BlockOf<"bars">) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div>
      <h3 className="mb-1 font-semibold">{title}</h3>
      {text === undefined ? null : <p className="text-sm text-muted">{text}</p>}
      <ol className="mt-2 flex items-end gap-1.5">
        {bars.map(({ label, value, text: shown, isChosen = false }) => (
          <li
            key={label}
            aria-current={isChosen || undefined}
            className={`flex-1 min-w-0 flex flex-col items-center gap-1 text-center text-xs tabular-nums ${isChosen ? "font-bold" : "text-muted"}`}
          >
            <span>{shown}</span>
            <svg
              aria-hidden="true"
              width="100%"
              height={Math.max(leastPx, Math.round((value / most) * mostPx))}
              className={`rounded-t ${isChosen ? "bg-primary" : "bg-primary/20"}`}
            />
            <span className="min-h-8">{label}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
