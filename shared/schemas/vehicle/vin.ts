import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { toAsciiUpper } from "#shared/format/turkish-case.ts";
import { requiredText } from "../required.ts";

/** Whether a chassis number has the form of ISO 3779: 17 characters without I, O and Q. */
export function isStandardVin(vin: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin);
}

/**
 * Chassis number as typed → upper case. Vehicles older than the 1981 standard carry shorter ones, which are taken too;
 * `isStandardVin` tells whether to ask the visitor to look again.
 */
export const VinSchema = v.pipe(
  requiredText(validationCopy.vin),
  v.transform((text) => toAsciiUpper(text).replace(/[\s-]/g, "")),
  v.check((vin) => isStandardVin(vin) || /^[A-Z0-9]{5,16}$/.test(vin), validationCopy.vin),
);
