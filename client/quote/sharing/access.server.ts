import { data, redirect } from "react-router";
import { confirmQuoteAccess } from "#shared/calls/quote/confirm-quote-access.ts";
import { requestQuoteAccess } from "#shared/calls/quote/request-quote-access.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { postedMaskedPhone } from "#shared/forms/posted-masked-phone.ts";
import type { PageRequest } from "#shared/page-request.ts";

export interface AccessOutcome {
  readonly intent: "access";
  readonly maskedPhone?: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly message?: string;
  /** What went wrong with the code, in the server's words: told as a notification too. */
  readonly codeFailure?: string;
}

const intent = "access";

/** For a page whose visitor asked for something only a quote's owner may, in the back office's words. */
export const askForCode = (message: string) =>
  data<AccessOutcome>({ intent, errors: {}, message }, { status: 403 });

/** Lets another device act on a quote: first a code to the quote's own phone, then its confirmation. */
export async function actOnAccess(
  page: PageRequest,
  quoteId: string,
  path: string,
  form: FormData,
) {
  if (form.get("intent") === intent) {
    const answer = await page.api.call(requestQuoteAccess, { quoteId });
    return answer.data === null
      ? data<AccessOutcome>(
          {
            intent,
            ...sentTo(form),
            errors: {},
            message: answer.message,
            codeFailure: answer.message,
          },
          { status: 422 },
        )
      : data<AccessOutcome>({ intent, errors: {}, maskedPhone: answer.data.maskedPhone });
  }
  const code = String(form.get("smsCode") ?? "").trim();
  const phone = sentTo(form);
  // Without a phone it is not the form for a code that is shown again.
  const shown = (message: string) =>
    phone.maskedPhone === undefined ? { errors: {}, message } : { errors: { smsCode: message } };
  const refuse = (message: string, told: Pick<AccessOutcome, "codeFailure"> = {}) =>
    data<AccessOutcome>({ intent, ...phone, ...shown(message), ...told }, { status: 422 });
  if (code === "") return refuse(validationCopy.smsCodeRequired);
  const answer = await page.api.call(confirmQuoteAccess, { quoteId, code });
  return answer.success ? redirect(path) : refuse(answer.message, { codeFailure: answer.message });
}

/** Where a code has gone before, as the form carries it along to be shown. */
function sentTo(form: FormData): Pick<AccessOutcome, "maskedPhone"> {
  const maskedPhone = postedMaskedPhone(form);
  return maskedPhone === "" ? {} : { maskedPhone };
}

export const isAccessIntent = (form: FormData): boolean =>
  [intent, "access-code"].includes(String(form.get("intent")));
