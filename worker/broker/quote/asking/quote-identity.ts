import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import type { Fields } from "#shared/fields/field.ts";
import { isByPassport, passportFields } from "#shared/fields/identity.ts";
import type { WhoValues } from "#shared/fields/identity.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { brokerCopy } from "../../api/copy.ts";
import type { BlindIndex } from "../../crypto/blind-index.ts";
import { countryName } from "../../registries/countries.ts";
import type { Passport } from "../../domain/holder.ts";

type Errors = Readonly<Record<string, readonly string[]>>;

/** By what a quote's holder is known: a number that registries know, or a passport with what stands in it. */
export type HolderIdentity =
  | { readonly nationalNumber: string; readonly passport?: undefined }
  | { readonly nationalNumber?: undefined; readonly passport: HeldPassport };

export interface HeldPassport extends Passport {
  readonly name: string;
  readonly surname: string;
  /** "YYYY-MM-DD", as its holder says. */
  readonly birthDate: string;
}

type Said = WhoValues & {
  readonly name?: string | undefined;
  readonly surname?: string | undefined;
};

/** Messages of fields that cannot do without a value, in their own words, by wire name. */
function missing(fields: Fields, said: Readonly<Record<string, unknown>>): Errors {
  const entries = Object.entries(fields).flatMap(([name, { codec, wire = name }]) => {
    const value = said[name] ?? "";
    const judged = v.safeParse(codec?.schema ?? v.string(), value);
    if (!judged.success) return [[wire, [judged.issues[0].message]] as const];
    return value === "" ? [[wire, [validationCopy.required]] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** What is sent beside the identity that was chosen is refused: nobody should believe that it counts. */
function strangers(fields: Fields, names: readonly string[], said: object): Errors {
  const sent = names.filter((name) => (said as Readonly<Record<string, unknown>>)[name]);
  return Object.fromEntries(
    sent.map((name) => [fields[name]?.wire ?? name, [brokerCopy.otherIdentity]]),
  );
}

/** Who a call says its holder is. Errors are by wire name. */
export function identityOf(
  { fields, identities }: AnyLine,
  said: Said,
): Result<HolderIdentity, Errors> {
  const takesPassport = identities.includes("passport");
  if (!(takesPassport && isByPassport(said))) {
    const { nationalNumber } = said;
    const { nationalNumber: field } = fields;
    const errors = {
      ...(field === undefined ? {} : missing({ nationalNumber: field }, { nationalNumber })),
      ...(takesPassport ? strangers(fields, Object.keys(passportFields), said) : {}),
    };
    if (nationalNumber === undefined || Object.keys(errors).length > 0) return err(errors);
    return ok({ nationalNumber });
  }
  const { passportNumber, nationality, passportName, passportSurname, passportBirthDate } = said;
  const isUnknown = nationality !== undefined && countryName(nationality) === undefined;
  const errors = {
    ...missing(passportFields, said as Readonly<Record<string, unknown>>),
    ...(isUnknown ? { [passportFields.nationality.wire]: [brokerCopy.unknownChoice] } : {}),
    ...strangers(fields, ["nationalNumber", "name", "surname"], said),
  };
  if (Object.keys(errors).length > 0) return err(errors);
  return ok({
    passport: {
      number: passportNumber ?? "",
      nationality: nationality ?? "",
      name: passportName ?? "",
      surname: passportSurname ?? "",
      birthDate: passportBirthDate ?? "",
    },
  });
}

/** Under which index a holder is counted and their quotes are found. */
export const identityIndexOf = (
  { nationalNumber, passport }: HolderIdentity,
  blindIndex: BlindIndex,
): Promise<string> =>
  nationalNumber === undefined
    ? blindIndex.of("passport", `${passport.nationality} ${passport.number}`)
    : blindIndex.of("national", nationalNumber);
