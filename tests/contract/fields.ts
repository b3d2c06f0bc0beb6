import * as v from "valibot";
import type { AnyCall } from "#shared/calls/call.ts";

export type Fields = Readonly<Record<string, unknown>>;

const ModelSchema = v.object({
  options: v.looseTuple([
    v.object({ pipe: v.looseTuple([v.object({ entries: v.record(v.string(), v.unknown()) })]) }),
  ]),
});

/** Wire names of a call's fields, as its declaration has them. */
export function fieldNames(call: AnyCall): string[] {
  const { options } = v.parse(ModelSchema, call.request.schema);
  return Object.keys(options[0].pipe[0].entries);
}

/** What a field may be sent as that its declaration does not mean. */
export const strangeValues: Readonly<Record<string, unknown>> = {
  "an object": { x: 1 },
  "a list": ["x"],
  "a list of objects": [{}],
  "a number": 1,
  "a number below zero": -1,
  "a fraction": 1.5,
  "a yes": true,
  "a null": null,
  "empty text": "",
  "text without end": "ş".repeat(20_001),
  "NUL and control characters": "a\u0000b\u0007\u001B[31m\r\n\t",
  "half a character": "\uD800",
  "statements, templates and markup":
    "👩‍👩‍👧‍👦🦄'; DROP TABLE members; -- {{7*7}}${7*7}<%= 7*7 %><script>alert(1)</script>../../../etc/passwd",
  "an inherited name": "__proto__",
};

const mostInside = 2;

/** Paths of what is inside a value, `["0", "Content"]`; of many things alike the first few stand for all. */
export function innerPaths(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .slice(0, mostInside)
    .flatMap(([key, inner]) => [[key], ...innerPaths(inner).map((rest) => [key, ...rest])]);
}

/** A value with something else at a path inside it; nothing at all for `undefined`. */
export function withValueAt(value: unknown, path: readonly string[], other: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return other;
  if (Array.isArray(value)) {
    return value.map((item: unknown, at) =>
      String(at) === key ? withValueAt(item, rest, other) : item,
    );
  }
  const fields = { ...(value as Fields) };
  const changed = withValueAt(fields[key], rest, other);
  if (changed !== undefined) return { ...fields, [key]: changed };
  delete fields[key];
  return fields;
}
