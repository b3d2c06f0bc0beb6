import { networkNames } from "#shared/lines/bireysel-packages.ts";
import type { Network } from "./terms.ts";

export const privateCopy = {
  packageName: (network: Network) => `${networkNames[network]} Hastaneler`,
  share: (name: string) => `Katılım payı: ${name}`,
  services: "Paketteki ek hizmetler",
  noShare: "Yok",
  limited: (amount: string) => `Yılda ${amount}’ye kadar`,
  renewal: (year: number) => `${year}. yılın sonunda, değerlendirmeyle`,
  smoker: "tütün kullanımı",
  declaration: "Prim, sigortalıların sağlık beyanına göre hesaplandı; şirket ek rapor isteyebilir.",
  pregnant: "Poliçeden önce başlamış gebelik ve doğumu kapsam dışıdır.",
  estimate: "Bireysel sağlık sigortasının resmî tarifesi yoktur; prim tahmindir.",
} as const;
