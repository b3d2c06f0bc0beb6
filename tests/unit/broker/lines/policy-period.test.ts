import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, formatMoment, todayInIstanbul } from "#shared/format/date.ts";
import type { FixedPeriod } from "#shared/lines/period.ts";
import { days, until, years } from "#shared/lines/period.ts";
import {
  periodFrom,
  policyPeriod as periodOfRequest,
  policyTerm,
  storedPeriod,
} from "#worker/broker/lines/policy-period.ts";
import { plainTravelRequest } from "./seyahat/request.ts";
import { plainRequest } from "./trafik/request.ts";

/** Of a line whose policies run for a year. */
const policyPeriod = (startDate: string, issuedAt: number) =>
  periodOfRequest({ ...plainRequest, startDate }, issuedAt);

const at = (istanbul: string) => Date.parse(`${istanbul}+03:00`);
const shown = (startDay: string, issued: string) => {
  const { startsAt, endsAt } = policyPeriod(startDay, at(issued));
  return [formatMoment(startsAt), formatMoment(endsAt)];
};

describe("the policy of a trip", () => {
  it.each([
    ["2026-12-01", "2026-12-07", "2026-11-25T17:01:00", "01.12.2026 saat 00.00", "07.12.2026"],
    ["2026-11-25", "2026-11-25", "2026-11-25T17:01:00", "25.11.2026 saat 17.01", "25.11.2026"],
    ["2026-11-25", "2026-11-25", "2026-11-25T23:59:30", "25.11.2026 saat 23.59", "26.11.2026"],
  ])("from %s to %s, issued %s, covers whole days", (startDate, returnDate, issued, start, end) => {
    const terms = { ...plainTravelRequest.terms, returnDate };
    const request = { ...plainTravelRequest, startDate, terms };
    const { startsAt, endsAt } = periodOfRequest(request, at(issued));
    expect(formatMoment(startsAt)).toBe(start);
    expect(formatMoment(endsAt)).toContain(end);
    expect(endsAt).toBeGreaterThan(startsAt);
  });
});

describe("policyPeriod", () => {
  it.each([
    ["today, in the afternoon", "2026-11-25", "2026-11-25T17:01:40", "25.11.2026 saat 17.01"],
    ["today, in the morning", "2026-11-25", "2026-11-25T09:30:00", "25.11.2026 saat 09.30"],
    ["today, at noon", "2026-11-25", "2026-11-25T12:00:00", "25.11.2026 saat 12.00"],
    ["today, the first moment", "2026-11-25", "2026-11-25T00:00:00", "25.11.2026 saat 00.00"],
    ["today, the last moment", "2026-11-25", "2026-11-25T23:59:59.999", "25.11.2026 saat 23.59"],
    ["tomorrow, just before it", "2026-11-26", "2026-11-25T23:59:59.999", "26.11.2026 saat 12.00"],
    ["tomorrow", "2026-11-26", "2026-11-25T17:01:00", "26.11.2026 saat 12.00"],
    ["in a month", "2026-12-25", "2026-11-25T17:01:00", "25.12.2026 saat 12.00"],
    [
      "a day that passed while paying",
      "2026-11-25",
      "2026-11-26T00:00:30",
      "26.11.2026 saat 00.00",
    ],
  ])("for %s", (_name, startDay, issued, start) => {
    expect(shown(startDay, issued)[0]).toBe(start);
  });

  it.each([
    ["2026-11-25", "2026-11-25T17:01:00", "25.11.2027 saat 12.00"],
    ["2026-11-26", "2026-11-25T17:01:00", "26.11.2027 saat 12.00"],
    ["2026-12-31", "2026-12-31T23:59:00", "31.12.2027 saat 12.00"],
    ["2028-02-29", "2028-02-29T08:00:00", "28.02.2029 saat 12.00"],
    ["2027-02-28", "2027-02-01T08:00:00", "28.02.2028 saat 12.00"],
  ])("from %s, issued %s, ends %s", (startDay, issued, end) => {
    expect(shown(startDay, issued)[1]).toBe(end);
  });

  const issues = fc.record({
    issuedAt: fc.integer({ min: at("2026-01-01T00:00:00"), max: at("2060-01-01T00:00:00") }),
    ahead: fc.integer({ min: 0, max: 60 }),
  });

  it("never starts before the policy is issued, nor before the wanted day", () => {
    fc.assert(
      fc.property(issues, ({ issuedAt, ahead }) => {
        const wanted = addDays(todayInIstanbul(issuedAt), ahead);
        const { startsAt } = policyPeriod(wanted, issuedAt);
        expect(startsAt).toBeGreaterThanOrEqual(issuedAt);
        expect(todayInIstanbul(startsAt)).toBe(wanted);
        expect(ahead === 0 ? startsAt : formatMoment(startsAt).slice(-5)).toBe(
          ahead === 0 ? issuedAt : "12.00",
        );
      }),
    );
  });

  it("is a year: it ends at noon of the day it began on, whichever way it is read", () => {
    fc.assert(
      fc.property(issues, ({ issuedAt, ahead }) => {
        const period = policyPeriod(addDays(todayInIstanbul(issuedAt), ahead), issuedAt);
        const [first, last] = [period.startsAt, period.endsAt].map(todayInIstanbul) as [
          string,
          string,
        ];
        expect(Number(last.slice(0, 4)) - Number(first.slice(0, 4))).toBe(1);
        expect(last.slice(4)).toBe(first.slice(4).replace("-02-29", "-02-28"));
        expect(formatMoment(period.endsAt)).toMatch(/ saat 12\.00$/);
        expect(periodFrom(period.startsAt)).toEqual(period);
      }),
    );
  });
});

