import { isUnplated } from "#shared/schemas/vehicle/plate.ts";
import { pick, seedOf } from "../domain/seed.ts";
import type { BonusMalusStep, NoClaimsLevel } from "./insurance-bureau.ts";
import { registeredUsage } from "./embedded-vehicle-registry.ts";
import type { InsuranceBureau, RecordAnswer, RecordQuery } from "./insurance-bureau.ts";
import { lastPolicyEnd } from "./policy-history.ts";

// Most drivers are on the good steps, as in the bureau's statistics.
const steps: readonly [BonusMalusStep, ...BonusMalusStep[]] = [
  8, 8, 8, 7, 7, 7, 6, 6, 5, 5, 4, 4, 4, 3, 2, 1, 0,
];

// Four years and more are the commonest, none nearly as common.
const levels: readonly [NoClaimsLevel, ...NoClaimsLevel[]] = [4, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0];

/** Whoever's number has 06 as its eighth and ninth digit has five other vehicles of the same group. */
const manyVehicles = /^\d{7}06/;

/** How a vehicle has been insured against damage of its own; newly in somebody's hands it has not. */
function ownDamageOf({ plate, nationalNumber, today }: RecordQuery) {
  const policyEnd = lastPolicyEnd(`${plate} ${nationalNumber}`, today, "own damage");
  if (policyEnd === undefined) return {};
  const noClaimsLevel = pick(levels, seedOf("no claims", plate, nationalNumber));
  return { ownDamage: { noClaimsLevel, policyEnd } };
}

/** Plates that end in 0 have just been sold: nobody has insured them in their own hands yet. */
const hasJustBeenSold = (plate: string): boolean => plate.endsWith("0");

function answerOf(query: RecordQuery): RecordAnswer {
  const { plate, nationalNumber, today } = query;
  if (isUnplated(plate)) return { kind: "unknown" };
  const previousPolicyEnd = hasJustBeenSold(plate)
    ? undefined
    : lastPolicyEnd(`${plate} ${nationalNumber}`, today);
  return {
    kind: "found",
    record: {
      usage: registeredUsage(plate, today),
      bonusMalusStep: pick(steps, seedOf("step", plate, nationalNumber)),
      ...(previousPolicyEnd === undefined ? {} : { previousPolicyEnd }),
      isFleet: manyVehicles.test(nationalNumber),
      ...(hasJustBeenSold(plate) ? {} : ownDamageOf(query)),
    },
  };
}

/**
 * A bureau in which every plate has a record, and every pair of plate and owner a step of its own.
 *
 * @param wait called before every answer; rejects while the bureau is out of order
 */
export function createEmbeddedInsuranceBureau(
  wait: (signal: AbortSignal) => Promise<void>,
): InsuranceBureau {
  return {
    async find(query, signal) {
      await wait(signal);
      return answerOf(query);
    },
  };
}
