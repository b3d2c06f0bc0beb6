import type { TariffRow } from "#worker/broker/domain/tariff.ts";
import type { RiskGroup } from "./indicators.ts";

export interface DistrictGroupRow extends TariffRow {
  readonly provinceCode: string;
  readonly groups: Readonly<Partial<Record<RiskGroup, readonly string[]>>>;
}

/** Names written one after the other. */
const listed = (names: string): readonly string[] => names.split(" ");

/** Risk groups of the districts of İstanbul, all 39 of them. */
export const districtGroups: readonly DistrictGroupRow[] = [
  {
    validFrom: "2024-01-01",
    reviewBy: "2026-12-31",
    provinceCode: "34",
    groups: {
      1: listed("Adalar Avcılar Bakırköy Beylikdüzü Esenyurt Küçükçekmece Maltepe"),
      2: listed(
        "Ataşehir Bağcılar Bahçelievler Beyoğlu Büyükçekmece Eyüpsultan Fatih Gaziosmanpaşa Güngören Kadıköy Pendik Tuzla Ümraniye Üsküdar",
      ),
      3: listed(
        "Arnavutköy Başakşehir Bayrampaşa Beykoz Çatalca Çekmeköy Kağıthane Kartal Sarıyer Sultanbeyli Şişli",
      ),
      4: ["Beşiktaş", "Esenler", "Sancaktepe", "Sultangazi", "Zeytinburnu"],
      5: ["Silivri", "Şile"],
    },
    source: "Derived from a price table of 2020 (esgsigorta.com), which gives the rates of 2019",
    confidence: "likely",
  },
];

export interface ProvinceGroupRow extends TariffRow {
  /** Plate codes by group. */
  readonly groups: Readonly<Partial<Record<RiskGroup, readonly string[]>>>;
  /** Of provinces nothing is known of. */
  readonly others: RiskGroup;
}

/** Risk groups of whole provinces: the pool assigns them by settlement and publishes no list. */
export const provinceGroups: readonly ProvinceGroupRow[] = [
  {
    validFrom: "2024-01-01",
    reviewBy: "2026-12-31",
    groups: {
      1: ["41"],
      2: ["16", "35"],
      3: ["34"],
      4: ["60", "59", "58", "10"],
      5: ["06", "27", "07", "01"],
      6: ["33", "42"],
      7: ["66"],
    },
    others: 3,
    source:
      "Median prices sold in April 2025; of two groups the dearer one, of unknown ones the third",
    confidence: "estimate",
  },
];
