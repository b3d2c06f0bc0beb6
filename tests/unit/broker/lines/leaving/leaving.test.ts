import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LineId } from "#shared/lines/registry.ts";
import { lineIds } from "#shared/lines/registry.ts";
import { addDays } from "#shared/format/date.ts";
import { days, years } from "#shared/lines/period.ts";
import type { LeftPolicy } from "#worker/broker/lines/leaving/leaving.ts";
import {
  daysOf,
  endOf,
  eventFault,
  groundsOf,
  refundOf,
} from "#worker/broker/lines/leaving/leaving.ts";
import { groundWords } from "#worker/broker/lines/leaving/copy.ts";
import { grounds } from "#worker/broker/lines/leaving/tariff/grounds.ts";
import { ratings } from "#worker/broker/lines/quote-line.ts";
import type { PolicyTerm } from "#shared/lines/period.ts";
import { periodFrom } from "#worker/broker/lines/policy-period.ts";

const at = (istanbul: string) => Date.parse(`${istanbul}+03:00`);

function policyOf(
  productId: LineId,
  start: string,
  how: { grossKurus?: number; paidKurus?: number; term?: PolicyTerm } = {},
): LeftPolicy {
  const { grossKurus = 1_987_400, paidKurus = grossKurus, term = years(1) } = how;
  const startsAt = at(start);
  return {
    productId,
    issuedAt: startsAt,
    period: periodFrom(startsAt, term),
    grossKurus,
    paidKurus,
  };
}

/** Which grounds are open, and why the others are not. */
const standing = (policy: LeftPolicy, istanbul: string) =>
  Object.fromEntries(
    groundsOf(policy, at(istanbul)).map(({ id, closed, until }) => [
      id,
      closed?.kind ?? until ?? "open",
    ]),
  );

describe("the grounds of a line", () => {
  it.each<[LineId, string, Record<string, string>]>([
    [
      "kasko",
      "2026-07-13T23:59:00",
      { withdrawal: "2026-07-13", sold: "open", scrapped: "open", double: "open", other: "open" },
    ],
    [
      "kasko",
      "2026-07-14T00:00:00",
      { withdrawal: "passed", sold: "open", scrapped: "open", double: "open", other: "open" },
    ],
    [
      "dask",
      "2026-07-14T00:00:00",
      { sold: "open", double: "open", "compulsory-withdrawal": "passed" },
    ],
    [
      "trafik",
      "2026-07-01T10:00:00",
      {
        sold: "open",
        double: "open",
        scrapped: "open",
        "off-road": "open",
        "compulsory-withdrawal": "2026-07-13",
      },
    ],
    ["bireysel", "2027-06-29T12:00:00", {}],
  ])("of %s on %s", (productId, now, expected) => {
    expect(standing(policyOf(productId, "2026-06-29T12:00:00"), now)).toEqual(expected);
  });

  it("tells a trip of a month and one of a week apart", () => {
    const trip = (last: string): LeftPolicy => ({
      ...policyOf("seyahat", "2026-12-01T00:00:00"),
      issuedAt: at("2026-11-25T10:00:00"),
      period: periodFrom(at("2026-12-01T00:00:00"), { unit: "whole-days", last }),
    });
    const open = { withdrawal: "too-short", "not-begun": "open", "visa-refused": "open" };
    expect(standing(trip("2026-12-30"), "2026-11-26T10:00:00")).toEqual(open);
    const begun = { withdrawal: "too-short", "not-begun": "begun", "visa-refused": "begun" };
    expect(standing(trip("2026-12-30"), "2026-12-01T00:00:00")).toEqual(begun);
    const month = { withdrawal: "2026-12-09", "not-begun": "too-long", "visa-refused": "open" };
    expect(standing(trip("2026-12-31"), "2026-11-26T10:00:00")).toEqual(month);
  });

  it("leaves compulsory insurance on no ground that the law does not know", () => {
    for (const id of ["trafik", "ikincieltrafik", "galericikisatrafik", "dask"] as const) {
      expect(ratings[id].grounds).not.toContain("other");
      expect(ratings[id].grounds).not.toContain("withdrawal");
      expect(ratings[id].grounds).toContain("compulsory-withdrawal");
    }
  });

  it("is left to the insurer wherever no article says it", () => {
    const rows = Object.values(grounds).flat();
    for (const row of rows) {
      if (row.confidence === "estimate") expect(row.decides).toBe("insurer");
    }
  });

  it("names a paper and a day where it asks for them, in every line", () => {
    for (const productId of lineIds) {
      for (const id of ratings[productId].grounds) {
        const words = groundWords(id, productId);
        const [row] = grounds[id];
        expect(words.paper !== undefined).toBe(row?.needsPaper);
        expect(words.day !== undefined).toBe(row?.endsOn === "event");
      }
    }
  });
});

