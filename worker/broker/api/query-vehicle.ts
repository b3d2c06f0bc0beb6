import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { queryVehicle } from "#shared/calls/query-vehicle.ts";
import { ok } from "#shared/result.ts";
import type { Handler } from "./handler.ts";
import { findVehicle, viewVehicle } from "./registered-vehicle.ts";

export const answerQueryVehicle: Handler<
  RequestOf<typeof queryVehicle>,
  DataOf<typeof queryVehicle>
> = async (input, context) => {
  const found = await findVehicle(input, context);
  return found.ok ? ok(viewVehicle(found.value)) : found;
};
