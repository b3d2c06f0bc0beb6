import type { Option } from "#shared/fields/asked-field.ts";

const names = [
  "Adana",
  "Ağrı",
  "Ankara",
  "Çanakkale",
  "Iğdır",
  "Isparta",
  "İstanbul",
  "İzmir",
  "Şanlıurfa",
  "Uşak",
  "Muğla",
  "Muş",
];

export const cities: readonly Option[] = names.map((name, at) => ({ id: String(at + 1), name }));
export const usages: readonly Option[] = [
  { id: "hususi", name: "Hususi otomobil" },
  { id: "taksi", name: "Taksi" },
];
export const fuels: readonly Option[] = [
  { id: "benzin", name: "Benzin" },
  { id: "dizel", name: "Dizel", tooltip: "Motorin ile çalışan araçlar" },
  { id: "buhar", name: "Buhar", disabled: true },
];
