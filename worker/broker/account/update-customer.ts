import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { updateCustomer } from "#shared/calls/account/update-customer.ts";
import { err, ok } from "#shared/result.ts";
import { consumeRateLimit, dayMs } from "../limits/rate-limits.ts";
import type { Member, MemberProfile } from "../member/member-record.ts";
import { forMember } from "../api/handler.ts";
import { profileErrors } from "../member/profile-errors.ts";
import { tellMailboxes } from "./change-email.ts";
import { changePhone } from "./change-phone.ts";
import { proveForContact } from "./contact-proof.ts";
import type { AccountServices } from "./services.ts";

type Input = RequestOf<typeof updateCustomer>;

/** What a member tells of themselves; what no form of theirs asks for stays. */
type Told = Omit<MemberProfile, "gender">;
const toldFields = [
  "name",
  "surname",
  "email",
  "birthdate",
  "cityCode",
  "county",
  "companyName",
] as const satisfies readonly (keyof Told)[];

const isSomethingSaid = (input: Input): boolean =>
  input.phone !== undefined || toldFields.some((field) => input[field] !== undefined);

/** What the member tells anew takes the place of what they told before; null takes it back. */
function profileOf(input: Input, { profile }: Member): MemberProfile {
  const told = toldFields.map((field) => [field, input[field]] as const);
  const entries = Object.entries({
    ...profile,
    ...Object.fromEntries(told.filter(([, value]) => value !== undefined)),
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== null)) as MemberProfile;
}

/**
 * How often a day somebody else may be said to be the member. Who says the name and the birth date that the registry knows is told
 * what it knows, so each is a guess; counted by the number, whose membership may be another by then.
 */
const guessesADay = { number: 5 } as const;

const isAnother = ({ name, surname, birthdate }: MemberProfile, { profile }: Member): boolean =>
  name !== profile.name || surname !== profile.surname || birthdate !== profile.birthdate;

/** Phone and e-mail address, by which somebody else could get at the membership, are changed with the password alone. */
export const answerUpdateCustomer = forMember<
  Input,
  DataOf<typeof updateCustomer>,
  AccountServices
>(async (input, context, signedIn) => {
  const { store, now } = context.services;
  if (!isSomethingSaid(input)) return err({ kind: "nothing-to-change" });
  const member = await store.members.find(signedIn.memberId);
  if (member === undefined) return err({ kind: "sign-in-needed" });
  const profile = profileOf(input, member);
  const errors = profileErrors(profile, "County", now());
  if (Object.keys(errors).length > 0) return err({ kind: "invalid", errors });
  if (isAnother(profile, member)) {
    const scope = { phoneIndex: member.nationalIndex, windowMs: dayMs };
    const counted = await consumeRateLimit("member-person", guessesADay, context, scope);
    if (!counted.ok) return counted;
  }
  const newPhone = input.phone === member.phone ? undefined : input.phone;
  const isEmailNew = profile.email !== member.profile.email;
  if (newPhone !== undefined || isEmailNew) {
    const proved = await proveForContact(member, input, context);
    if (!proved.ok) return proved;
  }
  if (newPhone !== undefined) {
    const moved = await changePhone(member, newPhone, context, signedIn);
    if (!moved.ok) return moved;
  }
  await store.members.updateProfile(member.memberId, profile);
  if (isEmailNew) await tellMailboxes(member, profile.email, context);
  return ok({ name: profile.name, surname: profile.surname });
});
