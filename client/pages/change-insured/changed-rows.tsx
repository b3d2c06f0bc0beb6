import { changeInsuredCopy as copy } from "./copy.ts";
import type { Standing } from "./loader.server.ts";

/** What is another thing afterwards, the old beside the new. */
export function ChangedRows({ rows }: { rows: Standing["change"]["rows"] }) {
  return (
    <dl className="m-0 flex flex-col gap-3">
      {rows.map(({ label, before, after }) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="m-0 flex flex-wrap gap-x-4 tabular-nums">
            <span className="text-muted">
              {copy.before}: {before}
            </span>
            <span className="font-semibold">
              {copy.after}: {after}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
