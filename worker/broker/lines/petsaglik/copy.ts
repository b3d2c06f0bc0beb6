import type { PetClass } from "../../assets/pet/pet-class.ts";
import type { Breadth } from "./terms.ts";

export const packageNames = {
  kaza: "Kaza ve Acil",
  saglik: "Kaza ve Hastalık",
  tam: "Tam Kapsam",
} as const satisfies Readonly<Record<Breadth, string>>;

/** What the steps of a pet premium are called, and whose figures they are. */
export const stepCopy = {
  base: (packageName: string) => `Temel prim (${packageName})`,
  ratesSource: "Piyasadaki olağan primler",
  petClass: {
    cat: "Kedi",
    "small-dog": "Küçük ırk köpek",
    "medium-dog": "Orta ırk köpek",
    "large-dog": "Büyük ırk köpek",
  } satisfies Readonly<Record<PetClass, string>>,
  age: (years: number) => `Yaş katsayısı (${years})`,
  neutered: "Kısırlaştırılmamış hayvan",
  limit: (name: string) => `Yıllık limit: ${name}`,
  share: (name: string) => `Katılım payı: ${name}`,
  ownFactor: "Şirketin oran katsayısı",
  ownClass: "Şirketin tür katsayısı",
  repriced: "Şirketin fiyat güncellemesi",
  minimum: "En düşük prim",
  wholeLira: "Tam liraya yuvarlama",
} as const;

/** Sentences about what a pet premium rests on. */
export const assumptionCopy = {
  born: (name: string, date: string) =>
    `${name}, ${date} doğumludur; yaşı başlangıç gününe göre hesaplandı.`,
  vaccinated: (isVaccinated: boolean) =>
    isVaccinated ? "Yıllık aşıları tamdır." : "Yıllık aşıları tam değildir.",
  chronic: "Bildirdiğiniz hastalık ve sonuçları kapsam dışıdır.",
  healthy: "Süregelen bir hastalığı yoktur; poliçeden önce var olan hastalıklar ödenmez.",
  waiting: (days: number) =>
    `Hastalık giderlerinde ilk ${days} gün bekleme süresidir; kazada yoktur.`,
  estimate: "Evcil hayvan sigortasının resmî tarifesi yoktur; prim tahmindir.",
} as const;

/** What coverages are worth, in words. */
export const coverCopy = {
  within: "Yıllık limit içinde",
  days: (days: number) => `${days} gün`,
  none: "Yok",
  anyClinic: "Dilediğiniz klinik, faturayla",
  network: "Anlaşmalı klinikler",
} as const;
