// What the buttons of a repeated group post: `add:people`, `add:people:child`, `remove:people:1`.

const form =
  /^(?:add:(?<longer>\w+)(?::(?<kind>\w{1,20}))?|remove:(?<shorter>\w+):(?<row>\d{1,2}))$/;

export type RowIntent = {
  readonly group: string;
} & ({ readonly kind?: string } | { readonly removed: number });

/** One more row in a group, of a kind or any. */
export const addsRow = (group: string, kind?: string): string =>
  ["add", group, ...(kind === undefined ? [] : [kind])].join(":");

/** A row (from 0) less. */
export const removesRow = (group: string, row: number): string => `remove:${group}:${row}`;

/** What such an intent says; undefined of every other. */
export function rowIntentOf(intent: string): RowIntent | undefined {
  const { longer, kind, shorter, row } = form.exec(intent)?.groups ?? {};
  if (longer !== undefined) return { group: longer, ...(kind === undefined ? {} : { kind }) };
  return shorter === undefined ? undefined : { group: shorter, removed: Number(row) };
}