describe("the end of a policy", () => {
  const policy = policyOf("kasko", "2026-06-29T12:00:00");
  const today = "2026-11-25";
  it.each([
    ["start", undefined, "2026-06-29"],
    ["event", "2026-11-23", "2026-11-23"],
    ["event", "2026-05-01", "2026-06-29"],
    ["event", undefined, today],
    ["request", "2026-11-23", today],
  ] as const)("on %s, of %s, is %s", (endsOn, eventDay, day) => {
    expect(endOf(policy, { endsOn }, { eventDay, today })).toBe(day);
  });

  it.each([
    ["2026-11-25", undefined],
    ["2026-11-26", "future"],
    ["2026-01-01", undefined],
  ])("of a day %s says %s", (day, fault) => {
    expect(eventFault(policy, day, today)).toBe(fault);
  });

  it("knows a day after the policy's own end", () => {
    const over = policyOf("kasko", "2025-06-29T12:00:00");
    expect(eventFault(over, "2026-06-29", today)).toBe("after-end");
    expect(eventFault(over, "2026-06-28", today)).toBeUndefined();
  });
});

describe("what comes back", () => {
  it.each([
    // A year of 365 days; the first figure is the sketch's.
    ["2026-06-29T12:00:00", 1_987_400, "2026-11-23", 365, 147, 1_186_995],
    ["2026-01-01T12:00:00", 1_460_000, "2026-07-20", 365, 200, 660_000],
    ["2026-01-01T12:00:00", 438_000, "2026-04-11", 365, 100, 318_000],
    // A year with 29 February, and one that begins on it.
    ["2027-03-01T12:00:00", 366_00, "2028-02-29", 366, 365, 100],
    ["2028-02-29T12:00:00", 365_00, "2028-03-01", 365, 1, 364_00],
    ["2027-02-28T12:00:00", 365_00, "2028-02-27", 365, 364, 100],
    // The day it begins on, the day before, and its own last.
    ["2026-06-29T12:00:00", 1_987_400, "2026-06-29", 365, 0, 1_987_400],
    ["2026-06-29T12:00:00", 1_987_400, "2026-06-20", 365, 0, 1_987_400],
    ["2026-06-29T12:00:00", 1_987_400, "2027-06-29", 365, 365, 0],
    // Issued in the afternoon, so that it covers a little less than a year.
    ["2026-06-29T17:45:00", 365_00, "2026-06-30", 365, 1, 364_00],
  ])(
    "of a policy from %s for %i that ends on %s",
    (start, grossKurus, endsOn, total, used, back) => {
      const refund = refundOf(policyOf("kasko", start, { grossKurus }), endsOn);
      expect(refund).toMatchObject({ totalDays: total, usedDays: used, refundKurus: back });
    },
  );

  it("goes by the days of the period", () => {
    const short = policyOf("galericikisatrafik", "2026-11-01T12:00:00", {
      grossKurus: 300_00,
      term: days(30),
    });
    expect(refundOf(short, "2026-11-11")).toMatchObject({ totalDays: 30, refundKurus: 200_00 });
    const trip = {
      ...short,
      period: periodFrom(at("2026-12-01T00:00:00"), { unit: "whole-days", last: "2026-12-07" }),
    };
    expect(daysOf(trip.period)).toEqual({ from: "2026-12-01", to: "2026-12-08", total: 7 });
  });

  it("keeps what instalments cost once cover has run, and gives it back if it never has", () => {
    const policy = policyOf("kasko", "2026-06-29T12:00:00", {
      grossKurus: 365_00,
      paidKurus: 380_00,
    });
    expect(refundOf(policy, "2026-07-09")).toMatchObject({
      refundKurus: 355_00,
      usedKurus: 10_00,
      surchargeKurus: 15_00,
    });
    expect(refundOf(policy, "2026-06-29")).toMatchObject({
      refundKurus: 380_00,
      surchargeKurus: 0,
    });
  });

  it("adds up to what was paid, and is never more the day after", () => {
    const money = fc.integer({ min: 1, max: 100_000_000 });
    const start = fc.integer({ min: 0, max: 3000 }).map((day) => addDays("2024-01-01", day));
    const asked = fc.record({
      start,
      grossKurus: money,
      surcharge: fc.nat(1_000_000),
      day: fc.nat(400),
    });
    fc.assert(
      fc.property(asked, ({ start: first, grossKurus, surcharge, day }) => {
        const paidKurus = grossKurus + surcharge;
        const policy = policyOf("kasko", `${first}T12:00:00`, { grossKurus, paidKurus });
        const [now, then] = [day, day + 1].map((count) => refundOf(policy, addDays(first, count)));
        expect(now!.refundKurus + now!.usedKurus + now!.surchargeKurus).toBe(paidKurus);
        expect(now!.refundKurus).toBeGreaterThanOrEqual(0);
        expect(then!.refundKurus).toBeLessThanOrEqual(now!.refundKurus);
        expect(Number.isSafeInteger(now!.refundKurus)).toBe(true);
      }),
    );
  });
});
