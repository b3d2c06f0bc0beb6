import type { TypedText } from "./field.ts";

/** Typed text as it is judged: fields of a repeated group stand in a list, in their order. */
export interface NestedText {
  readonly [name: string]: string | readonly TypedText[];
}

const grouped = /^(\w+)\[(\d{1,2})\]\.(\w+)$/;

/** The name a field has in the `index`-th (from 0) of a repeated group. */
export const nameInGroup = (group: string, index: number, name: string): string =>
  `${group}[${index}].${name}`;

/** The parts of such a name; undefined of every other. */
export function groupedName(name: string) {
  const match = grouped.exec(name);
  if (match === null) return undefined;
  const [, group = "", index = "", field = ""] = match;
  return { group, index: Number(index), field };
}

/** What was typed by field name, with repeated groups as lists. */
export function nest(typed: TypedText): NestedText {
  const plain: Record<string, string> = {};
  const groups: Record<string, Record<string, string>[]> = {};
  for (const [name, text] of Object.entries(typed)) {
    const place = groupedName(name);
    if (place === undefined) {
      plain[name] = text;
      continue;
    }
    const rows = (groups[place.group] ??= []);
    while (rows.length <= place.index) rows.push({});
    rows[place.index] = { ...rows[place.index], [place.field]: text };
  }
  return { ...plain, ...groups };
}

/** A field's name from the path of an issue: `["insured", 0, "sex"]` → `insured[0].sex`. */
export const nameOfPath = (path: readonly (string | number)[]): string =>
  path.reduce<string>((name, part) => {
    if (typeof part === "number") return `${name}[${part}]`;
    return name === "" ? part : `${name}.${part}`;
  }, "");

/** Typed text without the `index`-th of a group; those after it move up. */
export function withoutRow(typed: TypedText, group: string, index: number): TypedText {
  const entries = Object.entries(typed).flatMap(([name, text]): [string, string][] => {
    const place = groupedName(name);
    if (place?.group !== group || place.index < index) return [[name, text]];
    if (place.index === index) return [];
    return [[nameInGroup(group, place.index - 1, place.field), text]];
  });
  return Object.fromEntries(entries);
}
