import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { updateVehicle } from "#shared/calls/assets/update-vehicle.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import { formatPlate } from "#shared/schemas/vehicle/plate.ts";
import { fuels } from "../../domain/fuel.ts";
import { usageOf } from "./vehicle-usage.ts";
import type { RegisteredVehicle } from "../../registries/vehicle-registry.ts";
import type { Handler } from "../../api/handler.ts";
import { lookUpVehicle, viewVehicle } from "./registered-vehicle.ts";
import { readVehicleExtras } from "./vehicle-extras.ts";
import { readCorrection } from "./vehicle-correction-input.ts";
import type { AssetServices } from "../services.ts";

/** Keeps what whoever holds the verified phone says, for the office to judge; what was said before stays said. */
export const answerUpdateVehicle: Handler<
  RequestOf<typeof updateVehicle>,
  DataOf<typeof updateVehicle>,
  AssetServices
> = async (input, context) => {
  const { store, now, randomDigits, site } = context.services;
  const found = await lookUpVehicle(input, context);
  if (!found.ok) return found;
  const today = todayInIstanbul(now());
  const read = readCorrection(input, today);
  if (!read.ok) return err({ kind: "invalid", errors: read.reason });
  const { registered, record, correction, key } = found.value;
  const fuel = read.value.fuel ?? viewVehicle(found.value, today).fuelType;
  const extras = readVehicleExtras(input, fuel, site);
  if (!extras.ok) return err({ kind: "invalid", errors: extras.reason });
  const said = { ...read.value, ...extras.value };
  if (Object.keys(said).length === 0) return err({ kind: "nothing-to-change" });
  await store.vehicleCorrections.save(key, {
    referenceNumber: `AD-${randomDigits(8)}`,
    subject: describe(registered),
    said: { ...correction?.said, ...said },
    updatedAt: now(),
  });
  const accepted = correction?.accepted ?? {};
  const waiting = { said: read.value, accepted, state: "pending" } as const;
  return ok(viewVehicle({ registered, record, correction: waiting }, today));
};

const describe = ({ plate, modelYear, brand, model, usage, fuel }: RegisteredVehicle): string =>
  [
    formatPlate(plate),
    `${modelYear} ${brand} ${model}`,
    usageOf(usage)?.label ?? usage,
    fuels[fuel],
  ].join(" · ");
