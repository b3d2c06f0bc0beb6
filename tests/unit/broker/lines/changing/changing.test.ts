import { describe, expect, it } from "vitest";
import { days, years } from "#shared/lines/period.ts";
import type { PolicyTerm } from "#shared/lines/period.ts";
import { changed, changesOf, differenceOf } from "#worker/broker/lines/changing/changing.ts";
import { periodFrom } from "#worker/broker/lines/policy-period.ts";
import { plainDaskRequest } from "../dask/request.ts";
import { plainTravelRequest } from "../seyahat/request.ts";
import { plainRequest } from "../trafik/request.ts";

const at = (istanbul: string) => Date.parse(`${istanbul}+03:00`);
const now = at("2026-07-01T12:00:00");
const year = periodFrom(at("2026-06-29T12:00:00"), years(1));

const [vehicle] = plainRequest.insured;
const asbis = { kind: "asbis", number: "1234567890123456789" } as const;
const unplated = {
  ...plainRequest,
  insured: [{ ...vehicle, plate: "34YK", document: asbis }] as const,
};

const wanted = (texts: Readonly<Record<string, string>>) => new Map(Object.entries(texts));
const idsOf = (...asked: Parameters<typeof changesOf>) => changesOf(...asked).map(({ id }) => id);

describe("what may be changed", () => {
  it("is a plate where there is none, and a registration where there is one", () => {
    expect(idsOf(unplated, year, now)).toEqual(["plate"]);
    expect(idsOf(plainRequest, year, now)).toEqual(["registration"]);
  });

  it("is nothing once the policy is over, nor before the first row holds", () => {
    expect(idsOf(plainRequest, year, year.endsAt)).toEqual([]);
    expect(idsOf(plainRequest, year, year.endsAt - 1)).toEqual(["registration"]);
    expect(idsOf(plainRequest, year, at("2025-12-31T23:59:59"))).toEqual([]);
  });
});

describe("what is another thing afterwards", () => {
  it("is the plate with its province, and the registration in place of the seller's number", () => {
    const result = changed(
      unplated,
      "plate",
      wanted({ plate: "06 AB 123", document: "kl 654321" }),
      now,
    );
    if (!result.ok) throw new Error(JSON.stringify(result.reason));
    const { request, rows } = result.value;
    expect(request.insured[0]).toEqual({
      ...vehicle,
      plate: "06AB123",
      provinceCode: "06",
      document: { kind: "permit", serial: "KL", number: "654321" },
    });
    expect(rows).toEqual([
      { label: "Plaka", before: "34 YK", after: "06 AB 123" },
      { label: "Ruhsat belge no", before: `ASBİS ${asbis.number}`, after: "KL 654321" },
    ]);
    expect(
      changed(request, "plate", wanted({ plate: "06 AB 123", document: "KL 654321" }), now),
    ).toEqual({
      ok: true,
      value: { request, rows: [] },
    });
  });

  it.each([
    [{ plate: "34 YK", document: "KL 654321" }, { plate: "Lütfen aracın aldığı plakayı yazınız." }],
    [{ document: "KL 654321" }, { plate: expect.any(String) }],
    [{ plate: "34 ABC 12" }, { document: expect.any(String) }],
  ])("is refused for %o", (typed, reason) => {
    expect(changed(unplated, "plate", wanted(typed), now)).toEqual({ ok: false, reason });
  });
});

describe("the area of a home", () => {
  const [home] = plainDaskRequest.insured;

  it("is what the deed says, in whole square metres", () => {
    const result = changed(plainDaskRequest, "area", wanted({ grossArea: "1.250" }), now);
    if (!result.ok) throw new Error(JSON.stringify(result.reason));
    expect(result.value.request.insured).toEqual([{ ...home, areaM2: 1250 }]);
    expect(result.value.rows).toEqual([
      { label: "Brüt alan", before: `${home.areaM2} m²`, after: "1250 m²" },
    ]);
    const same = changed(plainDaskRequest, "area", wanted({ grossArea: String(home.areaM2) }), now);
    expect(same).toMatchObject({ value: { rows: [] } });
  });

  it.each(["", "9", "2001", "100,5", "-80", "yüz"])("is refused for “%s”", (grossArea) => {
    const result = changed(plainDaskRequest, "area", wanted({ grossArea }), now);
    expect(result).toEqual({ ok: false, reason: { grossArea: expect.any(String) } });
  });

  it("is asked of homes alone", () => {
    expect(idsOf(plainDaskRequest, year, now)).toEqual(["area"]);
    expect(idsOf(plainTravelRequest, year, now)).not.toContain("area");
  });
});

