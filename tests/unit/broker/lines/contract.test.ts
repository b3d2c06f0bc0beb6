import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineIds, lines } from "#shared/lines/registry.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import type { LineId } from "#shared/lines/registry.ts";
import type { Offer, PackagedAnswer } from "#worker/broker/lines/offer.ts";
import type { QuoteRequest } from "#worker/broker/lines/request.ts";
import { provisionalParts } from "#worker/broker/domain/provisional-part.ts";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import { quoteLine } from "#worker/broker/lines/quote-line.ts";
import { anyRequests } from "./any-requests.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const dayMs = 86_400_000;
const seed = 20_261_121;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const isUnique = (ids: readonly unknown[]) => new Set(ids).size === ids.length;
const sentence = /^[A-ZÇĞİÖŞÜ].+\.$/u;

/** Rows of the line's coverages, without conditions of what is not covered, then of terms that none of them tells, then the insurer's own. */
function checkCoverages({ covers, extras }: Offer, line: LineId): void {
  const { coverages, coverageTerms, conditions = [] }: AnyLine = lines[line];
  const isTold = (name: string) => covers.some(({ id }) => id === name);
  const declared = [
    ...Object.entries(coverages).filter(([name]) => !conditions.includes(name) || isTold(name)),
    ...Object.entries(coverageTerms)
      .filter(([name]) => !(name in coverages))
      .map(([name, { label }]) => [name, label]),
  ];
  const rows = covers.slice(0, declared.length).map(({ id, label }) => [id, label]);
  expect(rows).toEqual(declared);
  const ids = covers.map(({ id }) => id);
  expect(isUnique(ids)).toBe(true);
  expect(ids.slice(declared.length)).toEqual(extras);
}

function checkCharges({ charges, grossKurus }: Offer): void {
  expect(sum(charges.map(({ kurus }) => kurus))).toBe(grossKurus);
  expect(charges.every(({ kurus, label }) => Number.isInteger(kurus) && label !== "")).toBe(true);
  expect(isUnique(charges.map(({ id }) => id))).toBe(true);
  expect(charges.filter(({ kind }) => kind === "premium")).toHaveLength(1);
}

/** The amounts lead from nothing to the gross premium, and each factor from one amount so far to the next, to the kuruş. */
function checkExplanation({ explanation, grossKurus }: Offer): void {
  expect(sum(explanation.map(({ kurus }) => kurus))).toBe(grossKurus);
  expect(explanation.every(({ label, source }) => label !== "" && source !== "")).toBe(true);
  const totals = explanation.map((_, index) =>
    sum(explanation.slice(0, index + 1).map(({ kurus }) => kurus)),
  );
  const errors = explanation.flatMap(({ factor }, index) => {
    if (factor === undefined) return [];
    const product = (totals[index - 1] ?? 0) * factor;
    return [Math.abs((totals[index] ?? 0) - product) - (1 + factor)];
  });
  expect(errors.filter((error) => error > 0)).toEqual([]);
}

function checkInstalments({ instalments, grossKurus }: Offer): void {
  const [cash] = instalments;
  expect(cash).toMatchObject({ count: 1, totalKurus: grossKurus, firstKurus: grossKurus });
  expect(isUnique(instalments.map(({ count }) => count))).toBe(true);
  for (const { count, totalKurus, firstKurus, eachKurus } of instalments) {
    expect(firstKurus + eachKurus * (count - 1)).toBe(totalKurus);
    expect(totalKurus).toBeGreaterThanOrEqual(grossKurus);
  }
}

function checkOffer(offer: Offer, request: QuoteRequest): void {
  expect(Number.isInteger(offer.grossKurus) && offer.grossKurus > 0).toBe(true);
  checkCoverages(offer, request.productId);
  checkCharges(offer);
  checkExplanation(offer);
  checkInstalments(offer);
  const startDayEnd = Date.parse(`${request.startDate}T00:00:00+03:00`) + dayMs;
  expect(offer.validUntil).toBe(Math.min(now + dayMs, startDayEnd));
  expect(offer.assumptions.every((text) => sentence.test(text))).toBe(true);
  expect(offer.isProvisional).toBe(request.provisional.length > 0);
}

/** One decline, or an offer of each package; only a single offer goes without a name. */
function checkAnswers(answers: readonly PackagedAnswer[], request: QuoteRequest): void {
  expect(answers.length).toBeGreaterThan(0);
  const ids = answers.map((answer) => answer.package?.id);
  expect(isUnique(ids)).toBe(true);
  if (answers.length > 1) expect(ids).not.toContain(undefined);
  for (const answer of answers) {
    if (answer.kind === "offer") checkOffer(answer, request);
    else {
      expect(answers).toHaveLength(1);
      expect(answer.reason).toMatch(sentence);
    }
  }
}

const pairs = lineIds.flatMap((line) =>
  insurerProfiles.filter(({ books }) => books[line]).map((profile) => ({ line, profile })),
);

describe.each(pairs)("$line at $profile.name", ({ line, profile }) => {
  const anyRequest: fc.Arbitrary<QuoteRequest> = anyRequests[line];
  const any = fc
    .tuple(anyRequest, fc.subarray([...provisionalParts]))
    .map(([request, provisional]): QuoteRequest => ({ ...request, provisional }));
  const factor = fc.constantFrom(1, 1, 0.93, 1.04, 1.5);

  it("answers any request as every line does, always the same", () => {
    fc.assert(
      fc.property(any, factor, (request, factorOnPrice) => {
        const answers = quoteLine(profile, request, { now, factor: factorOnPrice });
        checkAnswers(answers, request);
        expect(quoteLine(profile, request, { now, factor: factorOnPrice })).toEqual(answers);
      }),
      { seed, numRuns: 60 },
    );
  });

  it("offers a price for some of them", () => {
    const requests = fc.sample(anyRequest, { seed, numRuns: 200 });
    const answers = requests.flatMap((request) => quoteLine(profile, request, { now, factor: 1 }));
    expect(answers.some(({ kind }) => kind === "offer")).toBe(true);
  });

  it("has no price before the first tariff", () => {
    const [request] = fc.sample(anyRequest, { seed, numRuns: 1 });
    const early = { ...request!, startDate: "2019-01-01" };
    expect(quoteLine(profile, early, { now, factor: 1 })).toMatchObject([{ kind: "decline" }]);
  });
});

const without = lineIds.flatMap((line) =>
  insurerProfiles.filter(({ books }) => !books[line]).map((profile) => ({ line, profile })),
);

it.each(without)("$profile.name says that it does not insure $line", ({ line, profile }) => {
  const anyRequest: fc.Arbitrary<QuoteRequest> = anyRequests[line];
  const [request] = fc.sample(anyRequest, { seed, numRuns: 1 });
  expect(quoteLine(profile, request!, { now, factor: 1 })).toEqual([
    { kind: "decline", reason: `Şirket ${lines[line].copy.full} yapmıyor.` },
  ]);
});