describe("periodFrom", () => {
  const trip = [{ returnDay: "2026-12-03" }, { returnDay: "2026-12-20" }, {}];
  it.each<[string, string, FixedPeriod, string]>([
    ["two years", "2026-11-25T17:01:00", years(2), "25.11.2028 saat 12.00"],
    ["a year from 29 February", "2028-02-29T12:00:00", years(1), "28.02.2029 saat 12.00"],
    ["four years from 29 February", "2028-02-29T12:00:00", years(4), "29.02.2032 saat 12.00"],
    ["thirty days", "2026-11-25T17:01:00", days(30), "25.12.2026 saat 12.00"],
    ["thirty days over February", "2027-02-14T12:00:00", days(30), "16.03.2027 saat 12.00"],
    ["until the last return", "2026-11-25T12:00:00", until("returnDay"), "20.12.2026 saat 12.00"],
    ["until a day nobody named", "2026-11-25T10:00:00", until("x"), "25.11.2026 saat 12.00"],
    [
      "a day whose noon has passed",
      "2026-12-20T17:00:00",
      until("returnDay"),
      "21.12.2026 saat 00.00",
    ],
  ])("of %s", (_name, start, period, end) => {
    expect(formatMoment(periodFrom(at(start), period, trip).endsAt)).toBe(end);
  });
});

describe("storedPeriod", () => {
  const issuedAt = at("2026-11-25T17:01:00");
  const startsAt = at("2026-11-26T12:00:00");
  const aYear = at("2027-11-26T12:00:00");
  it.each([
    [
      "as it was issued",
      { startsAt, endsAt: at("2026-12-26T12:00:00") },
      at("2026-12-26T12:00:00"),
    ],
    ["of before its end was kept, a year", { startsAt, endsAt: null }, aYear],
    ["of before its start was kept, a year", { startsAt: null, endsAt: null }, aYear],
  ])("%s", (_name, stored, endsAt) => {
    expect(storedPeriod({ issuedAt, ...stored }, "2026-11-26")).toEqual({ startsAt, endsAt });
  });
});

describe("policyTerm", () => {
  const period = policyPeriod("2026-11-26", at("2026-11-25T17:01:00"));
  it.each([
    ["2026-11-25T17:01:00", "future"],
    ["2026-11-26T11:59:59.999", "future"],
    ["2026-11-26T12:00:00", "running"],
    ["2027-11-26T11:59:59.999", "running"],
    ["2027-11-26T12:00:00", "over"],
  ] as const)("at %s it is %s", (now, term) => {
    expect(policyTerm(period, at(now))).toBe(term);
  });
});
