import type { ProvisionalPart } from "../../domain/provisional-part.ts";
import type { Parts, Width } from "./terms.ts";

/** What the packages are called. */
export const packageNames: Readonly<Record<Width, string>> = {
  dar: "Dar Kasko",
  standart: "Kasko",
  genis: "Genişletilmiş Kasko",
};

/** What the steps of an own damage premium are called, and whose figures they are. */
export const stepCopy = {
  value: "Araç değeri",
  valueSource: "Araç değer listesi (tahmin)",
  accessories: "Aksesuarlar",
  accessoriesSource: "Bildirdiğiniz bedeller",
  rate: (age: number) => `Temel prim oranı (${age} yaşında araç)`,
  vehicleClass: "Araç sınıfı katsayısı",
  province: (name: string) => `İl katsayısı (${name})`,
  holderAge: "Ruhsat sahibinin yaşı",
  level: (level: number) => `Hasarsızlık indirimi (${level}. kademe)`,
  service: (name: string) => `Onarım servis türü: ${name}`,
  parts: (name: string) => `Yedek parça: ${name}`,
  deductible: (name: string) => `Muafiyet: ${name}`,
  width: (name: string) => `Paket: ${name}`,
  liability: (name: string) => `İMM limiti: ${name}`,
  replacementCar: (name: string) => `İkame araç: ${name}`,
  assistance: "Yol yardımı",
  ratesSource: "Piyasadaki olağan kasko oranları",
  levelsSource: "Yaygın hasarsızlık kademeleri",
  ownFactor: "Şirketin oran katsayısı",
  ownClass: "Şirketin araç sınıfı katsayısı",
  ownProvince: "Şirketin il katsayısı",
  fuel: "Şirketin yakıt katsayısı",
  vehicleAge: "Şirketin araç yaşı katsayısı",
  ownHolderAge: "Şirketin ruhsat sahibi yaşı katsayısı",
  taste: "Şirketin araca özel oranı",
  repriced: "Şirketin fiyat güncellemesi",
  minimum: "En düşük prim",
  wholeLira: "Tam liraya yuvarlama",
} as const;

export const partsNames: Readonly<Record<Parts, string>> = {
  esdeger: "Eşdeğer parça",
  orijinal: "Orijinal parça",
};

/** Values of coverages in words. */
export const coverCopy = {
  twiceAYear: (period: string) => `Yılda 2 kez, ${period}`,
  glass: "Muafiyetsiz",
  glassOnce: "Yılda 1 kez muafiyetsiz",
  smallRepair: "Yılda 2 parça",
  once: "Yılda 1 kez",
} as const;

/** Sentences about what an own damage premium rests on. */
export const assumptionCopy = {
  value: (amount: string) => `Prim, ${amount} TL araç değerinden hesaplandı.`,
  accessories: (amount: string) => `Bildirdiğiniz ${amount} TL aksesuar bedeli değere eklendi.`,
  noAccessories: "Aksesuar bildirilmedi; sonradan takılanların hasarı ödenmez.",
  level: (level: number) =>
    level === 0
      ? "Kayıtlarda hasarsız kasko yılı yok; hasarsızlık indirimi uygulanmadı."
      : `Hasarsızlık kademesi kayıtlara göre ${level}.`,
  usage: (usage: string) => `Kullanım şekli: ${usage}.`,
  drivers: "Sürücü kısıtı yoktur; aracı başkası kullanırken oluşan hasar da ödenir.",
  provisional: {
    history:
      "Hasar geçmişi kayıtlardan alınamadı; hasarsızlık indirimi uygulanmadı ve fiyat geçicidir.",
    insured:
      "Araç bilgileri kayıtlardan alınamadı; araç değeri sizin yazdığınız modele göredir ve fiyat geçicidir.",
  } satisfies Readonly<Record<ProvisionalPart, string>>,
  ageUnknown: "Doğum tarihi nüfus kayıtlarından alınamadığı için yaşa göre indirim uygulanmadı.",
  estimate: "Kaskonun resmî tarifesi yoktur; araç değeri ve prim oranları tahmindir.",
} as const;
