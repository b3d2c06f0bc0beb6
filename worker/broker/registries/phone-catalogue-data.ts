import type { TariffRow } from "../domain/tariff.ts";

export type PhoneRow = readonly [title: string, releaseYear: number, priceLira: number];

export interface PhoneBrandRow {
  readonly key: string;
  readonly title: string;
  readonly models: readonly PhoneRow[];
}

/** What the prices are: rounded estimates of the retail price of a new device with the smallest storage, in lira. */
export const phonePrices: TariffRow = {
  validFrom: "2026-11-01",
  source: "Own estimate of retail prices in Türkiye, autumn 2026; there is no public price list",
  confidence: "estimate",
};

/** Phones that can be insured. A model's key follows from its brand and title: titles are not changed. */
export const phoneBrands: readonly PhoneBrandRow[] = [
  {
    key: "apple",
    title: "Apple",
    models: [
      ["iPhone 17 Pro Max", 2025, 124_999],
      ["iPhone 17 Pro", 2025, 112_999],
      ["iPhone Air", 2025, 99_999],
      ["iPhone 17", 2025, 81_999],
      ["iPhone 16e", 2025, 54_999],
      ["iPhone 16 Pro Max", 2024, 99_999],
      ["iPhone 16 Pro", 2024, 89_999],
      ["iPhone 16 Plus", 2024, 74_999],
      ["iPhone 16", 2024, 66_999],
      ["iPhone 15 Pro Max", 2023, 84_999],
      ["iPhone 15 Pro", 2023, 74_999],
      ["iPhone 15 Plus", 2023, 59_999],
      ["iPhone 15", 2023, 52_999],
      ["iPhone 14 Plus", 2022, 48_999],
      ["iPhone 14", 2022, 44_999],
      ["iPhone 13", 2021, 36_999],
      ["iPhone SE (3. nesil)", 2022, 27_999],
    ],
  },
  {
    key: "samsung",
    title: "Samsung",
    models: [
      ["Galaxy Z Fold7", 2025, 109_999],
      ["Galaxy Z Flip7", 2025, 64_999],
      ["Galaxy S25 Ultra", 2025, 89_999],
      ["Galaxy S25 Edge", 2025, 69_999],
      ["Galaxy S25 Plus", 2025, 64_999],
      ["Galaxy S25", 2025, 54_999],
      ["Galaxy S25 FE", 2025, 39_999],
      ["Galaxy A56", 2025, 25_999],
      ["Galaxy A36", 2025, 20_999],
      ["Galaxy A26", 2025, 16_499],
      ["Galaxy A16", 2024, 10_999],
      ["Galaxy S24 Ultra", 2024, 69_999],
      ["Galaxy S24 Plus", 2024, 52_999],
      ["Galaxy S24", 2024, 44_999],
      ["Galaxy S24 FE", 2024, 32_999],
      ["Galaxy Z Fold6", 2024, 84_999],
      ["Galaxy Z Flip6", 2024, 52_999],
      ["Galaxy A55", 2024, 21_999],
      ["Galaxy A35", 2024, 17_999],
      ["Galaxy S23 Ultra", 2023, 54_999],
      ["Galaxy S23", 2023, 34_999],
      ["Galaxy A54", 2023, 17_499],
    ],
  },
  {
    key: "xiaomi",
    title: "Xiaomi",
    models: [
      ["15 Ultra", 2025, 79_999],
      ["15", 2025, 49_999],
      ["15T Pro", 2025, 42_999],
      ["15T", 2025, 31_999],
      ["Redmi Note 14 Pro Plus", 2025, 24_999],
      ["Redmi Note 14 Pro", 2025, 18_999],
      ["Redmi Note 14", 2025, 12_999],
      ["Redmi 15", 2025, 9_999],
      ["Redmi 14C", 2024, 7_499],
      ["POCO F7 Pro", 2025, 34_999],
      ["POCO X7 Pro", 2025, 22_999],
      ["14T Pro", 2024, 34_999],
      ["14T", 2024, 26_999],
      ["14", 2024, 39_999],
      ["Redmi Note 13 Pro", 2024, 15_999],
      ["13T Pro", 2023, 29_999],
      ["13T", 2023, 23_999],
    ],
  },
  {
    key: "oppo",
    title: "Oppo",
    models: [
      ["Find X8 Pro", 2024, 64_999],
      ["Reno14", 2025, 32_999],
      ["Reno13", 2025, 27_999],
      ["Reno13 F", 2025, 21_999],
      ["Reno12", 2024, 22_999],
      ["A5 Pro", 2025, 13_999],
      ["A60", 2024, 9_999],
      ["Reno11", 2024, 18_999],
    ],
  },
  {
    key: "vivo",
    title: "vivo",
    models: [
      ["X200 Pro", 2024, 64_999],
      ["V50", 2025, 29_999],
      ["V40", 2024, 26_999],
      ["V40 Lite", 2024, 17_999],
      ["Y29", 2024, 11_999],
      ["Y28", 2024, 9_499],
    ],
  },
  {
    key: "realme",
    title: "realme",
    models: [
      ["GT 7", 2025, 36_999],
      ["14 Pro Plus", 2025, 25_999],
      ["14 Pro", 2025, 20_999],
      ["12 Pro Plus", 2024, 19_999],
      ["C75", 2024, 10_999],
      ["C61", 2024, 7_499],
    ],
  },
  {
    key: "huawei",
    title: "Huawei",
    models: [
      ["Pura 80 Ultra", 2025, 84_999],
      ["Pura 80 Pro", 2025, 62_999],
      ["Pura 70 Ultra", 2024, 64_999],
      ["Pura 70 Pro", 2024, 49_999],
      ["Pura 70", 2024, 39_999],
      ["nova 13 Pro", 2024, 31_999],
      ["nova 13", 2024, 23_999],
      ["nova 12i", 2024, 12_999],
    ],
  },
  {
    key: "honor",
    title: "Honor",
    models: [
      ["Magic7 Pro", 2025, 59_999],
      ["400 Pro", 2025, 39_999],
      ["400", 2025, 27_999],
      ["400 Lite", 2025, 16_999],
      ["Magic6 Pro", 2024, 46_999],
      ["200 Pro", 2024, 31_999],
      ["200", 2024, 23_999],
      ["X8b", 2024, 11_999],
    ],
  },
  {
    key: "tecno",
    title: "TECNO",
    models: [
      ["CAMON 40 Pro", 2025, 19_999],
      ["CAMON 30 Pro", 2024, 17_999],
      ["CAMON 30", 2024, 13_999],
      ["SPARK 30", 2024, 8_499],
      ["POVA 6 Pro", 2024, 13_499],
      ["SPARK 20", 2024, 7_499],
    ],
  },
  {
    key: "infinix",
    title: "Infinix",
    models: [
      ["NOTE 50 Pro", 2025, 16_999],
      ["NOTE 40 Pro", 2024, 14_999],
      ["NOTE 40", 2024, 11_999],
      ["HOT 50", 2024, 8_499],
      ["SMART 9", 2024, 6_499],
    ],
  },
  {
    key: "general-mobile",
    title: "General Mobile",
    models: [
      ["GM 24 Pro", 2023, 9_999],
      ["GM 23", 2023, 6_999],
      ["GM 22 Pro", 2022, 7_499],
    ],
  },
  {
    key: "reeder",
    title: "Reeder",
    models: [
      ["S19 Max Pro S", 2023, 8_499],
      ["S19 Max", 2023, 6_999],
      ["S23 Pro Max", 2024, 9_499],
    ],
  },
  {
    key: "nothing",
    title: "Nothing",
    models: [
      ["Phone (3)", 2025, 44_999],
      ["Phone (3a) Pro", 2025, 26_999],
      ["Phone (3a)", 2025, 21_999],
      ["Phone (2a)", 2024, 17_999],
      ["CMF Phone 2 Pro", 2025, 14_999],
    ],
  },
];
