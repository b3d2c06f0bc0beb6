import { formatDate, todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Failure } from "../api/failure.ts";
import { invalidField } from "../api/failure.ts";
import { vehicleOf } from "../lines/changing/vehicle-changes.ts";
import type { QuoteRequest } from "../lines/request.ts";
import { soldEnd } from "../quote/asking/running-policy.ts";
import type { Quote } from "../quote/quote-repository.ts";
import { registryWaitMs } from "../registries/registry-wait.ts";
import { changeRefusals } from "./change/change-copy.ts";
import type { PolicyServices } from "./services.ts";

/**
 * Asks the registration office whether a plate and a registration that a change names are those of the vehicle that is insured,
 * and whether another policy of ours covers that plate. Nothing is asked where neither changes.
 */
export async function metVehicle(
  { content, quoteId, nationalIndex }: Quote,
  next: QuoteRequest,
  services: PolicyServices,
): Promise<Result<undefined, Failure>> {
  const [before, after] = [vehicleOf(content.request), vehicleOf(next)];
  if (after?.document === undefined || after.document === before?.document) return ok(undefined);
  const { plate, document, chassisNumber } = after;
  const isNewPlate = plate !== before?.plate;
  const today = todayInIstanbul(services.now());
  const end = isNewPlate ? await soldEnd(next, nationalIndex ?? "", services, quoteId) : undefined;
  if (end !== undefined && end > today) {
    return err(invalidField("plate", changeRefusals.plateCovered(formatDate(end))));
  }
  const query = { plate, document, today, ...(isNewPlate ? { chassisNumber } : {}) };
  const answer = await services.vehicles
    .find(query, AbortSignal.timeout(registryWaitMs))
    .catch(() => undefined);
  switch (answer?.kind) {
    case "found":
      return isNewPlate && answer.vehicle.chassisNumber !== chassisNumber
        ? err(invalidField("plate", changeRefusals.otherVehicle))
        : ok(undefined);
    case "not-found":
      return err(invalidField("document", changeRefusals.vehicleUnknown));
    default:
      return err(invalidField("Change", changeRefusals.vehicleRegistrySilent));
  }
}
