import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { addDays } from "#shared/format/date.ts";
import type { LineId } from "#shared/lines/registry.ts";
import { lineIds } from "#shared/lines/registry.ts";
import { shareOf } from "#tests/share-of-cases.ts";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import type { QuoteRequest } from "#worker/broker/lines/request.ts";
import { provisionalParts } from "#worker/broker/domain/provisional-part.ts";
import { quoteLine } from "#worker/broker/lines/quote-line.ts";
import { anyRequests } from "./any-requests.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const file = path.join(import.meta.dirname, "recorded-prices.json");
const isRecording = process.env["RECORD_PRICES"] === "1";

/** Requests of a line come in blocks, each drawn by a seed of its own and told by one digest. */
const blocks = Array.from({ length: 100 }, (_, block) => block);
const blockSize = 100;

interface Asked {
  readonly request: QuoteRequest;
  /** What has become of the insurer's prices since; nothing mostly. */
  readonly factor: number;
}

function requestsOf(line: LineId, block: number): Asked[] {
  const request: fc.Arbitrary<QuoteRequest> = anyRequests[line];
  const provisional = fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.subarray([...provisionalParts]) },
  );
  // Days on which other rows of the tables are in force.
  const shift = fc.oneof(
    { weight: 4, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: -500, max: 300 }) },
  );
  const asked = fc
    .record({ request, provisional, shift, factor: fc.constantFrom(1, 1, 1.04, 0.93) })
    .map((drawn) => ({
      request: {
        ...drawn.request,
        startDate: addDays(drawn.request.startDate, drawn.shift),
        provisional: drawn.provisional,
      },
      factor: drawn.factor,
    }));
  return fc.sample(asked, { seed: 20_261_125 + block, numRuns: blockSize });
}

/** JSON that does not depend on the order in which an object was put together. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** What every insurer of a line answers a block of requests: prices, charges, explanations, coverages and declines. */
function digestOf(line: LineId, block: number): string {
  const hash = createHash("sha256");
  const sellers = insurerProfiles.filter(({ books }) => books[line] !== undefined);
  for (const { request, factor } of requestsOf(line, block)) {
    for (const profile of sellers) {
      hash.update(profile.id).update(canonical(quoteLine(profile, request, { now, factor })));
    }
  }
  return hash.digest("hex").slice(0, 12);
}

type Recorded = Readonly<Record<string, readonly string[]>>;

/**
 * Digests of what 10,000 requests of each line were answered before the code that rates was changed last. A change of that
 * code must not move them; one of a tariff, a book or a text does, and is then confirmed by `npm run prices`.
 */
const recorded: Recorded = isRecording ? {} : (JSON.parse(readFileSync(file, "utf8")) as Recorded);

describe.runIf(isRecording)("prices are recorded", () => {
  const found: Record<string, readonly string[]> = {};
  it.each(lineIds)("%s", { timeout: 600_000 }, (line) => {
    found[line] = blocks.map((block) => digestOf(line, block));
    expect(new Set(found[line]).size).toBe(blocks.length);
  });
  afterAll(() => writeFileSync(file, `${JSON.stringify(found, null, 1)}\n`));
});

describe.skipIf(isRecording)("prices are what they have been", () => {
  const asked = lineIds.flatMap((line, at) =>
    shareOf(blocks, 50, at).map((block) => [line, block] as const),
  );
  it.each(asked)(
    "%s, requests %i00 and on: `npm run prices` after a change of tariffs",
    (...of) => {
      expect(digestOf(...of)).toBe(recorded[of[0]]?.[of[1]]);
    },
  );
});
