import { titleOf } from "#client/quote/answers.ts";
import { InsurerLogo } from "#client/quote/insurer-logo.tsx";
import { unbroken } from "#shared/format/unbroken.ts";
import type { ComparisonData } from "./loader.server.ts";

/** Whose the columns are and what they cost, for the eye: it stays in sight, and the table's own header says the same. */
export function PriceStrip({ data: { answers, rows } }: { data: ComparisonData }) {
  const prices = rows.filter(({ group }) => group === "price");
  return (
    <div className="comparison-strip" aria-hidden="true">
      <ul>
        {answers.map((answer, index) => (
          <li key={answer.id}>
            <span className="comparison-firm">
              <InsurerLogo logo={answer.logo} />
              <span>{unbroken(titleOf(answer))}</span>
            </span>
            {prices.map(({ id, cells }) => (
              <span key={id} data-row={id}>
                {unbroken(cells[index] ?? "")}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