describe("a further traveller", () => {
  const trip = periodFrom(at("2026-12-01T00:00:00"), days(7));
  const otto = {
    travellerName: "Otto",
    travellerSurname: "Schmidt",
    travelDocument: "u11111111",
    travellerNationality: "DE",
    travellerBirthDate: "09.08.2019",
  };
  const add = (texts: Readonly<Record<string, string>>, request = plainTravelRequest) =>
    changed(request, "traveller", wanted({ ...otto, ...texts }), now);

  it("may be added until the trip begins, as long as there is room", () => {
    const full = { ...plainTravelRequest, insured: Array(8).fill(plainTravelRequest.insured[0]) };
    expect(idsOf(plainTravelRequest, trip, trip.startsAt - 1)).toEqual(["traveller"]);
    expect(idsOf(plainTravelRequest, trip, trip.startsAt)).toEqual([]);
    expect(idsOf(full as never, trip, trip.startsAt - 1)).toEqual([]);
  });

  it("stands beside the others as their passport says, and is added once", () => {
    const result = add({});
    if (!result.ok) throw new Error(JSON.stringify(result.reason));
    const { request, rows } = result.value;
    expect(request.insured).toEqual([
      ...plainTravelRequest.insured,
      {
        travellerName: "OTTO",
        travellerSurname: "SCHMIDT",
        travelDocument: "U11111111",
        travellerNationality: "DE",
        travellerBirthDate: "2019-08-09",
        isRegistered: false,
      },
    ]);
    expect(rows).toEqual([
      { label: "Yeni yolcu", before: "Yok", after: "OTTO SCHMIDT, U******11, 09.08.2019" },
    ]);
    expect(add({}, request as never)).toEqual({ ok: true, value: { request, rows: [] } });
  });

  it.each<[Readonly<Record<string, string>>, string]>([
    [{ travellerName: "" }, "travellerName"],
    [{ travellerBirthDate: "31.02.2019" }, "travellerBirthDate"],
    [{ travelDocument: "U12345678" }, "travelDocument"],
    [{ travelDocument: "10000000146" }, "travelDocument"],
    [{ travellerNationality: "TR" }, "travellerNumber"],
    [{ travellerNationality: "TR", travellerNumber: "10000000147" }, "travellerNumber"],
  ])("is refused for %o at %s", (texts, field) => {
    const result = add(texts);
    expect(result.ok ? [] : Object.keys(result.reason)).toEqual([field]);
  });
});

describe("what a change costs", () => {
  it.each<[string, PolicyTerm, string, number, number, number]>([
    ["2026-06-29T12:00:00", years(1), "2026-06-29T13:00:00", 100_000, 136_500, 36_500],
    ["2026-06-29T12:00:00", years(1), "2026-06-30T00:00:00", 100_000, 136_500, 36_400],
    ["2026-06-29T12:00:00", years(1), "2027-06-28T23:59:00", 100_000, 136_500, 100],
    ["2027-06-29T12:00:00", years(1), "2027-06-30T00:00:00", 100_000, 136_600, 36_500],
    ["2026-06-29T12:00:00", years(1), "2026-12-28T00:00:00", 136_500, 100_000, -18_300],
    ["2026-07-10T00:00:00", days(10), "2026-07-01T00:00:00", 10_000, 11_000, 1_000],
    ["2026-06-29T12:00:00", years(1), "2026-07-15T00:00:00", 100_000, 100_000, 0],
  ])("from %s, %o, asked %s: %i instead of %i is %i", (start, term, asked, before, after, cost) => {
    expect(differenceOf(periodFrom(at(start), term), { before, after }, at(asked))).toBe(cost);
  });
});
