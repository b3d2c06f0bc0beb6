import { usedVehicle } from "#shared/assets/used-vehicle.ts";
import type { InsuranceRecord } from "../../registries/insurance-bureau.ts";
import { defineHistory } from "../history/define-history.ts";
import { trafikFacts, trafikHistoryOf } from "../trafik/history.ts";
import { ikincieltrafikCopy as copy } from "./copy.ts";

/** Who has insured a plate in their own hands is no buyer of it; who the owner is, no registry says before the notary. */
const ownersRefusal = (record: InsuranceRecord | undefined): Readonly<Record<string, string[]>> =>
  record?.previousPolicyEnd === undefined
    ? {}
    : { [usedVehicle.fields.plate.wire]: [copy.ownAlready] };

export const ikincieltrafikHistory = defineHistory({
  facts: trafikFacts,
  of: trafikHistoryOf,
  refusal: ownersRefusal,
});
