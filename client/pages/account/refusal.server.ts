import { data } from "react-router";
import type { FormFailure } from "#shared/forms/parse-form.ts";

/** What a refused form of the account shows again. A section may hold several forms; `intent` says which. */
export interface AccountRefusal extends FormFailure {
  readonly intent: string;
  /** About the form as a whole. */
  readonly message: string;
  /** What went wrong with a code by SMS, in the server's words: told as a notification too. */
  readonly codeFailure?: string;
}

const unprocessable = 422;

/** The member has something to correct. */
export const refuse = (
  intent: string,
  { errors = {}, values = {}, message = "", ...told }: Partial<Omit<AccountRefusal, "intent">>,
) => data<AccountRefusal>({ intent, errors, values, message, ...told }, { status: unprocessable });
