import type { Answer } from "./answers.ts";

/** An insurer's own drawn mark. The name stands beside it, so it says nothing to a screen reader. */
export function InsurerMark({ mark }: { mark: Answer["mark"] }) {
  if (mark === undefined) return null;
  return (
    <svg viewBox="0 0 40 40" className="size-10 shrink-0 rounded-control" aria-hidden="true">
      <rect width="40" height="40" rx="10" fill={mark.tint} />
      <path d={mark.path} fill={mark.ink} transform="translate(8 8)" />
    </svg>
  );
}
