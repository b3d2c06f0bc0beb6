import type { RequestOf } from "#shared/calls/call.ts";
import type { confirmCode } from "#shared/calls/confirm-code.ts";
import { ok } from "#shared/result.ts";
import { completeRegistration } from "../member/registration.ts";
import type { Handler } from "../api/handler.ts";
import { confirmSentCode } from "./temporary-code.ts";

/** A code of the sign-in kind also completes the membership its visitor has begun with the phone. */
export const answerConfirmCode: Handler<RequestOf<typeof confirmCode>, object> = async (
  { phone, queryType, code },
  context,
) => {
  const confirmed = await confirmSentCode(phone, queryType, code, context);
  if (!confirmed.ok) return confirmed;
  const completed =
    queryType === "giris"
      ? await completeRegistration(phone, confirmed.value, context)
      : ok(undefined);
  return completed.ok ? ok({}) : completed;
};
