import { formatSum } from "#shared/format/money.ts";
import { unbroken } from "#shared/format/unbroken.ts";
import { coverCopy } from "./cover-copy.ts";
import type { Offer } from "../answers.ts";

type Cover = Offer["covers"][number];

/** A cover's value in words. */
export function coverText(cover: Cover): string {
  if (cover.kind === "amount") return cover.money === undefined ? "" : formatSum(cover.money);
  return cover.kind === "text" ? (cover.text ?? "") : coverCopy[cover.kind];
}

/** What an offer covers and to what limit. */
export function CoverTable({
  title,
  covers,
}: {
  readonly title: string;
  readonly covers: readonly Cover[];
}) {
  return (
    <table className="price-chart text-sm">
      <caption>{title}</caption>
      <tbody>
        {covers.map((cover) => (
          <tr key={cover.id}>
            <th scope="row">{cover.label}</th>
            <td className="price-amount">{unbroken(coverText(cover))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
