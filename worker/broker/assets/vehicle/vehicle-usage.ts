import type { VehicleClass } from "./vehicle-class.ts";

export interface VehicleUsage {
  /** Wire value of the kind of use. */
  readonly id: string;
  readonly label: string;
  readonly vehicleClass: VehicleClass;
}

/** Kinds of use a vehicle is insured for, in the order people are shown them. */
export const vehicleUsages: readonly VehicleUsage[] = [
  { id: "hususi-otomobil", label: "Hususi Otomobil", vehicleClass: "car" },
  { id: "taksi", label: "Taksi", vehicleClass: "taxi" },
  { id: "motosiklet", label: "Motosiklet", vehicleClass: "motorcycle" },
  { id: "acik-kasa-kamyonet", label: "Açık Kasa Kamyonet", vehicleClass: "light-truck" },
  { id: "kapali-kasa-kamyonet", label: "Kapalı Kasa Kamyonet", vehicleClass: "light-truck" },
  { id: "ozel-minibus", label: "Özel Minibüs", vehicleClass: "minibus" },
  { id: "hatli-minibus", label: "Hatlı Minibüs", vehicleClass: "minibus" },
  { id: "otobus-18-30", label: "Otobüs (18-30 yolculu)", vehicleClass: "small-bus" },
  { id: "otobus-31", label: "Otobüs (31 ve üzeri yolculu)", vehicleClass: "large-bus" },
  { id: "kapali-kasa-kamyon", label: "Kapalı Kasa Kamyon", vehicleClass: "truck" },
  { id: "acik-kasa-kamyon", label: "Açık Kasa Kamyon", vehicleClass: "truck" },
  { id: "damperli-kamyon", label: "Damperli Kamyon", vehicleClass: "truck" },
  { id: "cekici", label: "Çekici", vehicleClass: "tractor-unit" },
  { id: "tanker", label: "Tanker", vehicleClass: "tanker" },
  { id: "romork", label: "Römork", vehicleClass: "trailer" },
  { id: "traktor", label: "Traktör", vehicleClass: "tractor" },
  { id: "tarim-makinesi", label: "Tarım Makinesi", vehicleClass: "farm-machine" },
  { id: "is-makinesi", label: "İş Makinesi", vehicleClass: "machine" },
];

/** The kind of use of a wire value; `undefined` for an unknown one. */
export function usageOf(id: string): VehicleUsage | undefined {
  return vehicleUsages.find((usage) => usage.id === id);
}
