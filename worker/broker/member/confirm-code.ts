import type { RequestOf } from "#shared/calls/call.ts";
import type { confirmCode } from "#shared/calls/member/confirm-code.ts";
import { ok } from "#shared/result.ts";
import { completeRegistration, hasBegun } from "./registration.ts";
import type { CallContext, Handler } from "../api/handler.ts";
import { confirmSentCode, isProvedAlready } from "../verification/temporary-code.ts";
import type { MemberServices } from "./services.ts";

type Input = RequestOf<typeof confirmCode>;

/** A code of the sign-in kind also completes the membership its visitor has begun with the phone. */
export const answerConfirmCode: Handler<Input, object, MemberServices> = async (input, context) => {
  const { phone, queryType, code } = input;
  const confirmed = await confirmSentCode(phone, queryType, code, context);
  if (!confirmed.ok) {
    const isDone =
      confirmed.reason.kind === "code-expired" && (await isDoneAlready(input, context));
    return isDone ? ok({}) : confirmed;
  }
  const completed =
    queryType === "giris"
      ? await completeRegistration(phone, confirmed.value, context)
      : ok(undefined);
  return completed.ok ? ok({}) : completed;
};

/** Whether a confirmation has nothing left to do; a membership that waits for its code wants one of its own. */
async function isDoneAlready(
  { phone, queryType }: Input,
  context: CallContext<MemberServices>,
): Promise<boolean> {
  if (queryType === "giris" && (await hasBegun(phone, context))) return false;
  return isProvedAlready(phone, queryType, context);
}
