import type { ExampleCase } from "#shared/calls/reference/price-examples.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import type { LineId } from "#shared/lines/registry.ts";
import { lineIds, lines } from "#shared/lines/registry.ts";
import type { RecordedExamples } from "./price-examples.ts";
import { insurerProfiles } from "../../insurers/registry.ts";
import { chosenTerms } from "../../lines/terms.ts";
import { quoteLine } from "../../lines/quote-line.ts";
import type { Example, ScopeOf } from "./example.ts";
import { lineExamples } from "./registry.ts";

/** The middle of some amounts in ascending order: of an even number the mean of the two in the middle, in whole kuruş. */
export function medianOf(ascending: readonly number[]): number {
  const half = ascending.length / 2;
  const [low = 0, high = low] = ascending.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return Math.round((low + high) / 2);
}

/** What prices of one scope range over; `kurus` has at least one. */
function pricesOf(
  scope: string | undefined,
  kurus: readonly number[],
): ExampleCase["prices"][number] {
  const ascending = kurus.toSorted((one, other) => one - other);
  return {
    ...(scope === undefined ? {} : { scope }),
    offers: ascending.length,
    lowestKurus: ascending[0] ?? 0,
    middleKurus: medianOf(ascending),
    highestKurus: ascending.at(-1) ?? 0,
  };
}

const packageName: ScopeOf = (answer) => answer.package?.name;

async function priced(
  example: Example,
  day: string,
  scopeOf: ScopeOf = packageName,
): Promise<ExampleCase> {
  const { request, insured } = await example(day);
  const now = Date.parse(`${day}T09:00:00Z`);
  const offers = insurerProfiles.flatMap((profile) =>
    quoteLine(profile, request, { now, factor: 1 }).flatMap((answer) =>
      answer.kind === "offer"
        ? [{ firm: profile.name, scope: scopeOf(answer, profile), kurus: answer.grossKurus }]
        : [],
    ),
  );
  const { coverageTerms }: AnyLine = lines[request.productId];
  const prices = [...Map.groupBy(offers, ({ scope }) => scope)]
    .map(([scope, all]) =>
      pricesOf(
        scope,
        all.map(({ kurus }) => kurus),
      ),
    )
    .toSorted((one, other) => one.middleKurus - other.middleKurus);
  return {
    insured,
    chosen: chosenTerms(coverageTerms, request.terms).map(
      ({ field, text }) => `${field.label}: ${text}`,
    ),
    firms: [...new Set(offers.map(({ firm }) => firm))],
    prices,
  };
}

function ofLine(id: LineId, day: string): Promise<ExampleCase[]> {
  const { examples, scopeOf } = lineExamples[id];
  return Promise.all(examples.map((each) => priced(each, day, scopeOf)));
}

/** The examples of every line, as our insurers' tariffs price them on a day ("YYYY-MM-DD"). */
export async function priceExamplesOn(day: string): Promise<RecordedExamples> {
  const all = lineIds.map(async (id) => [id, await ofLine(id, day)] as const);
  return { day, lines: Object.fromEntries(await Promise.all(all)) };
}
