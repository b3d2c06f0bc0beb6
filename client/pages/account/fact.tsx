import type { ReactNode } from "react";

/** A name and its value in a description list. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-medium tabular-nums break-words">{children}</dd>
    </div>
  );
}
