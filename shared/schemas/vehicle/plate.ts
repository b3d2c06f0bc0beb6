import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { toAsciiUpper } from "#shared/format/turkish-case.ts";
import { requiredText } from "../required.ts";

const longestPlate = 8;
const province = "(0[1-9]|[1-7][0-9]|8[01])";
const letter = "[A-PR-VYZ]";
// Province code, one to three of the 23 letters, two to four digits, seven or eight characters in all.
const plated = new RegExp(
  `^${province}(?:(${letter})(\\d{4})|(${letter}{2})(\\d{3,4})|(${letter}{3})(\\d{2,3}))$`,
);
const unplated = new RegExp(`^${province}YK$`);

export function compactPlate(text: string): string {
  return toAsciiUpper(text).replace(/[\s.-]/g, "");
}

/** `{ province, letters, digits }` of a canonical plate; null when it is none or has no number yet. */
function plateParts(plate: string): { province: string; letters: string; digits: string } | null {
  const match = plated.exec(plate);
  if (!match) return null;
  const [, code = "", ...rest] = match;
  const [letters = "", digits = ""] = rest.filter((part) => part !== undefined);
  return { province: code, letters, digits };
}

/** Whether a canonical plate stands for a new vehicle that has none yet: province code and `YK`. */
export function isUnplated(plate: string): boolean {
  return unplated.test(plate);
}

/** Canonical form of a vehicle without a plate yet: `34` → `34YK`. */
export function unplatedIn(provinceCode: string): string {
  return `${provinceCode}YK`;
}

/** Licence plate as typed → `34ABC123`; a vehicle without one yet is `34YK`. */
export const PlateSchema = v.pipe(
  requiredText(validationCopy.plateRequired),
  v.transform(compactPlate),
  v.maxLength(longestPlate, validationCopy.plateTooLong),
  v.check((plate) => plated.test(plate) || isUnplated(plate), validationCopy.plateInvalid),
);
export type Plate = v.InferOutput<typeof PlateSchema>;

/** `34ABC123` → `34 ABC 123`, `34YK` → `34 YK`. */
export function formatPlate(plate: string): string {
  if (isUnplated(plate)) return `${plate.slice(0, 2)} YK`;
  const parts = plateParts(plate);
  return parts ? `${parts.province} ${parts.letters} ${parts.digits}` : plate;
}

/** `34ABC123` → `"34"`, which is the province's traffic code. */
export function plateProvinceCode(plate: string): string {
  return plate.slice(0, 2);
}

/** `34ABC123` → `34 *** 123`, for pages that may be shared. */
export function maskPlate(plate: string): string {
  const parts = plateParts(plate);
  return parts ? `${parts.province} *** ${parts.digits}` : formatPlate(plate);
}

/** Whether what was typed stands for a vehicle without a plate: "34 YK" as well as "34yk". */
export function isUnplatedText(typed: string | undefined): boolean {
  const plate = v.safeParse(PlateSchema, typed);
  return plate.success && isUnplated(plate.output);
}
