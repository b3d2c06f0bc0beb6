import { networkNames, visitNames } from "#shared/lines/tamamlayici-packages.ts";
import type { Network, VisitLimit } from "./terms.ts";

export const supplementaryCopy = {
  packageName: (network: Network, visits: VisitLimit) =>
    `${networkNames[network]} Ağ, ${visitNames[visits].replace("muayene", "Muayene")}`,
  visits: (name: string) => `Ayakta tedavi: ${name}`,
  services: "Paketteki ek hizmetler",
  checkUp: "Check-up",
  insured: "Sigortalıların tümünün SGK kapsamında olduğu varsayıldı.",
  estimate: "Tamamlayıcı sağlık sigortasının resmî tarifesi yoktur; prim tahmindir.",
  none: "Dâhil değil",
} as const;
