import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { requestCode } from "#shared/calls/verification/request-code.ts";
import type { QueryType } from "#shared/calls/verification.ts";
import { err } from "#shared/result.ts";
import { consumeCodePersonLimit } from "../limits/rate-limits.ts";
import { missingConsents } from "../consent/consents.ts";
import type { Handler } from "../api/handler.ts";
import { sendCode } from "./temporary-code.ts";
import type { VerificationServices } from "./services.ts";

/** What is asked of members and those who become one, who agree to nothing by it. */
const withoutConsents: readonly QueryType[] = ["giris", "profil"];

export const answerRequestCode: Handler<
  RequestOf<typeof requestCode>,
  DataOf<typeof requestCode>,
  VerificationServices
> = async (input, context) => {
  const errors = withoutConsents.includes(input.queryType) ? undefined : missingConsents(input);
  if (errors !== undefined) return err({ kind: "invalid", errors });
  const { nationalNumber } = input;
  if (nationalNumber !== undefined) {
    const counted = await consumeCodePersonLimit(nationalNumber, context);
    if (!counted.ok) return counted;
  }
  return sendCode(input.phone, input.queryType, context);
};
