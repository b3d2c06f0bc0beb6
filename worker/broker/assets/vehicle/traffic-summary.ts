import { maskPlate } from "#shared/schemas/plate.ts";
import { isEarlyRenewal } from "../../lines/trafik/renewal.ts";
import type { TrafikRequest } from "../../lines/trafik/risk.ts";

/** What of a traffic quote can be shown without showing whose it is; `today` is "YYYY-MM-DD". */
export function trafficSummary(
  { insured: [vehicle], history: { previousPolicyEnd }, productId }: TrafikRequest,
  today: string,
) {
  return {
    subject: maskPlate(vehicle.plate),
    vehicle: `${vehicle.brand} ${vehicle.model} ${vehicle.modelYear}`,
    previousPolicyEnd: previousPolicyEnd ?? null,
    isEarlyRenewal:
      previousPolicyEnd !== undefined && isEarlyRenewal(productId, previousPolicyEnd, today),
  };
}
