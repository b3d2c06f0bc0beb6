import { validationCopy } from "#shared/copy/validation.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { identityKind } from "#shared/schemas/identity/identity-number.ts";
import type { Holder, Passport } from "../../domain/holder.ts";
import type { RegisteredPerson } from "../../registries/person-registry.ts";
import { provinceName } from "../../registries/places.ts";
import { askRegistry } from "../../verification/check-identity.ts";
import { brokerCopy } from "../../api/copy.ts";
import type { Failure } from "../../api/failure.ts";
import type { CallContext } from "../../api/handler.ts";
import type { QuoteServices } from "../services.ts";
import * as v from "valibot";
import type { Fields } from "#shared/fields/field.ts";
import { isByPassport, passportFields } from "#shared/fields/identity.ts";
import type { WhoValues } from "#shared/fields/identity.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import type { BlindIndex } from "../../crypto/blind-index.ts";
import { countryName } from "../../registries/countries.ts";

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

/** What is said of companies alone. */
const companyFields = ["companyTitle", "taxOffice"];

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
      ...(identityKind(nationalNumber ?? "") === "company"
        ? {}
        : strangers(fields, companyFields, said)),
    };
    if (nationalNumber === undefined || Object.keys(errors).length > 0) return err(errors);
    return ok({ nationalNumber });
  }
  const { passportNumber, nationality, passportName, passportSurname, passportBirthDate } = said;
  const isUnknown = nationality !== undefined && countryName(nationality) === undefined;
  const errors = {
    ...missing(passportFields, said as Readonly<Record<string, unknown>>),
    ...(isUnknown ? { [passportFields.nationality.wire]: [brokerCopy.unknownChoice] } : {}),
    ...strangers(fields, ["nationalNumber", "name", "surname", ...companyFields], said),
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

/** Who a quote is for. */
export interface QuotePerson {
  readonly name: string;
  readonly surname: string;
  /** "YYYY-MM-DD"; absent when no registry has told it: a stated one prices nothing. */
  readonly birthDate?: string;
  readonly provinceCode: string;
  readonly districtName: string;
  /** Of a company, for which the person named may act. */
  readonly company?: HolderCompany;
  /** Whether the civil registry says so, or the visitor. */
  readonly isRegistered: boolean;
}

/** A company as a contract names it. */
export interface HolderCompany {
  readonly title: string;
  readonly taxOffice: string;
}

/** What a quote call says of the person; needed only where the registry has not. */
interface TypedPerson {
  readonly companyTitle?: string | undefined;
  readonly taxOffice?: string | undefined;
  readonly name?: string | undefined;
  readonly surname?: string | undefined;
  readonly cityCode?: string | undefined;
  readonly county?: string | undefined;
}

const longestCounty = 60;

/**
 * The person whom the identity check has found for this visitor, or the registry knows by the number alone; typed in only
 * where it says neither, and of a passport, which it is not asked about. Errors are by wire name.
 */
async function quotePerson(
  { nationalNumber, passport }: HolderIdentity,
  typed: TypedPerson,
  { services, visitor }: CallContext<QuoteServices>,
): Promise<Result<QuotePerson, Errors>> {
  if (nationalNumber === undefined) {
    const { name, surname, birthDate } = passport;
    const read = readPerson({ ...typed, name, surname });
    return read.ok ? ok({ ...read.value, birthDate }) : read;
  }
  if (identityKind(nationalNumber) === "company") return readCompany(typed);
  const nationalIndex = await services.blindIndex.of("national", nationalNumber);
  const known = await services.store.knownPeople.find(visitor, nationalIndex, services.now());
  if (known !== undefined) return ok({ ...known, isRegistered: true });
  const found = await askRegistry({ nationalNumber }, services);
  return found.ok ? ok({ ...found.value, isRegistered: true }) : readPerson(typed);
}

/** For whom a quote is, unless something is wrong with that or, by `errors`, with what is asked to be insured. */
export async function personFor(
  errors: Errors,
  identity: HolderIdentity,
  typed: TypedPerson,
  context: CallContext<QuoteServices>,
): Promise<Result<QuotePerson, Failure>> {
  const person = await quotePerson(identity, typed, context);
  const all = { ...errors, ...(person.ok ? {} : person.reason) };
  return person.ok && Object.keys(all).length === 0
    ? person
    : err({ kind: "invalid", errors: all });
}

/** A company, of which no registry tells, and who may act for it. */
function readCompany({
  companyTitle,
  taxOffice,
  ...officer
}: TypedPerson): Result<QuotePerson, Errors> {
  const person = readPerson(officer);
  if (person.ok && companyTitle !== undefined && taxOffice !== undefined) {
    return ok({ ...person.value, company: { title: companyTitle, taxOffice } });
  }
  return err({
    ...(person.ok ? {} : person.reason),
    ...(companyTitle === undefined ? { CompanyTitle: [validationCopy.firmNameRequired] } : {}),
    ...(taxOffice === undefined ? { TaxOffice: [validationCopy.required] } : {}),
  });
}

function readPerson({
  name,
  surname,
  cityCode,
  county = "",
}: TypedPerson): Result<QuotePerson, Errors> {
  const districtName = county.trim();
  const errors = {
    ...(name === undefined ? { Name: [validationCopy.firstNameRequired] } : {}),
    ...(surname === undefined ? { Surname: [validationCopy.lastNameRequired] } : {}),
    ...(cityCode === undefined || provinceName(cityCode) === undefined
      ? { CityCode: [brokerCopy.unknownChoice] }
      : {}),
    ...(districtName === "" ? { County: [validationCopy.required] } : {}),
    ...(districtName.length > longestCounty
      ? { County: [validationCopy.tooLong(longestCounty)] }
      : {}),
  };
  if (name === undefined || surname === undefined || cityCode === undefined) return err(errors);
  if (Object.keys(errors).length > 0) return err(errors);
  return ok({ name, surname, provinceCode: cityCode, districtName, isRegistered: false });
}

/** Whoever the civil registry has told of by what is insured, where it had not told of them before. */
export const registeredOr = (
  person: QuotePerson,
  registered: RegisteredPerson | undefined,
): QuotePerson =>
  person.isRegistered || registered === undefined ? person : { ...registered, isRegistered: true };

/** The person as an insurer is asked about them. */
export const holderOf = (
  { nationalNumber, passport }: HolderIdentity,
  { birthDate, provinceCode, districtName }: QuotePerson,
): Holder => ({
  ...(nationalNumber === undefined
    ? {
        kind: "person",
        passport: { number: passport.number, nationality: passport.nationality },
      }
    : { kind: identityKind(nationalNumber), nationalNumber }),
  ...(birthDate === undefined ? {} : { birthDate }),
  provinceCode,
  districtName,
});
