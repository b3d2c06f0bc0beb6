import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { formatRate } from "#shared/copy/exchange.ts";
import type { Breadth } from "./terms.ts";

export const packageNames = {
  ekonomik: "Ekonomik",
  kapsamli: "Kapsamlı",
} as const satisfies Readonly<Record<Breadth, string>>;

/** What the steps of a trip's premium are called, and whose figures they are. */
export const stepCopy = {
  base: (days: number, travellers: number) => `Temel prim (${days} gün, ${travellers} yolcu)`,
  ratesSource: "Piyasadaki olağan primler",
  inLira: (source: string, lira: number) => `${source}; ${formatRate(lira)}`,
  age: (row: number, age: string) => `${row}. yolcunun yaşı (${age})`,
  ages: (from: number, to: number) => `${from}–${to}`,
  region: (name: string) => `Gidilecek yer: ${name}`,
  breadth: (name: string) => `Paket: ${name}`,
  limit: (name: string) => `Tedavi teminatı: ${name}`,
  ski: "Kayak ve kış sporları",
  covid: "COVID-19 tedavisi",
  ownFactor: "Şirketin oran katsayısı",
  ownRegion: "Şirketin bölge katsayısı",
  repriced: "Şirketin fiyat güncellemesi",
  minimum: "En düşük prim",
} as const;

/** Sentences about what a trip's premium rests on. */
export const assumptionCopy = {
  trip: (from: string, to: string, days: number) =>
    `Seyahat ${from} ile ${to} arasında, iki gün de sayılarak ${days} gündür.`,
  travellers: (count: number) =>
    `Fiyat ${count} yolcunun toplamıdır; yaşlar gidiş gününe göre hesaplandı.`,
  start: policyStartCopy.trip,
  exchange: (day: string, lira: number) =>
    `Avro primi, ${day} günü için TCMB döviz satış kuru ${formatRate(lira)} alınarak Türk lirasına çevrildi; teklif geçerli olduğu sürece kur değişmez.`,
  exchangeEstimate: "Kur, TCMB’nin yayımladığı kurlara dayanan bir tahmindir.",
  estimate: "Seyahat sağlık sigortasının resmî tarifesi yoktur; prim tahmindir.",
} as const;

/** What coverages are worth, in words. */
export const coverCopy = {
  withinTreatment: "Tedavi teminatı içinde",
  refund: "Ret belgesiyle, poliçe başlamadan",
} as const;
