import * as v from "valibot";
import type { RequestOf } from "#shared/calls/call.ts";
import type { register } from "#shared/calls/register.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { ageOn, todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { identityKind } from "#shared/schemas/identity-number.ts";
import { NewPasswordSchema } from "#shared/schemas/password.ts";
import type { Services } from "../../services.ts";
import type { MemberProfile } from "../../store/member-repository.ts";
import type { Failure } from "../failure.ts";

type Input = RequestOf<typeof register>;
type Errors = Readonly<Record<string, readonly string[]>>;

const registryTimeoutMs = 15_000;
const adultAge = 18;

/** Messages by wire name for the two consents a membership needs. */
export function membershipConsentErrors(input: Input): Errors {
  return {
    ...(input.privacyAgreement ? {} : { PrivacyAgreement: [validationCopy.privacyConsent] }),
    ...(input.openDataAgreement ? {} : { OpenDataAgreement: [validationCopy.disclosureConsent] }),
  };
}

/** Messages by wire name for what the declaration cannot see: the opened password and whose number it is. */
export function membershipErrors({ nationalNumber }: Input, password: string): Errors {
  const checked = v.safeParse(NewPasswordSchema, password);
  return {
    ...(checked.success ? {} : { Password: [checked.issues[0].message] }),
    ...(identityKind(nationalNumber) === "person"
      ? {}
      : { NationalNumber: [validationCopy.nationalNumberInvalid] }),
  };
}

/**
 * What is known of a person about to become a member: their name as typed, their residence as the civil registry has it.
 * A registry that is down keeps nobody out.
 */
export async function readProfile(
  input: Input,
  { people, now }: Services,
): Promise<Result<MemberProfile, Failure>> {
  const { nationalNumber, birthdate } = input;
  const query = { nationalNumber, ...(birthdate === undefined ? {} : { birthDate: birthdate }) };
  const answer = await people.find(query, AbortSignal.timeout(registryTimeoutMs)).catch(() => null);
  if (answer?.kind === "birth-date-needed") return err({ kind: "register-birth-date-needed" });
  if (answer?.kind === "mismatch") return err({ kind: "identity-mismatch" });
  const profile = {
    ...typedProfile(input),
    ...(answer?.kind === "found" ? registered(answer) : {}),
  };
  const isChild =
    profile.birthdate !== undefined && ageOn(profile.birthdate, todayInIstanbul(now())) < adultAge;
  return isChild
    ? err({ kind: "invalid", errors: { Birthdate: [validationCopy.underage] } })
    : ok(profile);
}

type Found = Extract<Awaited<ReturnType<Services["people"]["find"]>>, { kind: "found" }>;

const registered = ({ person }: Found) => ({
  birthdate: person.birthDate,
  gender: person.gender,
  cityCode: person.provinceCode,
  county: person.districtName,
});

function typedProfile(input: Input): MemberProfile {
  const { name, surname, email, birthdate, gender, cityCode, countyCode, companyName } = input;
  return {
    name,
    surname,
    email,
    ...(birthdate === undefined ? {} : { birthdate }),
    ...(gender === undefined ? {} : { gender }),
    ...(cityCode === undefined ? {} : { cityCode }),
    ...(countyCode === undefined ? {} : { county: countyCode }),
    ...(companyName === undefined ? {} : { companyName }),
  };
}
