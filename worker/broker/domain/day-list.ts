/** What somebody else's books list of a day. `unsupported`: their service does not tell, so that nothing was compared. */
export type DayList<Row> =
  | { readonly kind: "listed"; readonly rows: readonly Row[] }
  | { readonly kind: "unsupported" };

export const unlisted = { kind: "unsupported" } as const;
