import { inWords, upTo } from "../cover-values.ts";
import { freeService } from "../free-service.ts";

/** Free services that come with traffic policies, as rows of the cover table. */
export const roadside = freeService("roadside", "Yol yardımı");
export const towing = (text: string) => freeService("towing", "Çekici hizmeti", inWords(text));
export const legalProtection = (kurus: number) =>
  freeService("legal-protection", "Hukuksal koruma", upTo(kurus));
export const smallRepair = (text: string) =>
  freeService("small-repair", "Mini onarım", inWords(text));
export const courtesyCar = (text: string) =>
  freeService("courtesy-car", "İkame araç", inWords(text));
export const keyLoss = freeService("key-loss", "Anahtar kaybı desteği");
export const personalAccident = (kurus: number) =>
  freeService("personal-accident", "Sürücü ferdi kaza", upTo(kurus));
