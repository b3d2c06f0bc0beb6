import { formatSum } from "#shared/format/money.ts";
import { coverCopy } from "./cover-copy.ts";
import type { Offer } from "./answers.ts";

type Cover = Offer["covers"][number];

/** A cover's value in words. */
export function coverText(cover: Cover): string {
  if (cover.kind === "amount") return cover.money === undefined ? "" : formatSum(cover.money);
  return cover.kind === "text" ? (cover.text ?? "") : coverCopy[cover.kind];
}

/** What an offer covers and to what limit. */
export function CoverTable({ covers }: { covers: readonly Cover[] }) {
  return (
    <table className="w-full text-sm">
      <caption className="visually-hidden">{coverCopy.caption}</caption>
      <tbody>
        {covers.map((cover) => (
          <tr key={cover.id} className="border-0 border-b border-solid border-line">
            <th scope="row" className="py-2 pr-4 text-left font-normal text-muted">
              {cover.label}
            </th>
            <td className="py-2 text-right font-medium tabular-nums">{coverText(cover)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
