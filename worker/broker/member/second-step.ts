import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { login } from "#shared/calls/member/login.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Failure } from "../api/failure.ts";
import type { CallContext } from "../api/handler.ts";
import { confirmSentCode, sendCode } from "../verification/temporary-code.ts";
import { isShown } from "./authenticator.ts";
import { withFewOf } from "../limits/rate-limits.ts";
import { giveTryBack } from "./credentials.ts";
import type { Member } from "./member-record.ts";
import type { MemberServices } from "./services.ts";
import { tellMember } from "./tell-member.ts";

type Input = Pick<RequestOf<typeof login>, "mfaControl" | "mfaCode" | "recoveryCode">;

/**
 * Codes of a member's that are judged, counted before they are, whichever password was shown before them: one sent anew
 * brings no more. They stand beside the lock, which strangers can bring about and a password sent by SMS opens.
 * Guessing, for who knows a password: 480 tries a day.
 */
const judged = { limit: 5, windowMs: 15 * 60_000 } as const;

/** How far a login has come with its second step. */
export interface SecondStep {
  /** What is asked for first; absent when the step is done, or there is none. */
  readonly asks?: Pick<DataOf<typeof login>, "mfaMethod" | "resendAfterSeconds">;
  /** Who the visitor is now that a code has proved the phone. */
  readonly proved?: string;
}

/**
 * Has whoever knows a member's password take the second step, if there is one. Their try stays counted while a code is wrong;
 * after five wrong ones they are told the same as for a wrong password. With an authenticator no code by SMS is sent, nor taken.
 */
export async function takeSecondStep(
  member: Member,
  input: Input,
  context: CallContext<MemberServices>,
): Promise<Result<SecondStep, Failure>> {
  if (!member.mfaEnabled) return ok({});
  const { memberId, phone } = member;
  const { mfaControl = false, ...shown } = input;
  const { mfaCode, recoveryCode } = shown;
  const { services } = context;
  const authenticator = await services.store.authenticators.find(memberId);
  const isAsked = !mfaControl || (mfaCode === undefined && recoveryCode === undefined);
  if (isAsked) await giveTryBack(member, services.store);
  if (authenticator !== undefined) {
    if (isAsked) return ok({ asks: { mfaMethod: "authenticator" } });
    const taken = await judge(member, services, async () =>
      (await isShown(memberId, authenticator, shown, services))
        ? ok({})
        : err({ kind: "authenticator-code-wrong" }),
    );
    if (taken.ok && recoveryCode !== undefined) await tellMember(member, "recovery", context);
    return taken;
  }
  if (isAsked || mfaCode === undefined) {
    const sent = await sendCode(phone, "mfa", context);
    return sent.ok ? ok({ asks: { resendAfterSeconds: sent.value.resendAfterSeconds } }) : sent;
  }
  return judge(member, services, async () => {
    const confirmed = await confirmSentCode(phone, "mfa", mfaCode, context);
    return confirmed.ok ? ok({ proved: confirmed.value }) : confirmed;
  });
}

/** Judges a code of a member's, if there are tries left. */
async function judge(
  { memberId }: Member,
  services: MemberServices,
  attempt: () => Promise<Result<SecondStep, Failure>>,
): Promise<Result<SecondStep, Failure>> {
  const { limit, windowMs } = judged;
  const tries = { counters: [{ counterKey: `second-step:${memberId}`, limit }], windowMs };
  const telling = ["authenticator-code-wrong", "code-wrong"] as const;
  const result = await withFewOf(tries, telling, services, attempt);
  const isOver = !result.ok && result.reason.kind === "too-many";
  return isOver ? err({ kind: "wrong-credentials" }) : result;
}

/** How a member signs in beside the password, and how many recovery codes are left of an authenticator's. */
export async function secondStepOf(
  { memberId, mfaEnabled }: Pick<Member, "memberId" | "mfaEnabled">,
  { store }: MemberServices,
) {
  if (!mfaEnabled) return { mfaEnabled };
  const { authenticators } = store;
  if ((await authenticators.find(memberId)) === undefined) return { mfaEnabled, mfaMethod: "sms" };
  const recoveryCodesLeft = await authenticators.countRecoveryCodes(memberId);
  return { mfaEnabled, mfaMethod: "authenticator", recoveryCodesLeft };
}
