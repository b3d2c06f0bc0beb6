import * as v from "valibot";
import {
  AsbisNumberSchema,
  RegistrationDocumentSchema,
  documentParts,
} from "#shared/schemas/vehicle/registration-document.ts";
import type { VehicleDocument } from "../../registries/vehicle-registry.ts";

export interface DocumentFields {
  /** Two letters and six digits. */
  readonly licensePermitNumber?: string | undefined;
  readonly asbisNumber?: string | undefined;
}

/** What the registration office is asked with; undefined when neither document number is usable. */
export function documentOf(fields: DocumentFields): VehicleDocument | undefined {
  const permit = v.safeParse(RegistrationDocumentSchema, fields.licensePermitNumber);
  if (permit.success) return { kind: "permit", ...documentParts(permit.output) };
  const asbis = v.safeParse(AsbisNumberSchema, fields.asbisNumber);
  return asbis.success ? { kind: "asbis", number: asbis.output } : undefined;
}

/** Why neither document number is usable: at which wire name, and in what words. */
export function documentFault({
  licensePermitNumber,
  asbisNumber,
}: DocumentFields): readonly [wireName: string, message: string] {
  if (licensePermitNumber === undefined && asbisNumber !== undefined) {
    return ["AsbisNumber", v.safeParse(AsbisNumberSchema, asbisNumber).issues?.[0].message ?? ""];
  }
  const permit = v.safeParse(RegistrationDocumentSchema, licensePermitNumber);
  return ["LicensePermitNumber", permit.issues?.[0].message ?? ""];
}
