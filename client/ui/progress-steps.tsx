import { uiCopy } from "#client/copy/ui.ts";

/** Where one stands in a flow: `Adım 2/4` and the name of the step over a bar. */
export function ProgressSteps({
  current,
  total,
  name,
}: {
  current: number;
  total: number;
  name: string;
}) {
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-muted tabular-nums">{uiCopy.step(current, total)}</span>
      </p>
      <div aria-hidden="true" className="flex gap-1.5">
        {Array.from({ length: total }, (_, at) => (
          <span
            key={at}
            className={`h-1.5 flex-1 rounded-full ${at < current ? "bg-accent" : "bg-line"}`}
          />
        ))}
      </div>
    </div>
  );
}
