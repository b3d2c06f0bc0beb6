import { validationCopy } from "#shared/copy/validation.ts";
import type { CheckedValues } from "#shared/fields/field.ts";

const nationalities = ["nationality", "residentNationality"] as const;

/** Residence permits are for foreign nationals: a citizen of Türkiye is not insured here. */
export function foreignNationals(values: CheckedValues): Record<string, string> {
  const citizen = nationalities.filter((name) => values[name] === "TR");
  return Object.fromEntries(citizen.map((name) => [name, validationCopy.foreignOnly]));
}
