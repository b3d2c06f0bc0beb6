import { uiCopy } from "#client/copy/ui.ts";
import { formatMoney } from "#shared/format/money.ts";

/** An amount in kuruş, in tabular figures: `1.234,56 TL`. */
export function Money({ kurus, className = "" }: { kurus: number; className?: string }) {
  return (
    <span className={`money ${className}`}>
      {formatMoney(kurus)} {uiCopy.currency}
    </span>
  );
}
