import { Money } from "#client/ui/money.tsx";
import { leaveCopy } from "./copy.ts";
import type { Asking } from "./loader.server.ts";

type Refund = NonNullable<NonNullable<Asking["chosen"]>["refund"]>;

/** How what comes back is reckoned: the days as a bar, and the sums, which are together what was paid. */
export function RefundTable({ refund }: { refund: Refund }) {
  const { totalDays, usedDays, refundKurus, usedKurus, surchargeKurus } = refund;
  const left = totalDays - usedDays;
  const share = Math.min(85, Math.max(15, (usedDays / totalDays) * 100));
  return (
    <>
      {usedDays === 0 ? null : (
        <div className="flex gap-1 text-sm font-semibold text-center" role="presentation">
          <span className="rounded-control bg-line p-2" style={{ width: `${share}%` }}>
            {leaveCopy.used(usedDays)}
          </span>
          <span className="rounded-control bg-primary text-on-primary p-2 flex-1">
            {leaveCopy.left(left)}
          </span>
        </div>
      )}
      <dl className="m-0 divide-y divide-line border-0 border-y border-solid border-line">
        <Sum label={leaveCopy.paid} kurus={refundKurus + usedKurus + surchargeKurus} />
        {usedDays === 0 ? null : <Sum label={leaveCopy.usedKurus(usedDays)} kurus={-usedKurus} />}
        {surchargeKurus === 0 ? null : (
          <Sum label={leaveCopy.surcharge} hint={leaveCopy.surchargeHint} kurus={-surchargeKurus} />
        )}
        <Sum label={leaveCopy.comesBack} kurus={refundKurus} isTotal />
      </dl>
    </>
  );
}

interface SumProps {
  readonly label: string;
  readonly hint?: string;
  readonly kurus: number;
  readonly isTotal?: boolean;
}

function Sum({ label, hint, kurus, isTotal = false }: SumProps) {
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-4 py-2.5 ${isTotal ? "text-lg font-bold" : ""}`}
    >
      <dt className={isTotal ? "" : "text-muted"}>
        {label}
        {hint === undefined ? null : <span className="field-hint block">{hint}</span>}
      </dt>
      <dd className="m-0 text-right">
        <Money kurus={kurus} />
      </dd>
    </div>
  );
}
