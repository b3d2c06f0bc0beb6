import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { requestCode } from "#shared/calls/request-code.ts";
import { err } from "#shared/result.ts";
import { missingConsents } from "./consents.ts";
import type { Handler } from "./handler.ts";
import { sendCode } from "./temporary-code.ts";

export const answerRequestCode: Handler<
  RequestOf<typeof requestCode>,
  DataOf<typeof requestCode>
> = async (input, context) => {
  const errors = missingConsents(input);
  if (input.queryType !== "giris" && errors !== undefined) return err({ kind: "invalid", errors });
  return sendCode(input.phone, input.queryType, context);
};
