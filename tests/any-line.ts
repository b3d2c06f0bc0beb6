import fc from "fast-check";
import * as v from "valibot";
import type { Field, Fields } from "#shared/fields/field.ts";
import { addDays } from "#shared/format/date.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import type { LineId } from "#shared/lines/registry.ts";
import { lineIds, lines } from "#shared/lines/registry.ts";
import type { AnyHistory } from "#worker/broker/lines/history/define-history.ts";

/** Fields as they are judged, of any line. */
export type Stated = Readonly<Record<string, unknown>>;

const now = Date.parse("2026-11-20T10:00:00Z");
const today = "2026-11-20";
const texts = ["DENEME", "Deneme", "ABC123", "12345", "1234567890", "10000000146", "U12345678"];

const accepted = ({ codec, rule }: Field, value: unknown): boolean =>
  codec !== undefined &&
  v.is(codec.schema, value) &&
  (rule === undefined || v.is(rule(now), value));

/** Values of the kinds fields have; of each those count that the field takes. */
function candidates({ kind, options = [] }: Field): fc.Arbitrary<unknown> {
  if (kind === "date") {
    return fc.integer({ min: -30_000, max: 400 }).map((days) => addDays(today, days));
  }
  if (kind === "amount") {
    return fc
      .integer({ min: 1, max: 9 })
      .chain((digits) => fc.nat({ max: 10 ** digits }))
      .map((lira) => lira * 100);
  }
  if (kind === "tick") return fc.boolean();
  if (options.length > 0) return fc.constantFrom(true, false, ...options.map(({ id }) => id));
  return fc.oneof(fc.nat({ max: 3_000 }), fc.constantFrom(...texts));
}

/** Any value that a field takes; an error where none of those tried is one, as of a field whose values a registry lists. */
export function anyValue(field: Field): fc.Arbitrary<unknown> {
  const any = candidates(field);
  const tried = fc.sample(any, { seed: 1, numRuns: 500 });
  if (!tried.some((value) => accepted(field, value))) {
    throw new Error(
      `${field.label}: nothing is known that it takes; the line needs requests of its own`,
    );
  }
  return any.filter((value) => accepted(field, value));
}

/** Any values of some fields, each of them there that travels; what waits for others is left out where it is not asked. */
export function anyStated(fields: Fields, isWhole = false): fc.Arbitrary<Stated> {
  const sent = Object.entries(fields).filter(([, { wire, codec }]) => wire && codec);
  return fc
    .record(Object.fromEntries(sent.map(([name, field]) => [name, anyValue(field)])))
    .map((values) =>
      Object.fromEntries(
        Object.entries(values).filter(([name]) => {
          const { when } = fields[name]!;
          const typed = Object.fromEntries(
            Object.entries(values).map(([key, value]) => [key, String(value)]),
          );
          return isWhole || typeof when !== "function" || when(typed, []);
        }),
      ),
    );
}

const holder = {
  kind: "person",
  nationalNumber: "10000000146",
  birthDate: "1985-04-12",
  provinceCode: "34",
} as const;

/**
 * Any request of a line that insures what its owner states, with the history that follows from it. Lines of which a registry
 * knows more have requests of their own.
 */
export function anyRequestOf(line: AnyLine, history: AnyHistory) {
  const { asset, group, coverageTerms, product } = line;
  const { min = 1, max = 1 } = group ?? {};
  return fc
    .record({
      insured: fc.array(anyStated(asset.fields), { minLength: min, maxLength: max }),
      terms: anyStated(coverageTerms),
      days: fc.integer({ min: 0, max: 60 }),
    })
    .map(({ insured, terms, days }) => {
      const startDate = addDays(today, days);
      return {
        productId: product.id,
        holder,
        insured,
        startDate,
        terms,
        history: history.of(undefined, insured as readonly object[] as readonly never[], startDate),
        provisional: [],
      };
    });
}

/** The entries of some lines, and for every other one what follows from its fields. */
export function withDerived<Own extends object>(
  own: Own,
  derive: (line: AnyLine) => unknown,
  keyOf = (id: LineId): string => id,
) {
  const others = lineIds.filter((id) => !Object.hasOwn(own, keyOf(id)));
  return { ...Object.fromEntries(others.map((id) => [keyOf(id), derive(lines[id])])), ...own };
}

/** What a quote of a line is asked with beside what is said of the person: every field of it, the same in every run. */
export function statedSample({ asset, group, coverageTerms }: AnyLine): Stated {
  const sampleOf = (fields: Fields) =>
    fc.sample(anyStated(fields, true), { seed: 20_261_125, numRuns: 1 })[0] ?? {};
  const terms = sampleOf(coverageTerms);
  return group === undefined
    ? { ...sampleOf(asset.fields), ...terms }
    : { insured: [sampleOf(asset.fields)], ...terms };
}
