import * as v from "valibot";
import type { Fields } from "#shared/fields/field.ts";

/** Messages of fields whose rule does not hold at a time, by wire name. */
export function brokenRules(
  fields: Fields,
  said: object,
  now: number,
): Readonly<Record<string, readonly string[]>> {
  const values = said as Readonly<Record<string, unknown>>;
  const entries = Object.entries(fields).flatMap(([name, { rule, wire }]): [string, string[]][] => {
    if (rule === undefined || wire === undefined || values[name] === undefined) return [];
    const judged = v.safeParse(rule(now), values[name]);
    return judged.success ? [] : [[wire, [judged.issues[0].message]]];
  });
  return Object.fromEntries(entries);
}
