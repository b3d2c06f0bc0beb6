import { isUnplated } from "#shared/schemas/plate.ts";
import { pick, seedOf } from "../domain/seed.ts";
import type { BonusMalusStep } from "./insurance-bureau.ts";
import { registeredUsage } from "./embedded-vehicle-registry.ts";
import type { InsuranceBureau, RecordAnswer, RecordQuery } from "./insurance-bureau.ts";
import { lastPolicyEnd } from "./policy-history.ts";

// Most drivers are on the good steps, as in the bureau's statistics.
const steps: readonly [BonusMalusStep, ...BonusMalusStep[]] = [
  8, 8, 8, 7, 7, 7, 6, 6, 5, 5, 4, 4, 4, 3, 2, 1, 0,
];

function answerOf({ plate, nationalNumber, today }: RecordQuery): RecordAnswer {
  if (isUnplated(plate)) return { kind: "unknown" };
  const previousPolicyEnd = lastPolicyEnd(plate, today);
  return {
    kind: "found",
    record: {
      usage: registeredUsage(plate, today),
      bonusMalusStep: pick(steps, seedOf("step", plate, nationalNumber)),
      ...(previousPolicyEnd === undefined ? {} : { previousPolicyEnd }),
      isFleet: nationalNumber.length === 10 && seedOf("fleet", nationalNumber) % 4 === 0,
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
