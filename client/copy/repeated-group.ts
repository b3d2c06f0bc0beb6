import { rowTitle } from "#shared/fields/field-name.ts";
import { withinSentence } from "#shared/format/turkish-case.ts";

/** Words of a repeated group; `name` is what one of its rows is called. */
export const repeatedGroupCopy = {
  row: rowTitle,
  add: (name: string) => `${name} ekle`,
  full: (max: number, name: string) => `En fazla ${max} ${withinSentence(name)} ekleyebilirsiniz.`,
  remove: "Kaldır",
  removeRow: (number: number, name: string) => `Kaldır: ${number}. ${name}`,
  added: (number: number, name: string) => `${number}. ${name} eklendi.`,
  removed: (left: number, name: string) => `${name} kaldırıldı. Kalan: ${left}.`,
} as const;
