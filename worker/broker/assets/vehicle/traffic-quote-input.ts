import * as v from "valibot";
import type { RequestOf } from "#shared/calls/call.ts";
import type { createTrafficQuote } from "#shared/calls/create-traffic-quote.ts";
import { parseWire } from "#shared/wire-errors.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { addDays, todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { PlateSchema } from "#shared/schemas/plate.ts";
import { missingConsents } from "../../consent/consents.ts";
import { readClaimedVehicle } from "./claimed-vehicle.ts";
import type { AskedRisk } from "./registered-request.ts";
import { documentOf } from "./vehicle-document.ts";

const maxDaysAhead = 60;
type Input = RequestOf<typeof createTrafficQuote>;
type Errors = Record<string, string[]>;

/** What a visitor asks to be insured, checked; who it is for is found elsewhere. */
export type AskedVehicle = Omit<AskedRisk, "holder">;

const entries = (today: string) =>
  v.object({
    LicensePlateNumber: PlateSchema,
    PolicyStart: v.pipe(
      v.string(),
      v.minValue(today, validationCopy.policyStartPast),
      v.maxValue(addDays(today, maxDaysAhead), validationCopy.policyStartTooLate(maxDaysAhead)),
    ),
  });

/** Checks what a visitor asks to be insured. Errors are by wire name. */
export function readTrafficQuote(input: Input, now: number): Result<AskedVehicle, Errors> {
  const today = todayInIstanbul(now);
  const read = parseWire(entries(today), {
    LicensePlateNumber: input.licensePlateNumber,
    PolicyStart: input.policyStart,
  });
  const claimed = readClaimedVehicle(input, today);
  const missing = missingConsents(input);
  if (!read.ok || !claimed.ok || missing !== undefined) {
    return err({
      ...(read.ok ? {} : read.reason),
      ...(claimed.ok ? {} : claimed.reason),
      ...missing,
    });
  }
  const document = documentOf(input);
  return ok({
    plate: read.value.LicensePlateNumber,
    startDate: read.value.PolicyStart,
    ...(document === undefined ? {} : { document }),
    claimed: claimed.value,
  });
}
