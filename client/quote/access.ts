import { data, redirect } from "react-router";
import { confirmQuoteAccess } from "#shared/calls/confirm-quote-access.ts";
import { requestQuoteAccess } from "#shared/calls/request-quote-access.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import type { PageRequest } from "#shared/page-request.ts";

export interface AccessOutcome {
  readonly maskedPhone?: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly message?: string;
}

/** Lets another device act on a quote: first a code to the quote's own phone, then its confirmation. */
export async function actOnAccess(
  page: PageRequest,
  quoteId: string,
  path: string,
  form: FormData,
) {
  if (form.get("intent") === "access") {
    const answer = await page.api.call(requestQuoteAccess, { quoteId });
    return answer.data === null
      ? data<AccessOutcome>({ errors: {}, message: answer.message }, { status: 422 })
      : data<AccessOutcome>({ errors: {}, maskedPhone: answer.data.maskedPhone });
  }
  const maskedPhone = String(form.get("maskedPhone") ?? "").slice(0, 40);
  const code = String(form.get("smsCode") ?? "").trim();
  const refuse = (message: string) =>
    data<AccessOutcome>({ maskedPhone, errors: { smsCode: message } }, { status: 422 });
  if (code === "") return refuse(validationCopy.smsCodeRequired);
  const answer = await page.api.call(confirmQuoteAccess, { quoteId, code });
  return answer.success ? redirect(path) : refuse(answer.message);
}

export const isAccessIntent = (form: FormData): boolean =>
  ["access", "access-code"].includes(String(form.get("intent")));
