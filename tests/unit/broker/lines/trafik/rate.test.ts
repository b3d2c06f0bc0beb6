import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { usageOf } from "#worker/broker/assets/vehicle/vehicle-usage.ts";
import { ardic } from "#worker/broker/insurers/ardic.ts";
import type { Offer } from "#worker/broker/lines/offer.ts";
import type { InsurerProfile } from "#worker/broker/insurers/profile.ts";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import { quoteLine } from "#worker/broker/lines/quote-line.ts";
import { scale } from "#worker/broker/lines/rating/factors.ts";
import { trafikCeiling } from "#worker/broker/lines/trafik/ceiling.ts";
import { lateDays, lateSurchargePercent } from "#worker/broker/lines/trafik/history.ts";
import type { RequestOf } from "#worker/broker/lines/request.ts";
import { anyRequest, plainRequest } from "./request.ts";

type TrafikRequest = RequestOf<"trafik">;

const now = Date.parse("2026-11-20T10:00:00Z");
const { history } = plainRequest;

const answerOf = (request: TrafikRequest, profile: InsurerProfile = ardic, factor = 1) =>
  quoteLine(profile, request, { now, factor })[0];

function offerOf(request: TrafikRequest, profile: InsurerProfile = ardic, factor = 1): Offer {
  const answer = answerOf(request, profile, factor);
  if (answer?.kind !== "offer") throw new Error(answer?.reason);
  return answer;
}

/** Ceiling with the surcharge for late renewal, in kuruş. */
function highest({ insured: [vehicle], history: past, startDate: date }: TrafikRequest): number {
  const { provinceCode, fuel, usage } = vehicle;
  const { vehicleClass } = usageOf(usage)!;
  const { bonusMalusStep, isFleet, previousPolicyEnd } = past;
  const input = { provinceCode, vehicleClass, bonusMalusStep, fuel, isFleet, date };
  const ceiling = trafikCeiling(input);
  if (!ceiling.ok) throw new Error(ceiling.reason.kind);
  const percent = lateSurchargePercent(lateDays(previousPolicyEnd, date), date);
  return scale(ceiling.value.kurus, [1 + percent / 100]);
}

describe("the premium of a vehicle", () => {
  it.each(insurerProfiles)("stays between 0,55 and the ceiling at $name", (profile) => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const answer = answerOf(request, profile);
        if (answer?.kind !== "offer") return;
        const limit = highest(request);
        expect(answer.grossKurus).toBeGreaterThanOrEqual(Math.floor(limit * 0.55));
        expect(answer.grossKurus).toBeLessThanOrEqual(limit);
        for (const { totalKurus } of answer.instalments) {
          expect(totalKurus).toBeLessThanOrEqual(limit);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("carries the surcharge of a late renewal and says so", () => {
    const late = { ...plainRequest, history: { ...history, previousPolicyEnd: "2026-11-13" } };
    const { grossKurus, assumptions, explanation } = offerOf(late);
    // Both are rounded once, of the whole product.
    expect(Math.abs(grossKurus - offerOf(plainRequest).grossKurus * 1.05)).toBeLessThan(1.1);
    expect(assumptions).toContain(
      "Önceki poliçenin bitişinden 12 gün sonra başladığı için %5 gecikme zammı eklendi.",
    );
    expect(explanation.at(-1)).toMatchObject({ label: "12 gün gecikmeli yenileme", factor: 1.05 });
  });

  it("is the same for a renewal in time and for none before", () => {
    const inTime = { ...plainRequest, history: { ...history, previousPolicyEnd: "2026-11-25" } };
    expect(offerOf(inTime).grossKurus).toBe(offerOf(plainRequest).grossKurus);
  });

  it("stops at the ceiling on bad steps, so that several insurers ask the same", () => {
    const bad = { ...plainRequest, history: { ...history, bonusMalusStep: 0 as const } };
    const answers = insurerProfiles.flatMap((profile) => answerOf(bad, profile) ?? []);
    const offers = answers.filter((answer) => answer.kind === "offer");
    const most = Math.max(...offers.map(({ grossKurus }) => grossKurus));
    const dearest = offers.filter(({ grossKurus }) => grossKurus === most);
    expect(dearest.length).toBeGreaterThan(2);
    for (const { explanation } of dearest) {
      expect(explanation.at(-1)?.label).toMatch(/^Tavan primi (?:aşılmaz|uygulanan risk: )/);
    }
  });

  // Law 5684, article 13: nobody is refused compulsory cover.
  it.each(insurerProfiles)("is quoted for whatever is on the road at $name", (profile) => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { grossKurus, assumptions, explanation } = offerOf(request, profile);
        const unwanted = assumptions.find((text) => text.startsWith("Şirket bu riske"));
        if (unwanted === undefined) return;
        expect(grossKurus).toBe(highest(request));
        // A step of its own only where the insurer's factors do not come to the ceiling by themselves.
        expect(explanation.reduce((sum, { kurus }) => sum + kurus, 0)).toBe(grossKurus);
      }),
      { numRuns: 60 },
    );
  });

  it("is the ceiling where the insurer would rather not have the risk, and says why", () => {
    const [vehicle] = plainRequest.insured;
    const old: TrafikRequest = { ...plainRequest, insured: [{ ...vehicle, modelYear: 1990 }] };
    const { grossKurus, assumptions, explanation, instalments } = offerOf(old);
    expect(grossKurus).toBe(highest(old));
    expect(explanation.some(({ label }) => label.startsWith("Tavan primi uyg"))).toBe(true);
    expect(assumptions).toContain("Şirket bu riske tavan primi uyguluyor: 30 yaşından büyük araç.");
    expect(new Set(instalments.map(({ totalKurus }) => totalKurus))).toEqual(new Set([grossKurus]));
  });

  it("says which of its figures are estimated", () => {
    const [vehicle] = plainRequest.insured;
    const elsewhere = { ...vehicle, provinceCode: "07", usage: "is-makinesi" };
    const of = (request: TrafikRequest) =>
      offerOf(request).assumptions.filter((text) => text.includes("tahminle hesapladık"));
    expect(of(plainRequest)).toEqual([
      "Yayımlanmış rakamını bulamadık, tahminle hesapladık: otomobilin 4. basamak tavan primi.",
    ]);
    expect(
      of({ ...plainRequest, insured: [elsewhere], history: { ...history, isFleet: true } }),
    ).toEqual([
      "Yayımlanmış rakamını bulamadık, tahminle hesapladık: otomobilin 4. basamak tavan primi, il katsayısı (Antalya), araç sınıfı katsayısı, filo aracı ek primi.",
    ]);
    expect(of({ ...plainRequest, startDate: "2026-02-15" })).toEqual([]);
  });

  it("says when a policy starts in a year whose figures are not there yet", () => {
    const beyond = expect.stringContaining("henüz yayımlanmadı");
    const from = (startDate: string) => offerOf({ ...plainRequest, startDate }).assumptions;
    expect(from("2026-12-31")).not.toContainEqual(beyond);
    expect(from("2027-01-01")).toContainEqual(beyond);
  });

  it("cannot be worked out for an unknown kind of use", () => {
    const [vehicle] = plainRequest.insured;
    const odd = { ...plainRequest, insured: [{ ...vehicle, usage: "uçak" }] as const };
    expect(answerOf(odd)).toMatchObject({ kind: "decline" });
  });
});

