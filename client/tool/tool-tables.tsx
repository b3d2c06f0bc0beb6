import { BlockTable } from "#client/content/blocks/block-table.tsx";
import { Icon } from "#client/ui/icon.tsx";
import type { ToolBlock } from "#shared/calls/reference/tool-blocks.ts";
import { toolCopy } from "./copy.ts";

/** What a tool computes by, table by table, each to be opened. */
export function ToolTables({ tables }: { tables: readonly ToolBlock[] }) {
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby="tablolar" className="mt-10">
      <h2 id="tablolar" className="h2 mb-3">
        {toolCopy.tables}
      </h2>
      <div className="divide-y divide-line border-y border-solid border-line">
        {tables.map((table) =>
          table.kind !== "table" ? null : (
            <details key={table.title} className="group">
              <summary className="flex items-center justify-between gap-4 min-h-14 py-2 cursor-pointer list-none [&::-webkit-details-marker]:hidden">
                <span>
                  <span className="font-semibold">{table.title}</span>
                  {table.note === undefined ? null : (
                    <span className="block text-sm text-muted">{table.note}</span>
                  )}
                </span>
                <Icon
                  name="i-lucide-chevron-down"
                  className="text-lg text-muted transition-transform duration-150 group-open:rotate-180"
                />
              </summary>
              <div className="pb-4">
                <BlockTable {...table} />
              </div>
            </details>
          ),
        )}
      </div>
    </section>
  );
}
