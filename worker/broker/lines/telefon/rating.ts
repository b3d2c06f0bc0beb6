import { agreed } from "../rating/commission.ts";
import { formatDate } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import { toTurkishLower } from "#shared/format/turkish-case.ts";
import { telefon } from "#shared/lines/telefon/telefon.ts";
import type { Book } from "../rating/packages.ts";
import { claimSteps } from "../claim-steps.ts";
import { inWords, onlyIf } from "../rating/packages.ts";
import { factorRating } from "../rating/factor-rating.ts";
import * as item from "../rating/premium-items.ts";
import { scale } from "../rating/factors.ts";
import { telefonPolicyNotes } from "./notes.ts";
import type { TelefonRisk } from "./risk.ts";
import { telefonRiskOf } from "./risk.ts";
import type { PhonePlan } from "./tariff/rates.ts";
import { telefonRates } from "./tariff/rates.ts";
import { telefonTerms } from "./tariff/terms.ts";

/** How an embedded insurer prices phone insurance. */
export interface TelefonBook extends Book<TelefonRisk> {
  readonly plan: PhonePlan;
  /** Factors by brand, and for phones bought second-hand. */
  readonly brand?: Readonly<Record<string, number>>;
  readonly secondHand?: number;
  /** Days after the start in which nothing is paid for. */
  readonly waitingDays: number;
}

const scopeNames: Readonly<Record<PhonePlan, string>> = {
  narrow: "Dar kapsam",
  wide: "Geniş kapsam",
};
/** What a policy of each scope pays for, in a sentence. */
export const scopeText: Readonly<Record<PhonePlan, string>> = {
  narrow: "Dar kapsam: yalnızca ekran kırılması ödenir.",
  wide: "Geniş kapsam: kaza, sıvı teması, pert ve zorla hırsızlık da ödenir.",
};

/** Invoice price × rate × the insurer's factors, the rate within the tariff's bounds and the premium not below its minimum. */
export const telefonRating = factorRating(telefon, {
  branch: "360",
  riskOf: telefonRiskOf,
  // Each book has one, and its scope tells offers apart.
  packages: (book: TelefonBook) => [
    { package: { id: book.plan, name: scopeNames[book.plan] }, plan: book },
  ],
  tables: { rates: telefonRates, terms: telefonTerms },
  source: "Piyasadaki olağan oranlar",
  premium({ request, plan: book, rates }) {
    const [{ invoiceKurus, brand, isSecondHand }] = request.insured;
    const { percent, leastPercent, mostPercent } = rates.rates[book.plan];
    const factors = [
      item.ownFactor(book.factor),
      item.own(`Şirketin marka katsayısı (${brand})`, book.brand?.[brand] ?? 1),
      item.own("Şirketin ikinci el katsayısı", isSecondHand ? (book.secondHand ?? 1) : 1),
    ];
    const wanted = factors.reduce((product, { factor }) => product * factor, percent);
    const asked = Math.min(mostPercent, Math.max(leastPercent, wanted));
    const bound = wanted < asked ? "En düşük prim oranı" : "En yüksek prim oranı";
    return [
      item.plus("Fatura bedeli", invoiceKurus, "Bildirdiğiniz fatura"),
      item.times(`Prim oranı (${toTurkishLower(scopeNames[book.plan])})`, percent / 100),
      ...factors,
      ...(wanted === asked ? [] : [item.instead(bound, scale(invoiceKurus, [asked / 100]))]),
      item.roundedTo(scale(invoiceKurus, [asked / 100], 100)),
      item.atLeast(rates.minimumKurus),
      item.repricing,
    ];
  },
  coverages({ plan: { plan, waitingDays }, terms }) {
    const ifWide = onlyIf(plan === "wide");
    const repairs = ifWide(inWords(`Yılda ${terms.repairsPerYear} onarım, muafiyetsiz`));
    const loss = ifWide(inWords(`İkinci el değer, %${terms.lossDeductiblePercent} muafiyet`));
    return {
      screen: inWords(`Yılda ${terms.screensPerYear} kez, muafiyetsiz`),
      accident: repairs,
      liquid: repairs,
      "total-loss": loss,
      theft: loss,
      claims: inWords(`Toplam ${terms.claimsPerYear} hasar`),
      waiting: inWords(`${waitingDays} gün`),
    };
  },
  assumptions({ request, plan: { plan, waitingDays }, start }) {
    const [{ invoiceKurus, purchaseDate, isSecondHand }] = request.insured;
    const bought = `${formatDate(purchaseDate)} günü ${isSecondHand ? "ikinci el" : "sıfır"}`;
    return [
      scopeText[plan],
      `Prim, ${formatMoney(invoiceKurus)} TL fatura bedelinden hesaplandı.`,
      `Telefon ${bought} alındı; çalışır ve hasarsız olduğu varsayıldı.`,
      start,
      `İlk ${waitingDays} gün bekleme süresidir.`,
    ];
  },
  coveredOnce: { cover: "telefon", subjectOf: ({ imei }) => imei },
  notes: telefonPolicyNotes,
  claim: claimSteps.phone,
  grounds: ["withdrawal", "sold", "other"],
  commission: [agreed("2026-01-01", 15)],
});
