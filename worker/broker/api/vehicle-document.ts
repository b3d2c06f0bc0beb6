import * as v from "valibot";
import {
  AsbisNumberSchema,
  DocumentNumberSchema,
  DocumentSerialSchema,
} from "#shared/schemas/registration-document.ts";
import type { VehicleQuery } from "../registries/vehicle-registry.ts";

export interface DocumentFields {
  /** Two letters and six digits. */
  readonly licensePermitNumber?: string | undefined;
  readonly asbisNumber?: string | undefined;
}

/** What the registration office is asked with; undefined when neither document number is usable. */
export function documentOf(fields: DocumentFields): VehicleQuery["document"] | undefined {
  const permit = fields.licensePermitNumber?.replace(/[\s-]/g, "") ?? "";
  const serial = v.safeParse(DocumentSerialSchema, permit.slice(0, 2));
  const number = v.safeParse(DocumentNumberSchema, permit.slice(2));
  if (serial.success && number.success) {
    return { kind: "permit", serial: serial.output, number: number.output };
  }
  const asbis = v.safeParse(AsbisNumberSchema, fields.asbisNumber ?? "");
  return asbis.success ? { kind: "asbis", number: asbis.output } : undefined;
}
