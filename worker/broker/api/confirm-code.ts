import type { RequestOf } from "#shared/calls/call.ts";
import type { confirmCode } from "#shared/calls/confirm-code.ts";
import { ok } from "#shared/result.ts";
import type { Handler } from "./handler.ts";
import { confirmSentCode } from "./temporary-code.ts";

export const answerConfirmCode: Handler<RequestOf<typeof confirmCode>, object> = async (
  { phone, queryType, code },
  context,
) => {
  const confirmed = await confirmSentCode(phone, queryType, code, context);
  return confirmed.ok ? ok({}) : confirmed;
};
