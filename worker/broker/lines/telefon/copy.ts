import type { PhonePlan } from "./tariff/rates.ts";

/** What the steps of a phone premium are called, and whose figures they are. */
export const stepCopy = {
  invoice: "Fatura bedeli",
  invoiceSource: "Bildirdiğiniz fatura",
  rate: {
    narrow: "Prim oranı (dar kapsam)",
    wide: "Prim oranı (geniş kapsam)",
  } satisfies Readonly<Record<PhonePlan, string>>,
  rateSource: "Piyasadaki olağan oranlar",
  ownFactor: "Şirketin oran katsayısı",
  brand: (brand: string) => `Şirketin marka katsayısı (${brand})`,
  secondHand: "Şirketin ikinci el katsayısı",
  least: "En düşük prim oranı",
  most: "En yüksek prim oranı",
  wholeLira: "Tam liraya yuvarlama",
  minimum: "En düşük prim",
  repriced: "Şirketin fiyat güncellemesi",
} as const;

/** Sentences about what a phone premium rests on. */
export const assumptionCopy = {
  plan: {
    narrow: "Dar kapsam: yalnızca ekran kırılması ödenir.",
    wide: "Geniş kapsam: kaza, sıvı teması, pert ve zorla hırsızlık da ödenir.",
  } satisfies Readonly<Record<PhonePlan, string>>,
  invoice: (amount: string) => `Prim, ${amount} TL fatura bedelinden hesaplandı.`,
  bought: (date: string, isSecondHand: boolean) =>
    `Telefon ${date} günü ${isSecondHand ? "ikinci el" : "sıfır"} alındı, çalışır ve hasarsızdır.`,
  waiting: (days: number) => `İlk ${days} gün bekleme süresidir.`,
  estimate: "Cep telefonu sigortasının resmî tarifesi yoktur; prim oranı tahmindir.",
} as const;
