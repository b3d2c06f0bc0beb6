import { describe, expect, it } from "vitest";
import {
  adultBirthDate,
  birthDate,
  DateSchema,
  IsoDateSchema,
  policyStart,
  WireDaySchema,
} from "#shared/schemas/date.ts";
import { read } from "./reading.ts";

const now = Date.UTC(2026, 10, 20, 9);

// Specification 5.13
it.each([
  ["20.11.2026", "2026-11-20"],
  [" 29.02.2028 ", "2028-02-29"],
  ["20/11/2026", "2026-11-20"],
])("reads the date %j", (typed, date) => {
  expect(read(DateSchema, typed)).toBe(date);
});

it.each([
  ["", "Lütfen doldurun"],
  ["29.02.2026", "Geçerli bir tarih giriniz (GG.AA.YYYY)."],
  ["32.01.2026", "Geçerli bir tarih giriniz (GG.AA.YYYY)."],
  ["20.11.", "Geçerli bir tarih giriniz (GG.AA.YYYY)."],
])("refuses the date %j", (typed, message) => {
  expect(read(DateSchema, typed)).toEqual({ message });
});

it.each(["2026-12-01", "2026-12-01 00:00", "2026-12-01 12:00", "2026-12-01 23:59"])(
  "reads the day of %j, as it is sent",
  (sent) => {
    expect(read(WireDaySchema, sent)).toBe("2026-12-01");
  },
);

it.each([
  "2026-02-30 12:00",
  "2026-12-01 24:00",
  "2026-12-01 12:60",
  "2026-12-01T12:00",
  "01.12.2026",
])("refuses %j, as it is sent", (sent) => {
  const message = "Geçerli bir tarih giriniz (YYYY-AA-GG SS:DD).";
  expect(read(WireDaySchema, sent)).toEqual({ message });
});

it("takes a stored date only in its own form", () => {
  expect(read(IsoDateSchema, "2026-11-20")).toBe("2026-11-20");
  expect(read(IsoDateSchema, "20.11.2026")).toHaveProperty("message");
  expect(read(IsoDateSchema, "2026-02-30")).toHaveProperty("message");
});

describe("a birth date", () => {
  it.each([
    ["01.01.1900", "1900-01-01"],
    ["20.11.2026", "2026-11-20"],
  ])("may be %j", (typed, date) => {
    expect(read(birthDate(now), typed)).toBe(date);
  });

  it.each([
    ["", "Lütfen Doğum Tarihini Giriniz"],
    ["31.12.1899", "Geçerli bir doğum tarihi giriniz (GG.AA.YYYY)."],
    ["21.11.2026", "Geçerli bir doğum tarihi giriniz (GG.AA.YYYY)."],
    ["31.04.1990", "Geçerli bir doğum tarihi giriniz (GG.AA.YYYY)."],
  ])("may not be %j", (typed, message) => {
    expect(read(birthDate(now), typed)).toEqual({ message });
  });

  it("of a policyholder lies eighteen years back, counted in İstanbul", () => {
    const beforeMidnight = Date.UTC(2026, 10, 20, 20, 59);
    const message =
      "Sigorta ettiren 18 yaşını doldurmuş olmalıdır: velisi veya vasisi kendi bilgileriyle teklif alıp çocuğu sigortalı olarak ekleyebilir.";
    expect(read(adultBirthDate(beforeMidnight), "20.11.2008")).toBe("2008-11-20");
    expect(read(adultBirthDate(beforeMidnight), "21.11.2008")).toEqual({ message });
    expect(read(adultBirthDate(beforeMidnight + 60_000), "21.11.2008")).toBe("2008-11-21");
  });
});

it("starts a policy from today on", () => {
  expect(read(policyStart(now, 30), "20.11.2026")).toBe("2026-11-20");
  expect(read(policyStart(now, 30), "20.12.2026")).toBe("2026-12-20");
  expect(read(policyStart(now, 30), "21.12.2026")).toHaveProperty("message");
  expect(read(policyStart(now, 30), "19.11.2026")).toEqual({
    message: "Poliçe başlangıç tarihi bugünden önce olamaz.",
  });
});
