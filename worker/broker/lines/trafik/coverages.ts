import type { TrafikLimits } from "./limits.ts";
import type { CoverRow } from "../../insurers/insurer.ts";

const labels: Readonly<Record<keyof TrafikLimits, string>> = {
  materialPerVehicle: "Araç başına maddi",
  materialPerAccident: "Kaza başına maddi",
  medicalPerPerson: "Kişi başına sağlık gideri",
  medicalPerAccident: "Kaza başına sağlık gideri",
  bodilyPerPerson: "Kişi başına sakatlanma ve ölüm",
  bodilyPerAccident: "Kaza başına sakatlanma ve ölüm",
};

/** The six legal limits as rows of the cover table; the same at every insurer. */
export function trafikCovers(limits: TrafikLimits): CoverRow[] {
  const ids = Object.keys(labels) as (keyof TrafikLimits)[];
  return ids.map((id) => ({ id, label: labels[id], kind: "amount", amountKurus: limits[id] }));
}
