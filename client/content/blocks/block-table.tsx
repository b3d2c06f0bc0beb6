import type { BlockOf } from "#shared/calls/reference/tool-blocks.ts";

/** What names several things, which may stand in several lines. */
const isLong = (name = ""): boolean => name.length > 20;

/** A table that scrolls within itself where it is wider than its place. */
export function BlockTable({ title, columns, rows }: Omit<BlockOf<"table">, "kind" | "note">) {
  return (
    <div className="prose">
      <div className="table-scroll" role="region" tabIndex={0} aria-label={title}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="whitespace-nowrap">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells: [name, ...cells], isChosen = false }, at) => (
              <tr
                key={at}
                aria-current={isChosen || undefined}
                className={isChosen ? "bg-tint font-semibold" : ""}
              >
                <th scope="row" className={isLong(name) ? "min-w-40" : "whitespace-nowrap"}>
                  {name}
                </th>
                {cells.map((cell, column) => (
                  <td key={column} className="whitespace-nowrap">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
