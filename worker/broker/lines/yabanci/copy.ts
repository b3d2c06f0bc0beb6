import { formatLira } from "#shared/format/money.ts";
import type { Breadth } from "./terms.ts";

export const packageNames = {
  asgari: "Asgari Teminat",
  genis: "Geniş Teminat",
} as const satisfies Readonly<Record<Breadth, string>>;

/** What the steps of a premium are called, and whose figures they are. */
export const stepCopy = {
  base: (from: number, to: number) => `Temel prim (${from}–${to} yaş, 1 yıl)`,
  ratesSource: "Piyasadaki olağan primler",
  duration: (name: string) => `Süre: ${name}`,
  breadth: (name: string) => `Paket: ${name}`,
  ownFactor: "Şirketin oran katsayısı",
  ownAge: "Şirketin yaş katsayısı",
  repriced: "Şirketin fiyat güncellemesi",
  wholeLira: "Tam liraya yuvarlama",
} as const;

/** Sentences about what a premium rests on. */
export const assumptionCopy = {
  age: "Prim, sigortalının başlangıç günündeki yaş grubu için hesaplandı.",
  limits:
    "Anlaşmasız kurum ve ayakta tedavi tutarlarında 2014’te yayımlanan asgari tutarlar esas alındı; sonradan yükseltilmiş olabilir.",
  estimate: "Yabancı sağlık sigortasının güncel bir tarifesi yayımlanmıyor; prim tahmindir.",
} as const;

/** What coverages are worth, in words. */
export const coverCopy = {
  upTo: (kurus: number, percent: number) =>
    `Yılda ${formatLira(kurus)} TL, %${percent} katılım payı`,
  circular: "2014/9 sayılı genelgeye uygun",
} as const;
