import { inLira } from "#shared/format/money.ts";
import type { CoverRow } from "../offer.ts";

const included = (id: string, label: string): CoverRow => ({ id, label, kind: "included" });
const told = (id: string, label: string, text: string): CoverRow => ({
  id,
  label,
  kind: "text",
  text,
});

/** Free services that come with traffic policies, as rows of the cover table. */
export const roadside = included("roadside", "Yol yardımı");
export const towing = (text: string): CoverRow => told("towing", "Çekici hizmeti", text);
export const legalProtection = (kurus: number): CoverRow => ({
  id: "legal-protection",
  label: "Hukuksal koruma",
  kind: "amount",
  money: inLira(kurus),
});
export const smallRepair = (text: string): CoverRow => told("small-repair", "Mini onarım", text);
export const courtesyCar = (text: string): CoverRow => told("courtesy-car", "İkame araç", text);
export const keyLoss = included("key-loss", "Anahtar kaybı desteği");
export const personalAccident = (kurus: number): CoverRow => ({
  id: "personal-accident",
  label: "Sürücü ferdi kaza",
  kind: "amount",
  money: inLira(kurus),
});
