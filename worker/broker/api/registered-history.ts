import { todayInIstanbul } from "#shared/format/date.ts";
import type { TrafikRequest } from "../insurers/insurer.ts";
import type { Services } from "../services.ts";
import type { DocumentFields } from "./vehicle-document.ts";
import { documentOf } from "./vehicle-document.ts";

const registryTimeoutMs = 15_000;

/**
 * Puts what the registry knows of a vehicle's insurance history (step, end of the running policy, fleet) in place of
 * what was sent: the price hangs on it, so a visitor's word counts only where the registry knows nothing.
 */
export async function withRegisteredHistory(
  request: TrafikRequest,
  fields: DocumentFields,
  { vehicles, now }: Services,
): Promise<{ readonly request: TrafikRequest; readonly isManual: boolean }> {
  const document = documentOf(fields);
  if (document === undefined) return { request, isManual: true };
  const { plate } = request.vehicle;
  const { nationalNumber } = request.holder;
  const query = { plate, nationalNumber, document, today: todayInIstanbul(now()) };
  const answer = await vehicles
    .find(query, AbortSignal.timeout(registryTimeoutMs))
    .catch(() => undefined);
  if (answer?.kind !== "found") return { request, isManual: true };
  const { step, isFleet, previousPolicyEnd } = answer.vehicle;
  const { previousPolicyEnd: _sent, ...rest } = request;
  const history = previousPolicyEnd === undefined ? {} : { previousPolicyEnd };
  return { request: { ...rest, step, isFleet, ...history }, isManual: false };
}
