import { formatDate } from "#shared/format/date.ts";

const perMilleText = new Intl.NumberFormat("tr-TR", { maximumFractionDigits: 2 });
const percentOf = (percent: number): string => `${percent < 0 ? "−" : "+"}%${Math.abs(percent)}`;

/** What the steps of a compulsory earthquake premium are called, and whose figures they are. */
export const stepCopy = {
  sum: (area: number) => `Sigorta bedeli (${area} m²)`,
  sumSource: "DASK birim bedeli",
  cap: "Azami teminat",
  rate: (group: string, perMille: number) =>
    `${group}. risk grubunun oranı (‰${perMilleText.format(perMille)})`,
  rateSource: "DASK tarifesi",
  inferredRateSource: "DASK asgari primlerinden hesaplanan oran",
  old: (year: number, percent: number) => `${year} öncesi yapı (${percentOf(percent)})`,
  low: (percent: number) => `3 kata kadar bina (${percentOf(percent)})`,
  high: (percent: number) => `8 kat ve üzeri bina (${percentOf(percent)})`,
  renewal: (percent: number) => `Süresinde yenileme (${percentOf(percent)})`,
  adjustmentSource: "DASK tarifesi, indirim ve ek primler",
  minimum: "Risk grubunun asgari primi",
} as const;

/** Sentences about what a compulsory earthquake premium rests on. */
export const assumptionCopy = {
  home: (area: number, year: number, group: string) =>
    `Prim, ${area} m² brüt alan, ${year} yapım yılı ve ${group}. risk grubuyla hesaplandı.`,
  groupEstimate: (group: string) =>
    `Bu yerleşim yerinin risk grubu yayımlanmıyor; ${group}. grup varsayımımızdır ve prim DASK sisteminde değişebilir.`,
  estimate:
    "Birim bedel, azami teminat ve asgari prim, Ocak 2026 için yayımlanan tutarlardır. Tutarlar her ay arttığı için prim, şirket onaylayana kadar tahmindir.",
  renewal: (end: string) =>
    `Süresinde yenileme indirimi uygulandı; önceki DASK poliçesinin bitişi ${formatDate(end)}.`,
  renewalNotFound:
    "Yazdığınız DASK poliçe numarası bu konutun kayıtlı poliçesi olarak bulunamadı; yenileme indirimi uygulanmadı.",
  renewalOutOfTime: (end: string) =>
    `Önceki DASK poliçesi ${formatDate(end)} tarihinde bitiyor; başlangıç, bitişten sonraki 30 gün içinde olmadığı için yenileme indirimi uygulanmadı.`,
  tenant: "Poliçeyi kiracı olarak yaptırıyorsunuz; hasarda tazminat konutun malikine ödenir.",
  provisional:
    "Konut bilgileri kayıtlardan doğrulanamadı; bildirdiklerinizle, kat indirimi olmadan hesaplandı.",
} as const;

/** Why the compulsory insurance does not take a home: the law leaves it out. */
export const declineCopy = {
  village:
    "Köy yerleşim alanındaki evler zorunlu deprem sigortasının kapsamı dışındadır; konut sigortası yaptırabilirsiniz.",
} as const;
