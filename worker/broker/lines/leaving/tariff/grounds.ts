import type { GroundId } from "#shared/calls/policy/grounds.ts";
import type { TariffRow } from "#worker/broker/domain/tariff.ts";

/** What leaving a policy on a ground takes and brings. */
export interface GroundRow extends TariffRow {
  /** Until how many days after the contract was made; absent: until the policy ends. */
  readonly withinDays?: number;
  /** Only policies that run for a month or longer, or only shorter ones. */
  readonly length?: "month-or-more" | "under-a-month";
  /** Whether it counts only until cover begins. */
  readonly beforeStart?: boolean;
  /**
   * From when on there is no cover, and so what comes back. `start`: there never was any, and all that was paid comes back; `event`: from the
   * day on that the ground is about, `request`: from the day on which it is asked for, and the premium of the days that are left comes back.
   */
  readonly endsOn: "start" | "event" | "request";
  /** Whether the ground suffices by law or contract, or the insurer decides. */
  readonly decides: "rule" | "insurer";
  /** Whether a paper has to prove it. */
  readonly needsPaper: boolean;
}

const announcement =
  "SEDDK's announcement on withdrawal from distance sales; regulation in the Official Gazette 16.06.2021, 31513";
const practice = "An insurer's page on how it cancels traffic and earthquake policies";

const proven = { decides: "rule", needsPaper: true } as const;
const sinceRegulation = "2021-06-16";
const asRead = { validFrom: "2026-01-01", reviewBy: "2027-05-31" } as const;

/** Grounds by their id; a claim that was paid or is under way leaves each of them to the insurer. */
export const grounds: Readonly<Record<GroundId, readonly GroundRow[]>> = {
  withdrawal: [
    {
      validFrom: sinceRegulation,
      reviewBy: "2027-05-31",
      withinDays: 14,
      length: "month-or-more",
      endsOn: "start",
      decides: "rule",
      needsPaper: false,
      source: announcement,
      confidence: "sure",
    },
  ],
  "compulsory-withdrawal": [
    {
      validFrom: sinceRegulation,
      reviewBy: "2027-05-31",
      withinDays: 14,
      endsOn: "start",
      decides: "insurer",
      needsPaper: false,
      source: `${announcement}; no article was found that says how it applies to compulsory insurance`,
      confidence: "likely",
    },
  ],
  "not-begun": [
    {
      ...asRead,
      length: "under-a-month",
      beforeStart: true,
      endsOn: "start",
      decides: "insurer",
      needsPaper: false,
      source: "Published product pages of insurers; no article was found",
      confidence: "likely",
    },
  ],
  sold: [{ ...asRead, ...proven, endsOn: "event", source: practice, confidence: "likely" }],
  scrapped: [{ ...asRead, ...proven, endsOn: "event", source: practice, confidence: "likely" }],
  "off-road": [
    {
      ...asRead,
      ...proven,
      decides: "insurer",
      endsOn: "event",
      source: "Distance contract, section 6; whether insurers accept it was not found",
      confidence: "estimate",
    },
  ],
  double: [{ ...asRead, ...proven, endsOn: "event", source: practice, confidence: "likely" }],
  "no-transfer": [
    {
      ...asRead,
      ...proven,
      decides: "insurer",
      endsOn: "request",
      source: "Information text of the line; no article was found",
      confidence: "likely",
    },
  ],
  "visa-refused": [
    {
      ...asRead,
      beforeStart: true,
      endsOn: "start",
      decides: "insurer",
      needsPaper: true,
      source: "Published product pages of insurers; no article was found",
      confidence: "likely",
    },
  ],
  "permit-refused": [
    {
      ...asRead,
      endsOn: "request",
      decides: "insurer",
      needsPaper: true,
      source: "Published product pages of insurers; no article was found",
      confidence: "likely",
    },
  ],
  "loan-repaid": [
    {
      ...asRead,
      endsOn: "request",
      decides: "insurer",
      needsPaper: true,
      source: "The distance contract leaves it to the policy's conditions",
      confidence: "estimate",
    },
  ],
  died: [
    {
      ...asRead,
      ...proven,
      endsOn: "event",
      source: "Information text of the line; the policy's conditions decide",
      confidence: "likely",
    },
  ],
  other: [
    {
      ...asRead,
      endsOn: "request",
      decides: "insurer",
      needsPaper: false,
      source: "The policy's conditions decide; no common rule was found",
      confidence: "estimate",
    },
  ],
};
