import { Money } from "#client/ui/money.tsx";
import type { Offer } from "../answers.ts";
import { offersCopy } from "./offers-copy.ts";

/** What each of several insured costs, and all of them. Several may be told by the same words. */
export function PersonPrices({ offer: { perInsured = [], grossKurus } }: { offer: Offer }) {
  const row = "border-0 border-b border-solid border-line";
  return (
    <table className="mb-4 w-full text-sm">
      <caption className="pb-1 text-left font-semibold">{offersCopy.perInsured}</caption>
      <tbody>
        {perInsured.map(({ label, kurus }, index) => (
          <tr key={`${index} ${label}`} className={row}>
            <th scope="row" className="py-2 pr-4 text-left font-normal text-muted">
              {label}
            </th>
            <td className="py-2 text-right">
              <Money kurus={kurus} />
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" className="py-2 pr-4 text-left font-semibold">
            {offersCopy.total}
          </th>
          <td className="py-2 text-right font-semibold">
            <Money kurus={grossKurus} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}
