import type { RequestOf } from "#shared/calls/call.ts";
import type { register } from "#shared/calls/member/register.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { identityKind } from "#shared/schemas/identity/identity-number.ts";
import { MemberPasswordSchema } from "#shared/schemas/password.ts";
import type { MemberProfile } from "./member-repository.ts";
import type { Failure } from "../api/failure.ts";
import { profileErrors } from "./profile-errors.ts";
import { guessFault, lengthFault } from "./passwords/new-password.ts";
import { districtName } from "../registries/places.ts";
import { registryWaitMs } from "../registries/registry-wait.ts";
import type { MemberServices } from "./services.ts";

type Input = RequestOf<typeof register>;
type Errors = Readonly<Record<string, readonly string[]>>;

/** Messages by wire name for the two consents a membership needs. */
export function membershipConsentErrors(input: Input): Errors {
  return {
    ...(input.privacyAgreement ? {} : { PrivacyAgreement: [validationCopy.privacyConsent] }),
    ...(input.openDataAgreement ? {} : { OpenDataAgreement: [validationCopy.disclosureConsent] }),
  };
}

/** The district of the code that was sent; what is no code stays as it is, to be judged. */
const countyOf = ({ cityCode = "", countyCode }: Input): string | undefined =>
  countyCode === undefined ? undefined : (districtName(cityCode, countyCode) ?? countyCode);

/** Messages by wire name for what the declaration cannot see: the opened password, whose number it is, the profile. */
export async function membershipErrors(
  input: Input,
  password: string,
  services: MemberServices,
): Promise<Errors> {
  const { nationalNumber, countyCode: _code, ...typed } = input;
  const county = countyOf(input);
  const fault =
    lengthFault(password, MemberPasswordSchema) ?? (await guessFault(password, input, services));
  return {
    ...profileErrors({ ...typed, county }, "CountyCode", services.now()),
    ...(fault === undefined ? {} : { Password: [fault] }),
    ...(identityKind(nationalNumber) === "person"
      ? {}
      : { NationalNumber: [validationCopy.nationalNumberInvalid] }),
  };
}

/**
 * Whether the civil registry says anything against a person about to become a member. What it knows of them is not kept:
 * whoever registers with somebody else's number must not read it there. A registry that is down keeps nobody out.
 */
export async function checkPerson(
  { nationalNumber, birthdate }: Input,
  { people }: MemberServices,
): Promise<Result<undefined, Failure>> {
  const query = { nationalNumber, ...(birthdate === undefined ? {} : { birthDate: birthdate }) };
  const answer = await people.find(query, AbortSignal.timeout(registryWaitMs)).catch(() => null);
  if (answer?.kind === "birth-date-needed") return err({ kind: "register-birth-date-needed" });
  return answer?.kind === "mismatch" ? err({ kind: "identity-mismatch" }) : ok(undefined);
}

/** What a new member has told of themselves. */
export function typedProfile(input: Input): MemberProfile {
  const { name, surname, email, birthdate, gender, cityCode, companyName } = input;
  const county = countyOf(input);
  return {
    name,
    surname,
    email,
    ...(birthdate === undefined ? {} : { birthdate }),
    ...(gender === undefined ? {} : { gender }),
    ...(cityCode === undefined ? {} : { cityCode }),
    ...(county === undefined ? {} : { county }),
    ...(companyName === undefined ? {} : { companyName }),
  };
}