describe("the explanation", () => {
  it("leads from the ceiling to the insurer's price, factor by factor", () => {
    const { explanation } = offerOf(plainRequest, ardic, 1.04);
    expect(explanation).toEqual([
      {
        label: "Otomobilin 4. basamak tavan primi",
        source: "SBM tavan primi, Kasım 2026 (tahmin)",
        kurus: 1_782_205,
      },
      {
        label: "İl katsayısı (İstanbul)",
        source: "SBM il katsayıları, Temmuz 2025",
        factor: 1.06,
        kurus: 106_932,
      },
      {
        label: "6. hasarsızlık basamağı",
        source: "Basamak tarifesi, Ocak 2026",
        factor: 0.8,
        kurus: -377_827,
      },
      { label: "Tam liraya yuvarlama", source: "SBM tavan primi", kurus: -10 },
      {
        label: "Şirketin tavana oranı",
        source: "Şirket tarifesi",
        factor: 0.86,
        kurus: -211_582,
      },
      {
        label: "Şirketin araca özel oranı",
        source: "Şirket tarifesi",
        factor: 1.0209,
        kurus: 27_164,
      },
      { label: "Şirketin fiyat güncellemesi", source: "Şirket tarifesi", kurus: 53_075 },
    ]);
  });

  it("names what a vehicle, a fleet and a history add", () => {
    const [vehicle] = plainRequest.insured;
    const request = {
      ...plainRequest,
      insured: [{ ...vehicle, usage: "traktor", fuel: "elektrik" }] as const,
      history: { bonusMalusStep: 3, isFleet: true },
    } as const;
    const { explanation } = offerOf(request);
    const labels = explanation.map(({ label }) => label);
    expect(labels).toEqual(
      expect.arrayContaining([
        "Araç sınıfı katsayısı",
        "3. hasarsızlık basamağı",
        "Filo aracı ek primi",
        "Şirketin basamak katsayısı",
        "Şirketin yakıt katsayısı",
      ]),
    );
    const fleet = explanation.find(({ label }) => label === "Filo aracı ek primi");
    expect(fleet?.source).toBe("Filo tarifesi, Ocak 2026 (tahmin)");
  });

  it("names the lower ceiling of an electric car, and that no other group has one", () => {
    const [vehicle] = plainRequest.insured;
    const electric = (usage: string) =>
      offerOf({ ...plainRequest, insured: [{ ...vehicle, usage, fuel: "elektrik" }] });
    const labelsOf = ({ explanation }: Offer) => explanation.map(({ label }) => label);
    const lacking = expect.stringContaining("elektrik indirimi uygulanmadı");
    expect(labelsOf(electric("hususi-otomobil"))).toContain("Elektrikli araç indirimi");
    expect(electric("hususi-otomobil").assumptions).not.toContainEqual(lacking);
    expect(labelsOf(electric("motosiklet"))).not.toContain("Elektrikli araç indirimi");
    expect(electric("motosiklet").assumptions).toContainEqual(lacking);
  });

  it("says when an insurer's lowest share has bitten", () => {
    const book = { ...ardic.books.trafik!, share: 0.55, fuel: { benzin: 0.5 } };
    const { explanation } = offerOf(plainRequest, { ...ardic, books: { trafik: book } });
    expect(explanation.at(-1)?.label).toBe("Şirketin en düşük oranı (tavanın 0,55 katı)");
  });
});
