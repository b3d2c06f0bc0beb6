import type { RequestOf } from "#shared/calls/call.ts";
import type { register } from "#shared/calls/member/register.ts";
import { statusCodes } from "#shared/codes.ts";
import { err, ok } from "#shared/result.ts";
import { permissionsOf } from "../consent/consents.ts";
import type { Member } from "./member-repository.ts";
import {
  consumeMembershipLimit,
  consumeRateLimit,
  withFewRegistrations,
} from "../limits/rate-limits.ts";
import type { CallContext, Coded, Handler } from "../api/handler.ts";
import { openPasswords } from "./passwords/password-envelope.ts";
import {
  checkPerson,
  membershipConsentErrors,
  membershipErrors,
  typedProfile,
} from "./register-input.ts";
import type { MemberServices } from "./services.ts";

type Input = RequestOf<typeof register>;

/** Memberships begun an hour: the civil registry must not become a directory either. */
const hourly = { visitor: 10, address: 30 } as const;

/**
 * Begins a membership, which a code sent for it completes; a phone proved for something else does not do. The answer is
 * the same whether phone and national number are somebody's or not; that they are is told once the phone is proved, see
 * `completeRegistration`.
 */
export const answerRegister: Handler<Input, Coded<object>, MemberServices> = async (
  input,
  context,
) => {
  const { services } = context;
  const missing = membershipConsentErrors(input);
  if (Object.keys(missing).length > 0) return err({ kind: "invalid", errors: missing });
  context.concerns({ phoneIndex: await services.blindIndex.of("phone", input.phone) });
  if (!services.passwordHashes.admits(1)) return err({ kind: "too-many" });
  const counted = await consumeRateLimit("register", hourly, context);
  if (!counted.ok) return counted;
  const opened = await openPasswords(input.guid, [input.password], context);
  if (!opened.ok) return opened;
  const [password] = opened.value;
  const errors = await membershipErrors(input, password, services);
  if (Object.keys(errors).length > 0) return err({ kind: "invalid", errors });
  const nationalIndex = await services.blindIndex.of("national", input.nationalNumber);
  const countedPerson = await consumeMembershipLimit("begun", nationalIndex, context);
  if (!countedPerson.ok) return countedPerson;
  const check = () => checkPerson(input, services);
  // Without a birth date nothing is guessed.
  const checked = await (input.birthdate === undefined
    ? check()
    : withFewRegistrations(nationalIndex, context, check));
  // After too many wrong dates it goes on as with a registry that is down, which does not tell a right one from another.
  if (!checked.ok && checked.reason.kind !== "too-many") return checked;
  const member = await newMember(input, nationalIndex, password, context);
  await services.store.members.begin(member);
  return ok({ statusCode: statusCodes.registerSmsRequired, data: {} });
};

async function newMember(
  input: Input,
  nationalIndex: string,
  password: string,
  { services, visitor }: CallContext<MemberServices>,
): Promise<Member> {
  const { blindIndex, passwordHashes, randomUuid, now }: MemberServices = services;
  const { phone, nationalNumber } = input;
  const permissions = permissionsOf(input);
  const createdAt = now();
  return {
    memberId: randomUuid(),
    phone,
    phoneIndex: await blindIndex.of("phone", phone),
    nationalNumber,
    nationalIndex,
    profile: typedProfile(input),
    passwordHash: await passwordHashes.hash(password),
    passwordSetAt: createdAt,
    isOneTimePassword: false,
    oneTimeHash: null,
    oneTimeSetAt: null,
    oneTimeTries: 0,
    phoneVerifiedAt: null,
    registeredBy: visitor,
    mfaEnabled: false,
    failedLogins: 0,
    lockedUntil: 0,
    mayWriteSms: permissions.sms,
    mayWriteEmail: permissions.email,
    mayCall: permissions.call,
    createdAt,
  };
}
