import type { Charge } from "./charges.ts";
import { netKurusOf } from "./charges.ts";

/** What of a premium stays with the broker, in whole kuruş: a share of the net premium, rounded half up. */
export const commissionOf = (charges: readonly Charge[], percent: number): number =>
  Math.round((netKurusOf(charges) * percent) / 100);
