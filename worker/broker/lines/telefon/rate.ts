import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { ageOn, formatDate, todayInIstanbul } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import { instalmentTable } from "../instalments.ts";
import { offerValidUntil } from "../offer-validity.ts";
import { splitTelefonPremium } from "../premium-split.ts";
import { scale } from "../ratio.ts";
import { phonePremium } from "./share.ts";
import { tariffOn } from "../tariff.ts";
import type { Confidence } from "../tariff.ts";
import type { PhonePlan } from "./tariff/rates.ts";
import { telefonTerms } from "./tariff/terms.ts";
import type { Decline, QuoteAnswer, TelefonRequest } from "../../insurers/insurer.ts";
import type { InsurerProfile, TelefonBook, TelefonRisk } from "../../insurers/profile.ts";
import { telefonCovers } from "./coverages.ts";

const unpriceable: Decline = { kind: "decline", reason: "Bu bilgilerle fiyat hesaplanamadı." };
const notSold: Decline = { kind: "decline", reason: "Şirket cep telefonu sigortası yapmıyor." };

const planNames: Readonly<Record<PhonePlan, string>> = {
  narrow: "Dar kapsam: yalnızca ekran kırılması ödenir.",
  wide: "Geniş kapsam: kaza, sıvı teması, pert ve zorla hırsızlık da ödenir.",
};

/** Completed months between two calendar dates; 0 when the second comes first. */
function monthsBetween(from: string, to: string): number {
  const [fromMonths, toMonths] = [from, to].map(
    (date) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)),
  );
  const months = (toMonths ?? 0) - (fromMonths ?? 0);
  return Math.max(0, to.slice(8) < from.slice(8) ? months - 1 : months);
}

function riskOf(request: TelefonRequest): TelefonRisk {
  const { holder, insured, startDate } = request;
  const [phone] = insured;
  return {
    request,
    deviceMonths: monthsBetween(phone.purchaseDate, startDate),
    ...(holder.birthDate ? { holderAge: ageOn(holder.birthDate, startDate) } : {}),
  };
}

function factorOf(book: TelefonBook, { insured: [phone] }: TelefonRequest): number {
  const usedFactor = phone.isSecondHand ? (book.secondHand ?? 1) : 1;
  return book.factor * (book.brand?.[phone.brand] ?? 1) * usedFactor;
}

function assumptionsOf(
  book: TelefonBook,
  { insured: [phone], startDate }: TelefonRequest,
  confidence: Confidence,
  now: number,
) {
  const bought = phone.isSecondHand ? "ikinci el" : "sıfır";
  return [
    planNames[book.plan],
    `Prim, ${formatMoney(phone.invoiceKurus)} TL fatura bedelinden hesaplandı.`,
    `Telefon ${formatDate(phone.purchaseDate)} günü ${bought} alındı, çalışır ve hasarsızdır.`,
    policyStartCopy.offer(startDate, todayInIstanbul(now)),
    `İlk ${book.waitingDays} gün bekleme süresidir.`,
    ...(confidence === "estimate"
      ? ["Cep telefonu sigortasının yayımlanmış bir tarifesi yoktur; prim oranı tahmindir."]
      : []),
  ];
}

/**
 * Prices a phone request as an insurer's book says: a share of the invoice price within the tariff's bounds. The price
 * depends on the request alone.
 *
 * @param now epoch ms, for the validity and the words about the start only
 * @param factor on the price
 */
export function quoteTelefon(
  profile: InsurerProfile,
  request: TelefonRequest,
  now: number,
  factor: number,
): QuoteAnswer {
  const book = profile.telefon;
  if (!book) return notSold;
  const risk = riskOf(request);
  const decline = book.declines.find(({ when }) => when(risk));
  if (decline) return { kind: "decline", reason: decline.reason };
  const { startDate } = request;
  const { invoiceKurus } = request.insured[0];
  const input = { plan: book.plan, invoiceKurus, factor: factorOf(book, request), date: startDate };
  const price = phonePremium(input);
  const grossKurus = price && scale(price.grossKurus, [factor]);
  const split = grossKurus === undefined ? undefined : splitTelefonPremium(grossKurus, startDate);
  const terms = tariffOn(telefonTerms, startDate);
  if (!price || !grossKurus || !split || !terms) return unpriceable;
  const { netKurus, ...taxes } = split;
  return {
    kind: "offer",
    grossKurus,
    netKurus,
    taxes,
    instalments: instalmentTable(grossKurus, profile.instalmentPlan, Infinity),
    covers: [...telefonCovers(book.plan, terms, book.waitingDays), ...book.extras],
    extras: book.extras.map(({ id }) => id),
    assumptions: assumptionsOf(book, request, price.confidence, now),
    validUntil: offerValidUntil(now, startDate),
    soldBy: profile.soldBy,
    isProvisional: false,
  };
}
