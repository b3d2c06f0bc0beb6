import { titleOf } from "#client/quote/answers.ts";
import { comparisonCopy } from "#client/quote/offers/offers-copy.ts";
import { comparisonGroups } from "#shared/calls/quote/compare-packages.ts";
import { unbroken } from "#shared/format/unbroken.ts";
import type { ComparisonData } from "./loader.server.ts";
import { standsOut } from "./stands-out.ts";

/** A row for each fact. Its header is for who listens; the strip over it is for the eye. */
export function ComparisonTable({ data }: { data: ComparisonData }) {
  const { answers, onlyDifferences } = data;
  const priceRows = data.rows.filter(({ group }) => group === "price");
  const rows = onlyDifferences ? data.rows.filter(({ differs }) => differs) : data.rows;
  const groups = comparisonGroups
    .map((group) => ({ group, rows: rows.filter((row) => row.group === group) }))
    .filter((each) => each.group !== "price" && each.rows.length > 0);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{comparisonCopy.feature}</span>
          </th>
          {answers.map((answer, index) => (
            <th key={answer.id} scope="col">
              <span className="visually-hidden">
                {[titleOf(answer), ...priceRows.map(({ cells }) => cells[index])].join(", ")}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ group, rows: shown }) => (
        <tbody key={group}>
          <tr className="comparison-group">
            <th colSpan={answers.length + 1} scope="rowgroup">
              <span>{comparisonCopy.groups[group]}</span>
            </th>
          </tr>
          {shown.map((row) => (
            <ComparisonRow key={row.id} row={row} keys={answers.map(({ id }) => id)} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface ComparisonRowProps {
  readonly row: ComparisonData["rows"][number];
  readonly keys: readonly string[];
}

function ComparisonRow({ row: { label, differs, cells }, keys }: ComparisonRowProps) {
  return (
    <tr data-differs={differs}>
      <th scope="row">
        {label}
        {differs ? (
          <>
            {"\u00a0"}
            <span className="differs" aria-hidden="true">
              ≠
            </span>
            <span className="visually-hidden">({comparisonCopy.differs})</span>
          </>
        ) : null}
      </th>
      {cells.map((cell, index) => (
        <td key={keys[index]} data-differs={differs && standsOut(cells, cell)}>
          {unbroken(cell)}
        </td>
      ))}
    </tr>
  );
}
