import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { updateVehicle } from "#shared/calls/update-vehicle.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import type { Handler } from "../handler.ts";
import { findVehicle, viewVehicle } from "../registered-vehicle.ts";
import { readCorrection } from "./vehicle-correction-input.ts";

/** Keeps a correction for whoever holds the verified phone; what was corrected before stays corrected. */
export const answerUpdateVehicle: Handler<
  RequestOf<typeof updateVehicle>,
  DataOf<typeof updateVehicle>
> = async (input, context) => {
  const { store, now } = context.services;
  const found = await findVehicle(input, context);
  if (!found.ok) return found;
  const read = readCorrection(input, todayInIstanbul(now()));
  if (!read.ok) return err({ kind: "invalid", errors: read.reason });
  const { registered, correction, key } = found.value;
  const merged = { ...correction, ...read.value };
  await store.vehicleCorrections.save(key, merged, now());
  return ok(viewVehicle(registered, merged));
};
