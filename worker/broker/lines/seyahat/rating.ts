import { agreed } from "../rating/commission.ts";
import { formatRate } from "#shared/copy/exchange.ts";
import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { formatDate } from "#shared/format/date.ts";
import { seyahat } from "#shared/lines/seyahat/seyahat.ts";
import { regionNames, travelTerms } from "#shared/lines/seyahat/terms.ts";
import type { BreadthBook } from "../rating/packages.ts";
import { inBreadths } from "../rating/packages.ts";
import { claimSteps } from "../claim-steps.ts";
import { inKurus } from "../../domain/exchange-rate.ts";
import { factorRating } from "../rating/factor-rating.ts";
import * as item from "../rating/premium-items.ts";
import { tariffSource } from "../rating/premium-step.ts";
import { scale } from "../rating/factors.ts";
import { travelCertificate } from "./certificate.ts";
import { travelCoverages, travelTables } from "./coverages.ts";
import { travelPolicyNotes } from "./notes.ts";
import type { TravelRisk } from "./risk.ts";
import { travelRiskOf } from "./risk.ts";
import type { TravelRateTable } from "./tariff/rates.ts";
import type { Breadth, Region } from "./terms.ts";
import { breadthNames } from "./terms.ts";

/** How an embedded insurer prices trips. */
export interface TravelBook extends BreadthBook<Breadth, TravelRisk> {
  readonly region?: Partial<Record<Region, number>>;
}

/** Cents for so many days: each day at the price of its band, so that one more never costs less. */
function centsFor(days: number, { days: bands }: TravelRateTable): number {
  let [cents, from] = [0, 0];
  for (const [upTo, each] of bands) {
    cents += Math.max(0, Math.min(days, upTo) - from) * each;
    from = upTo;
  }
  return cents;
}

/** What somebody of an age adds to the price of everybody's days; undefined above the last band, which nobody insures. */
function ageItem(age: number, row: number, eachKurus: number, { ages }: TravelRateTable) {
  const index = ages.findIndex(([upTo]) => age <= upTo);
  const [to, factor] = ages[index] ?? [];
  if (to === undefined || factor === undefined) return undefined;
  const from = (ages[index - 1]?.[0] ?? -1) + 1;
  return item.plus(
    `${row + 1}. yolcunun yaşı (${from}–${to})`,
    scale(eachKurus, [factor]) - eachKurus,
  );
}

/**
 * The days of every traveller in cents, put into kuruş by the request's rate; more for the older ones; × where it goes,
 * package, choices and the insurer's own factors; not below so much for each traveller.
 */
export const seyahatRating = factorRating(seyahat, {
  branch: "630",
  riskOf: travelRiskOf,
  packages: inBreadths<TravelBook>(breadthNames),
  tables: travelTables,
  source: "Piyasadaki olağan primler",
  premium({ risk, plan: { book, breadth, name }, rates }) {
    const { request, days, ages, exchange } = risk;
    const { region, treatment, ski, covid } = request.terms;
    const eachKurus = inKurus(centsFor(days, rates), exchange);
    const older = ages.map((age, row) => ageItem(age, row, eachKurus, rates));
    if (older.includes(undefined)) return undefined;
    return [
      item.plus(
        `Temel prim (${days} gün, ${ages.length} yolcu)`,
        eachKurus * ages.length,
        `${tariffSource("Piyasadaki olağan primler", rates)}; ${formatRate(exchange.lira)}`,
      ),
      ...older.flatMap((each) => (each !== undefined && each.kurus > 0 ? [each] : [])),
      item.times(`Gidilecek yer: ${regionNames[region]}`, rates.regions[region]),
      item.times(`Paket: ${name}`, rates.breadths[breadth]),
      item.chosen(travelTerms.treatment, treatment, rates.limits, { label: "Tedavi teminatı" }),
      item.times("Kayak ve kış sporları", ski === "var" ? rates.ski : 1),
      item.times("COVID-19 tedavisi", covid === "var" ? rates.covid : 1),
      item.ownFactor(book.factor),
      item.own("Şirketin bölge katsayısı", book.region?.[region] ?? 1),
      item.repricing,
      item.atLeast(inKurus(rates.minimumCents, exchange) * ages.length),
    ];
  },
  coverages: travelCoverages,
  assumptions({ request, risk: { days, ages, exchange } }) {
    const [from, to] = [formatDate(request.startDate), formatDate(request.terms.returnDate)];
    return [
      `Seyahat ${from} ile ${to} arasında, iki gün de sayılarak ${days} gündür.`,
      ages.length === 1
        ? "Fiyat bir yolcu içindir; yaşı gidiş gününe göre hesaplandı."
        : `Fiyat ${ages.length} yolcunun toplamıdır; yaşlar gidiş gününe göre hesaplandı.`,
      policyStartCopy.trip(from),
      `Avro primi, ${formatDate(exchange.day)} günü için TCMB döviz satış kuru ${formatRate(exchange.lira)} alınarak Türk lirasına çevrildi; teklif geçerli olduğu sürece kur değişmez.`,
      ...(exchange.confidence === "estimate"
        ? ["Kur, TCMB’nin yayımladığı kurlara dayanan bir tahmindir."]
        : []),
    ];
  },
  certificate: travelCertificate,
  notes: travelPolicyNotes,
  claim: claimSteps.travel,
  grounds: ["withdrawal", "not-begun", "visa-refused"],
  commission: [agreed("2026-01-01", 30)],
});
