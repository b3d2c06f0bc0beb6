import type { RequestOf } from "#shared/calls/call.ts";
import type { register } from "#shared/calls/register.ts";
import { statusCodes } from "#shared/codes.ts";
import { err, ok } from "#shared/result.ts";
import { hashPassword, passwordSaltBytes } from "../../crypto/password-hash.ts";
import type { Services } from "../../services.ts";
import type { Member, MemberProfile } from "../../store/member-repository.ts";
import type { CallContext, Coded, Handler } from "../handler.ts";
import { openPasswords } from "./password-envelope.ts";
import { membershipConsentErrors, membershipErrors, readProfile } from "./register-input.ts";
import { welcome } from "./registration.ts";

type Input = RequestOf<typeof register>;

const hourMs = 3_600_000;
/** Memberships begun an hour: the civil registry must not become a directory either. */
const hourly = { visitor: 10, address: 30 } as const;

/**
 * Begins a membership. The answer is the same whether phone and national number are somebody's or not; that they are is
 * told once the phone is proved, see `completeRegistration`.
 */
export const answerRegister: Handler<Input, Coded<object>> = async (input, context) => {
  const { services, visitor } = context;
  const missing = membershipConsentErrors(input);
  if (Object.keys(missing).length > 0) return err({ kind: "invalid", errors: missing });
  if (!(await isAdmitted(context))) return err({ kind: "too-many" });
  const opened = await openPasswords(input.guid, [input.password], services);
  if (!opened.ok) return opened;
  const [password] = opened.value;
  const errors = membershipErrors(input, password);
  if (Object.keys(errors).length > 0) return err({ kind: "invalid", errors });
  const profile = await readProfile(input, services);
  if (!profile.ok) return profile;
  const member = await newMember(input, profile.value, password, context);
  const { members, verifications } = services.store;
  if (!(await verifications.isVerified(visitor, member.phoneIndex, services.now()))) {
    await members.begin(member);
    return ok({ statusCode: statusCodes.registerSmsRequired, data: {} });
  }
  const verified = { ...member, phoneVerifiedAt: services.now() };
  if (!(await members.add(verified))) return err({ kind: "registration-refused" });
  await welcome(verified, services);
  return ok({ statusCode: statusCodes.registerSuccess, data: {} });
};

async function isAdmitted({ services, visitor, clientIp }: CallContext): Promise<boolean> {
  const now = services.now();
  const address = await services.blindIndex.of("address", clientIp);
  const limits = [
    { counterKey: `register-visitor:${visitor}`, limit: hourly.visitor },
    { counterKey: `register-address:${address}`, limit: hourly.address },
  ];
  return services.store.rates.admit(limits, now, now - hourMs);
}

async function newMember(
  { phone, nationalNumber, advertisementAgreement }: Input,
  profile: MemberProfile,
  password: string,
  { services, visitor }: CallContext,
): Promise<Member> {
  const { blindIndex, randomBytes, randomUuid, now }: Services = services;
  const createdAt = now();
  return {
    memberId: randomUuid(),
    phone,
    phoneIndex: await blindIndex.of("phone", phone),
    nationalNumber,
    nationalIndex: await blindIndex.of("national", nationalNumber),
    profile,
    passwordHash: await hashPassword(password, randomBytes(passwordSaltBytes)),
    passwordSetAt: createdAt,
    isOneTimePassword: false,
    oneTimeHash: null,
    oneTimeSetAt: null,
    phoneVerifiedAt: null,
    registeredBy: visitor,
    mfaEnabled: false,
    failedLogins: 0,
    lockedUntil: 0,
    mayWriteSms: advertisementAgreement,
    mayWriteEmail: advertisementAgreement,
    mayCall: advertisementAgreement,
    createdAt,
  };
}
