import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { updateCustomer } from "#shared/calls/update-customer.ts";
import { err, ok } from "#shared/result.ts";
import type { Member, MemberProfile } from "../../store/member-record.ts";
import { forMember } from "../handler.ts";
import { profileErrors } from "../profile-errors.ts";
import { tellOldMailbox } from "./change-email.ts";
import { changePhone } from "./change-phone.ts";
import { proveForContact } from "./contact-proof.ts";

type Input = RequestOf<typeof updateCustomer>;

/** What the member tells anew takes the place of what they told before; what no form of theirs asks for stays. */
function profileOf(input: Input, { profile }: Member): MemberProfile {
  const { name, surname, email, birthdate, cityCode, county } = input;
  const { gender } = profile;
  const companyName = input.companyName ?? profile.companyName;
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

/** Phone and e-mail address, by which somebody else could get at the membership, are changed with the password alone. */
export const answerUpdateCustomer = forMember<Input, DataOf<typeof updateCustomer>>(
  async (input, context, signedIn) => {
    const { store, now } = context.services;
    const errors = profileErrors(input, "County", now());
    if (Object.keys(errors).length > 0) return err({ kind: "invalid", errors });
    const member = await store.members.find(signedIn.memberId);
    if (member === undefined) return err({ kind: "sign-in-needed" });
    const isPhoneNew = input.phone !== member.phone;
    const isEmailNew = input.email !== member.profile.email;
    if (isPhoneNew || isEmailNew) {
      const proved = await proveForContact(member, input, context);
      if (!proved.ok) return proved;
    }
    if (isPhoneNew) {
      const moved = await changePhone(member, input.phone, context, signedIn);
      if (!moved.ok) return moved;
    }
    await store.members.updateProfile(member.memberId, profileOf(input, member));
    if (isEmailNew) await tellOldMailbox(member, context);
    return ok({ name: input.name, surname: input.surname });
  },
);
