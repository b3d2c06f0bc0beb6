/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { officePageCopy as copy } from "../copy.ts";

/** A column: its head, and what of a row stands in it. */
export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => Child;
}

interface Table<Row> {
  /** What it is a list of, for who listens. */
  readonly label: string;
  /** The first one says which row it is. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** Rows by columns; on a phone each row is a card, its cells headed by their columns. */
export function Table<Row>({ label, columns, rows }: Table<Row>) {
  if (rows.length === 0) return <Empty />;
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ head }) => (
            <th scope="col">{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr>
            {columns.map(({ head, cell }) => (
              <td data-head={head}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** That a list has nothing in it. */
export const Empty = () => <p class="card">{copy.empty}</p>;
