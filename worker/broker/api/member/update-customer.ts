import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { updateCustomer } from "#shared/calls/update-customer.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { ageOn, todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { districts, provinceName } from "../../registries/places.ts";
import type { Member, MemberProfile } from "../../store/member-record.ts";
import { brokerCopy } from "../copy.ts";
import type { Failure } from "../failure.ts";
import type { CallContext } from "../handler.ts";
import { forMember } from "../handler.ts";
import { memberCopy } from "./copy.ts";

type Input = RequestOf<typeof updateCustomer>;

const adultAge = 18;
const firstBirthday = "1900-01-01";
const maxCompanyName = 120;

function birthdateFault(birthdate: string, today: string): string | undefined {
  if (birthdate < firstBirthday || birthdate > today) return validationCopy.birthDateInvalid;
  return ageOn(birthdate, today) < adultAge ? validationCopy.underage : undefined;
}

/** Messages by wire name of what needs the clock or the lists of places. */
function faultsOf({ birthdate, cityCode = "", county, companyName = "" }: Input, now: number) {
  const birth =
    birthdate === undefined ? undefined : birthdateFault(birthdate, todayInIstanbul(now));
  const isCityUnknown = cityCode !== "" && provinceName(cityCode) === undefined;
  const isCountyUnknown = county !== undefined && !districts(cityCode).includes(county);
  return {
    ...(birth === undefined ? {} : { Birthdate: [birth] }),
    ...(isCityUnknown ? { CityCode: [brokerCopy.unknownChoice] } : {}),
    ...(isCountyUnknown ? { County: [brokerCopy.unknownChoice] } : {}),
    ...(companyName.length > maxCompanyName
      ? { companyName: [validationCopy.tooLong(maxCompanyName)] }
      : {}),
  };
}

/** Moves a membership to a phone this visitor has verified. The old one stays when it is the same. */
async function changePhone(
  member: Member,
  phone: string,
  { services, visitor }: CallContext,
): Promise<Result<undefined, Failure>> {
  const { store, blindIndex } = services;
  const now = services.now();
  const phoneIndex = await blindIndex.of("phone", phone);
  if (phoneIndex === member.phoneIndex) return ok(undefined);
  if (!(await store.verifications.isVerified(visitor, phoneIndex, now))) {
    return err({ kind: "verification-needed" });
  }
  const isChanged = await store.members.changePhone(member.memberId, phone, phoneIndex, now);
  return isChanged
    ? ok(undefined)
    : err({ kind: "invalid", errors: { Phone: [memberCopy.phoneUnusable] } });
}

/** What the member tells anew takes the place of what they told before; what the registry told of them stays. */
function profileOf(input: Input, { profile }: Member): MemberProfile {
  const { name, surname, email, birthdate, cityCode, county, companyName } = input;
  const { gender } = profile;
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

export const answerUpdateCustomer = forMember<Input, DataOf<typeof updateCustomer>>(
  async (input, context, { memberId }) => {
    const { store, now } = context.services;
    const errors = faultsOf(input, now());
    if (Object.keys(errors).length > 0) return err({ kind: "invalid", errors });
    const member = await store.members.find(memberId);
    if (member === undefined) return err({ kind: "sign-in-needed" });
    const moved = await changePhone(member, input.phone, context);
    if (!moved.ok) return moved;
    await store.members.updateProfile(memberId, profileOf(input, member));
    return ok({ name: input.name, surname: input.surname });
  },
);
