import { todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { plateProvinceCode } from "#shared/schemas/plate.ts";
import type { InsuredVehicle, ProvisionalPart } from "../../insurers/insurer.ts";
import type { TrafikRequest } from "../../lines/trafik/risk.ts";
import type { RegisteredVehicle, VehicleDocument } from "../../registries/vehicle-registry.ts";
import type { Services } from "../../services.ts";
import type { Store } from "../../store/store.ts";
import { historyOf } from "./insurance-history.ts";
import { vehicleIndexOf } from "./vehicle-index.ts";

const lookUpMs = 15_000;

/** What a visitor says of a vehicle; it counts only where the registry is silent. */
export type ClaimedVehicle = Omit<InsuredVehicle, "plate" | "provinceCode" | "document">;

/** A traffic risk before any registry has been asked. */
export interface AskedRisk extends Pick<TrafikRequest, "holder" | "startDate"> {
  readonly plate: string;
  readonly document?: VehicleDocument;
  /** Undefined when the visitor has said nothing, because the look-up is to say it. */
  readonly claimed: ClaimedVehicle | undefined;
}

/** Whoever is asked: the registries, and what the office has accepted. */
interface Sources extends Pick<Services, "bureau" | "vehicles" | "now" | "blindIndex"> {
  readonly store: { readonly vehicleCorrections: Pick<Store["vehicleCorrections"], "find"> };
}

/**
 * The traffic risk as it is priced: use, step, fleet and running policy by the insurance data bureau, which needs no
 * registration document; the vehicle by its registry, where it knows it. What was claimed stands in for a silent
 * registry and makes the request provisional; what the office has accepted of corrections said with this phone is laid
 * over the registered vehicle. Fails when the registry is silent and nothing was claimed.
 *
 * @param waitMs how long a registry may take before it counts as silent
 */
export async function registeredRequest(
  asked: AskedRisk,
  phoneIndex: string,
  services: Sources,
  waitMs = lookUpMs,
): Promise<Result<TrafikRequest, "vehicle-unknown">> {
  const { bureau, vehicles, now, store } = services;
  const { plate, holder, startDate, document, claimed } = asked;
  const today = todayInIstanbul(now());
  const { nationalNumber } = holder;
  const signal = () => AbortSignal.timeout(waitMs);
  const vehicleIndex = await vehicleIndexOf(plate, nationalNumber, services);
  const [corrected, history, registered] = await Promise.all([
    store.vehicleCorrections.find({ vehicleIndex, phoneIndex }),
    bureau.find({ plate, nationalNumber, today }, signal()).catch(() => undefined),
    document && vehicles.find({ plate, document, today }, signal()).catch(() => undefined),
  ]);
  const correction = corrected?.accepted ?? {};
  const record = history?.kind === "found" ? history.record : undefined;
  const known = registered?.kind === "found" ? registered.vehicle : undefined;
  const facts = known === undefined ? claimed : vehicleFacts({ ...known, ...correction });
  if (facts === undefined) return err("vehicle-unknown");
  const provisional: ProvisionalPart[] = [
    ...(history === undefined ? (["history"] as const) : []),
    ...(known === undefined ? (["insured"] as const) : []),
  ];
  const usage = correction.usage ?? record?.usage ?? facts.usage;
  return ok({
    productId: "trafik",
    holder,
    insured: [
      {
        ...facts,
        usage,
        plate,
        provinceCode: plateProvinceCode(plate),
        ...(document === undefined ? {} : { document }),
      },
    ],
    history: historyOf(record),
    startDate,
    provisional,
  });
}

const vehicleFacts = (vehicle: RegisteredVehicle): ClaimedVehicle => ({
  usage: vehicle.usage,
  brand: vehicle.brand,
  model: vehicle.model,
  modelYear: vehicle.modelYear,
  fuel: vehicle.fuel,
  seats: vehicle.seats,
  engineNumber: vehicle.engineNumber,
  chassisNumber: vehicle.chassisNumber,
  firstRegistration: vehicle.firstRegistration,
});

/** Asks again about a request whose registries were silent; what it was asked with stands in for them once more. */
export const askedAgain = ({ insured, holder, startDate }: TrafikRequest): AskedRisk => {
  const { plate, provinceCode: _province, document, ...claimed } = insured[0];
  return {
    plate,
    holder,
    startDate,
    ...(document === undefined ? {} : { document }),
    claimed,
  };
};
