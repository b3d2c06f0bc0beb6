import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import {
  AsbisNumberSchema,
  DocumentNumberSchema,
  DocumentSerialSchema,
} from "#shared/schemas/registration-document.ts";
import type { VehicleQuery } from "../../registries/vehicle-registry.ts";

export interface DocumentFields {
  /** Two letters and six digits. */
  readonly licensePermitNumber?: string | undefined;
  readonly asbisNumber?: string | undefined;
}

const compact = (permit: string | undefined): string => permit?.replace(/[\s-]/g, "") ?? "";

/** What the registration office is asked with; undefined when neither document number is usable. */
export function documentOf(fields: DocumentFields): VehicleQuery["document"] | undefined {
  const permit = compact(fields.licensePermitNumber);
  const serial = v.safeParse(DocumentSerialSchema, permit.slice(0, 2));
  const number = v.safeParse(DocumentNumberSchema, permit.slice(2));
  if (serial.success && number.success) {
    return { kind: "permit", serial: serial.output, number: number.output };
  }
  const asbis = v.safeParse(AsbisNumberSchema, fields.asbisNumber ?? "");
  return asbis.success ? { kind: "asbis", number: asbis.output } : undefined;
}

/** Why neither document number is usable: at which wire name, and in what words. */
export function documentFault(
  fields: DocumentFields,
): readonly [wireName: string, message: string] {
  if (fields.licensePermitNumber === undefined && fields.asbisNumber !== undefined) {
    return ["AsbisNumber", validationCopy.asbisNumber];
  }
  const serial = compact(fields.licensePermitNumber).slice(0, 2);
  const isSerial = v.is(DocumentSerialSchema, serial);
  return [
    "LicensePermitNumber",
    isSerial ? validationCopy.documentNumber : validationCopy.documentSerial,
  ];
}
