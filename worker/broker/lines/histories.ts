import type { LineId } from "#shared/lines/registry.ts";
import type { Facts, Row } from "../assets/facts.ts";
import type { InsuranceRecord } from "../registries/insurance-bureau.ts";
import { daskHistory, daskHistoryOf } from "./dask/history.ts";
import { kaskoHistory, kaskoHistoryOf } from "./kasko/history.ts";
import { ownersRefusal } from "./ikincieltrafik/history.ts";
import { trafikHistory, trafikHistoryOf } from "./trafik/history.ts";
import { lateRows } from "./trafik/renewal.ts";

/**
 * What a line prices of how something has been insured before, and how it follows from the bureau's record or from what is
 * known of the insured themselves, for a policy that starts on a day ("YYYY-MM-DD").
 */
export interface HistorySide<F extends Facts> {
  readonly facts: F;
  readonly of: (
    record: InsuranceRecord | undefined,
    insured: readonly never[],
    startDate: string,
  ) => object;
  /** Why the line is not sold for what has been insured so: messages by wire name. */
  readonly refusal?: (record: InsuranceRecord | undefined) => Readonly<Record<string, string[]>>;
  /** What the law makes of it for a policy that starts on a day ("YYYY-MM-DD"), in words. */
  readonly consequences?: (history: never, startDate: string) => readonly Row[];
}

const none = { facts: {}, of: () => ({}) };

/** Every line's; the type makes a forgotten one an error. */
export const histories = {
  trafik: { facts: trafikHistory, of: trafikHistoryOf, consequences: lateRows },
  kasko: { facts: kaskoHistory, of: kaskoHistoryOf },
  petsaglik: none,
  telefon: none,
  ikincieltrafik: { facts: trafikHistory, of: trafikHistoryOf, refusal: ownersRefusal },
  galericikisatrafik: { facts: trafikHistory, of: trafikHistoryOf, consequences: lateRows },
  dask: { facts: daskHistory, of: daskHistoryOf },
  konut: none,
  seyahat: none,
  tamamlayici: none,
  bireysel: none,
  yabanci: none,
} as const satisfies Readonly<Record<LineId, HistorySide<Facts>>>;
