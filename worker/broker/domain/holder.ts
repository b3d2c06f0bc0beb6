import * as v from "valibot";
import type { IdentityKind } from "#shared/copy/identity.ts";
import { numberKind } from "#shared/schemas/identity/identity-number.ts";

const PassportSchema = v.object({
  number: v.string(),
  /** ISO 3166-1 alpha-2. */
  nationality: v.string(),
});
export type Passport = Readonly<v.InferOutput<typeof PassportSchema>>;

/** Who the policy is made out to; known by a number or by a passport. */
export const HolderSchema = v.object({
  kind: v.picklist(["person", "company"]),
  nationalNumber: v.exactOptional(v.string()),
  passport: v.exactOptional(PassportSchema),
  /** "YYYY-MM-DD"; absent when no registry has told it. A passport's is what its holder says. */
  birthDate: v.exactOptional(v.pipe(v.string(), v.isoDate())),
  /** Plate code of the residence, "01"–"81". */
  provinceCode: v.string(),
  districtName: v.exactOptional(v.string()),
});
export type Holder = Readonly<v.InferOutput<typeof HolderSchema>>;

/** The number a holder is known by, whatever kind it is. */
export const numberOf = ({ nationalNumber, passport }: Holder): string =>
  nationalNumber ?? passport?.number ?? "";

/** The province that the civil registry has told as a holder's residence; undefined where it is only said. */
export const toldProvince = ({ passport, birthDate, provinceCode }: Holder): string | undefined =>
  passport === undefined && birthDate !== undefined ? provinceCode : undefined;

/** What kind of number that is. */
export const identityKindOf = ({ nationalNumber }: Holder): IdentityKind =>
  nationalNumber === undefined ? "passport" : numberKind(nationalNumber);
