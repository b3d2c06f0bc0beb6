import type { ChangeId } from "#shared/calls/policy/change-fields.ts";
import type { TariffRow } from "#worker/broker/domain/tariff.ts";

/** From when to when a change of a policy is taken. */
export interface ChangeRow extends TariffRow {
  /** `end`: until the policy's last day; `start`: until cover begins. */
  readonly until: "start" | "end";
}

const asRead = {
  validFrom: "2026-01-01",
  reviewBy: "2027-05-31",
  until: "end",
  source:
    "Insurers' pages on endorsements; a registration changes no risk, so that no article sets a last day",
  confidence: "likely",
} as const;

const travelSource =
  "Insurers' pages on endorsements; a trip that has begun is insured for whom it was insured";

/** Changes by their id. What a change costs is the insurer's answer by the tariff of the sale. */
export const changes: Readonly<Record<ChangeId, readonly ChangeRow[]>> = {
  plate: [asRead],
  registration: [asRead],
  area: [asRead],
  traveller: [{ ...asRead, until: "start", source: travelSource }],
};
