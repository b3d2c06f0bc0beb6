import { formatDifference, formatMoney } from "#shared/format/money.ts";
import { formatFactor } from "#shared/format/factor.ts";
import type { Offer } from "./answers.ts";
import { offersCopy } from "./offers-copy.ts";

type Step = Offer["explanation"][number];

/** What a step does; the first one only says where the way begins. */
function effectOf({ factor, kurus }: Step, index: number): string {
  if (index === 0) return "";
  return factor === undefined ? formatDifference(kurus) : formatFactor(factor);
}

const numbers = "py-2 pl-3 text-right align-top tabular-nums whitespace-nowrap";

/** How a price came about, step by step to the gross premium. */
export function PriceSteps({ steps }: { steps: readonly Step[] }) {
  const totalAt = (index: number) =>
    steps.slice(0, index + 1).reduce((sum, { kurus }) => sum + kurus, 0);
  return (
    <table className="mt-4 w-full text-sm">
      <caption className="pb-1 text-left font-semibold">{offersCopy.explanation}</caption>
      <thead className="text-muted">
        <tr className="border-0 border-b border-solid border-line">
          <th scope="col" className="py-1 text-left font-normal">
            {offersCopy.step}
          </th>
          <th scope="col" className="py-1 pl-3 text-right font-normal">
            {offersCopy.effect}
          </th>
          <th scope="col" className="py-1 pl-3 text-right font-normal">
            {offersCopy.soFar}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step, index) => (
          <tr key={`${index} ${step.label}`} className="border-0 border-b border-solid border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {step.label}
              <small className="block text-muted">{step.source}</small>
            </th>
            <td className={numbers}>{effectOf(step, index)}</td>
            <td className={`${numbers} ${index === steps.length - 1 ? "font-semibold" : ""}`}>
              {formatMoney(totalAt(index))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
