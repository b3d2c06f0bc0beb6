/** A field of a repeated group: the list, the row from 0, the field in it. */
const inRow = /^([A-Za-z]\w*)\[(\d{1,2})\]\.([A-Za-z]\w*)$/;

/** Name of a field by its place among a form's values: `["people", 0, "birthDate"]` is `people[0].birthDate`. */
export function fieldName(path: readonly (string | number)[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === "number") return `${name}[${key}]`;
    return name === "" ? key : `${name}.${key}`;
  }, "");
}

/** The values of a form by field name, those of repeated groups as lists of rows. A row nobody sent is an empty one. */
export function nestFields(
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string | readonly Readonly<Record<string, string>>[]>> {
  const lists = new Map<string, Record<string, string>[]>();
  const plain: [string, string][] = [];
  for (const [name, value] of Object.entries(values)) {
    const [, list, row, field] = inRow.exec(name) ?? [];
    if (list === undefined || field === undefined) {
      plain.push([name, value]);
      continue;
    }
    const rows = lists.get(list) ?? [];
    lists.set(list, rows);
    while (rows.length <= Number(row)) rows.push({});
    rows[Number(row)] = Object.fromEntries([...Object.entries(rows[Number(row)]!), [field, value]]);
  }
  return Object.fromEntries([...plain, ...lists]);
}

/** The text of a form's values by field name, those of repeated groups under their own: what `nestFields` is made of. */
export function flatFields(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(values).flatMap(([name, value]): [string, string][] => {
    if (typeof value === "string") return [[name, value]];
    if (!Array.isArray(value)) return [];
    return value.flatMap((row: unknown, index) =>
      Object.entries(row ?? {}).flatMap(([field, text]: [string, unknown]): [string, string][] =>
        typeof text === "string" ? [[nameInGroup(name, index, field), text]] : [],
      ),
    );
  });
  return Object.fromEntries(entries);
}

/** What a row of a repeated group is called, counted from 1: "2. Sigortalı". */
export const rowTitle = (number: number, label: string): string => `${number}. ${label}`;

/** The name a field has in a row (from 0) of a repeated group. */
export const nameInGroup = (group: string, row: number, field: string): string =>
  fieldName([group, row, field]);

/** The parts of such a name; undefined of every other. */
export function groupedName(name: string) {
  const match = inRow.exec(name);
  if (match === null) return undefined;
  const [, group = "", row = "", field = ""] = match;
  return { group, row: Number(row), field };
}

/** Typed text without a row of a group; those after it move up. */
export function withoutRow(
  typed: Readonly<Record<string, string>>,
  group: string,
  row: number,
): Record<string, string> {
  const entries = Object.entries(typed).flatMap(([name, text]): [string, string][] => {
    const place = groupedName(name);
    if (place?.group !== group || place.row < row) return [[name, text]];
    if (place.row === row) return [];
    return [[nameInGroup(group, place.row - 1, place.field), text]];
  });
  return Object.fromEntries(entries);
}
