import type { CoverRow } from "./offer.ts";

/** A sentence that a policy tells its holder; one with `of` only where it includes the coverage of that id. */
export type Note = string | { readonly of: string; readonly text: string };

/** What a policy with these covers tells, in the order printed. */
export const notesFor = (notes: readonly Note[], covers: readonly CoverRow[]): string[] =>
  notes.flatMap((note) => {
    if (typeof note === "string") return [note];
    return covers.some(({ id, kind }) => id === note.of && kind !== "excluded") ? [note.text] : [];
  });
