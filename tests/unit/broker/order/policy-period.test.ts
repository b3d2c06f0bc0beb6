import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, formatMoment, todayInIstanbul } from "#shared/format/date.ts";
import { periodFrom, policyPeriod, policyTerm } from "#worker/broker/order/policy-period.ts";

const at = (istanbul: string) => Date.parse(`${istanbul}+03:00`);
const shown = (startDay: string, issued: string) => {
  const { startsAt, endsAt } = policyPeriod(startDay, at(issued));
  return [formatMoment(startsAt), formatMoment(endsAt)];
};

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
    days: fc.integer({ min: 0, max: 60 }),
  });

  it("never starts before the policy is issued, nor before the wanted day", () => {
    fc.assert(
      fc.property(issues, ({ issuedAt, days }) => {
        const wanted = addDays(todayInIstanbul(issuedAt), days);
        const { startsAt } = policyPeriod(wanted, issuedAt);
        expect(startsAt).toBeGreaterThanOrEqual(issuedAt);
        expect(todayInIstanbul(startsAt)).toBe(wanted);
        expect(days === 0 ? startsAt : formatMoment(startsAt).slice(-5)).toBe(
          days === 0 ? issuedAt : "12.00",
        );
      }),
    );
  });

  it("is a year: it ends at noon of the day it began on, whichever way it is read", () => {
    fc.assert(
      fc.property(issues, ({ issuedAt, days }) => {
        const period = policyPeriod(addDays(todayInIstanbul(issuedAt), days), issuedAt);
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
