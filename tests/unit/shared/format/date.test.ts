import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  ageOn,
  daysBetween,
  formatDate,
  formatDateTime,
  formatTime,
  formatWireDate,
  formatWireDateTime,
  isCalendarDate,
  nextMinute,
  parseDisplayDate,
  todayInIstanbul,
  yearList,
} from "#shared/format/date.ts";

const noon = Date.UTC(2026, 10, 20, 9, 5);
const isoDates = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

// Specification 9.18
describe("an instant is shown on İstanbul's clock", () => {
  it("in every form", () => {
    expect(formatDate(noon)).toBe("20.11.2026");
    expect(formatDateTime(noon)).toBe("20.11.2026 12.05");
    expect(formatTime(noon)).toBe("12:05");
    expect([nextMinute(noon), nextMinute(noon + 1)]).toEqual(["12.05", "12.06"]);
    expect(formatWireDate(noon)).toBe("2026-11-20");
    expect(formatWireDateTime(noon)).toBe("2026-11-20 12:05");
    expect(formatDateTime("2026-11-20T09:05:00.000Z")).toBe("20.11.2026 12.05");
  });

  it("where the day turns three hours before it does in Greenwich", () => {
    expect(todayInIstanbul(Date.UTC(2026, 11, 31, 20, 59, 59))).toBe("2026-12-31");
    expect(todayInIstanbul(Date.UTC(2026, 11, 31, 21, 0, 0))).toBe("2027-01-01");
  });

  it("as the platform's time zone data has it", () => {
    const platform = new Intl.DateTimeFormat("tr-TR", {
      timeZone: "Europe/Istanbul",
      day: "2-digit",
      month: "2-digit",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
    });
    const instants = fc.integer({ min: Date.UTC(2017, 0, 1), max: Date.UTC(2099, 0, 1) });
    fc.assert(
      fc.property(instants, (at) => {
        expect(formatDateTime(at)).toBe(platform.format(at).replace(":", "."));
      }),
    );
  });
});

describe("a calendar date", () => {
  it("is not moved by a time zone", () => {
    fc.assert(
      fc.property(isoDates, (date) => {
        expect(formatWireDate(date)).toBe(date);
      }),
    );
    expect(formatDate("1990-01-02")).toBe("02.01.1990");
    expect(formatDate("2024-02-29")).toBe("29.02.2024");
  });

  it("is read back as it is shown", () => {
    fc.assert(
      fc.property(isoDates, (value) => {
        expect(parseDisplayDate(formatDate(value))).toEqual({ ok: true, value });
      }),
    );
    expect(parseDisplayDate("1.9.2026")).toEqual({ ok: true, value: "2026-09-01" });
  });

  it("can be counted with", () => {
    fc.assert(
      fc.property(isoDates, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  });

  it.each(["2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "20-11-2026", "", "2026-1-1"])(
    "is not %j",
    (text) => expect(isCalendarDate(text)).toBe(false),
  );

  it.each(["31.02.2026", "31.2.2026", "20.11.26", "20.11", "", "aa.bb.cccc"])(
    "is not read from %j",
    (text) => expect(parseDisplayDate(text)).toEqual({ ok: false, reason: "malformed" }),
  );
});

it("counts completed years of age", () => {
  expect(ageOn("2008-11-20", "2026-11-20")).toBe(18);
  expect(ageOn("2008-11-21", "2026-11-20")).toBe(17);
  expect(ageOn("2008-02-29", "2026-02-28")).toBe(17);
});

it("lists years newest first", () => {
  expect(yearList(2023, 2026)).toEqual([2026, 2025, 2024, 2023]);
  expect(yearList(2027, 2026)).toEqual([]);
});
