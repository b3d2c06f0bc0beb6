import { data } from "react-router";
import type { Answer } from "#shared/calls/call.ts";
import { fieldMessages } from "#shared/forms/field-messages.ts";
import type { FormFailure } from "#shared/forms/parse-form.ts";
import { statusCodes } from "#shared/codes.ts";

/** What a refused form of the account shows again. A section may hold several forms; `intent` says which. */
export interface AccountRefusal extends FormFailure {
  readonly intent: string;
  /** About the form as a whole. */
  readonly message: string;
  /** What went wrong with a code by SMS, in the server's words: told as a notification too. */
  readonly codeFailure?: string;
}

/** The member has something to correct. */
export const refuse = (
  intent: string,
  { errors = {}, values = {}, message = "", ...told }: Partial<Omit<AccountRefusal, "intent">>,
) =>
  data<AccountRefusal>(
    { intent, errors, values, message, ...told },
    { status: statusCodes.unprocessable },
  );

/** What a refused call says, at the fields it names; otherwise of the form as a whole. */
export function refusalOf(
  answer: Pick<Answer<unknown>, "errors" | "message">,
  fieldByWireName: Readonly<Record<string, string>>,
): Pick<AccountRefusal, "errors" | "message"> {
  const errors = fieldMessages(answer.errors, fieldByWireName);
  return { errors, message: Object.keys(errors).length > 0 ? "" : answer.message };
}
