import { data, redirect } from "react-router";
import type { LoaderInput } from "#client/loader-input.ts";
import type { Answer } from "#shared/calls/call.ts";
import { fieldMessages } from "#shared/forms/field-messages.ts";
import type { FormFailure } from "#shared/forms/parse-form.ts";
import { statusCodes } from "#shared/codes.ts";
import { dataRequestHeader } from "#shared/data-request.ts";
import { href } from "#shared/routes.ts";
import { accountCopy } from "./copy.ts";

/** What a refused form of the account shows again. A section may hold several forms; `intent` says which. */
export interface AccountRefusal extends FormFailure {
  readonly intent: string;
  /** About the form as a whole. */
  readonly message: string;
  /** What went wrong with a code by SMS, in the server's words: told as a notification too. */
  readonly codeFailure?: string;
}

/** The member has something to correct, unless another status says what else it is. */
export const refuse = (
  intent: string,
  { errors = {}, values = {}, message = "", ...told }: Partial<Omit<AccountRefusal, "intent">>,
  status: number = statusCodes.unprocessable,
) => data<AccountRefusal>({ intent, errors, values, message, ...told }, { status });

/**
 * Nobody is signed in any more who could send this: the form stays as it is and says so (401). A document has no such form, and home,
 * where it leads, says it.
 */
export function refuseGuest({ page, request }: LoaderInput, form: FormData) {
  if (request.headers.has(dataRequestHeader)) {
    const intent = String(form.get("intent") ?? "");
    return refuse(intent, { message: accountCopy.keptHere }, statusCodes.unauthorized);
  }
  const flash = {
    type: "info",
    title: accountCopy.sessionEnded,
    text: accountCopy.notSent,
  } as const;
  page.session.update({ flash });
  return redirect(href("home"));
}

/** What a refused call says, at the fields it names; otherwise of the form as a whole. */
export function refusalOf(
  answer: Pick<Answer<unknown>, "errors" | "message">,
  fieldByWireName: Readonly<Record<string, string>>,
): Pick<AccountRefusal, "errors" | "message"> {
  const errors = fieldMessages(answer.errors, fieldByWireName);
  return { errors, message: Object.keys(errors).length > 0 ? "" : answer.message };
}
