import { data, redirect } from "react-router";
import type { SentCode } from "#client/modals/sent-code.server.ts";
import { codeUntil, sendCodeTo, verificationFor } from "#client/modals/sent-code.server.ts";
import type { Credentials } from "#client/sign-in/credentials.server.ts";
import { carry, readCredentials, wirePassword } from "#client/sign-in/credentials.server.ts";
import { confirmCode } from "#shared/calls/member/confirm-code.ts";
import { getUserClaims } from "#shared/calls/member/get-user-claims.ts";
import { updateCustomer } from "#shared/calls/account/update-customer.ts";
import { flowCodes, statusCodes } from "#shared/codes.ts";
import { parseForm } from "#shared/forms/parse-form.ts";
import { CodeSchema } from "#shared/forms/sign-in.ts";
import type { PageRequest } from "#shared/page-request.ts";
import type { AccountRefusal } from "../refusal.server.ts";
import { refusalOf, refuse } from "../refusal.server.ts";
import { sectionHref } from "../section-href.ts";
import { profileCopy } from "./copy.ts";

const intent = "phone";
const phoneIntents: readonly unknown[] = [intent, "code", "resend", "cancel"];

/** What a code for a new phone is asked and confirmed with. */
const verification = verificationFor("profil");

const fieldByWireName = { Phone: "phone", Password: "password" };

/** A refusal that a code by SMS to the new phone lifts. */
export interface PhoneRefusal extends AccountRefusal {
  readonly code?: SentCode;
  /** Phone and password, sealed for the code's form without scripts. */
  readonly carried?: string;
}

export const isPhoneForm = (form: FormData): boolean => phoneIntents.includes(form.get("intent"));

/** Changes the phone a member signs in with: the password first, then a code to the new number. */
export async function changePhone(page: PageRequest, form: FormData) {
  const wanted = form.get("intent");
  if (wanted === "cancel") return refuse(intent, {});
  const typed = await readCredentials(page, form);
  if (!typed.ok) {
    const { form: message = "", ...errors } = typed.reason.errors;
    return refuse(intent, { errors, values: typed.reason.values, message });
  }
  const { value: credentials } = typed;
  const resendAt = Number(form.get("resendAt")) || 0;
  if (wanted === "resend") return askCode(page, credentials, { isAgain: true });
  if (wanted === "code") {
    const refused = await confirm(page, credentials, form);
    // The same form, sent before, may have changed the phone.
    if (refused?.codeFailure !== undefined && (await isOwnPhone(page, credentials)))
      return done(page);
    if (refused !== undefined) {
      const code = codeUntil(page, credentials.phone, resendAt);
      return withCode(page, credentials, { code, ...refused });
    }
  }
  return savePhone(page, credentials);
}

const isOwnPhone = async (page: PageRequest, { phone }: Credentials): Promise<boolean> =>
  (await page.api.call(getUserClaims, {})).data?.phone === phone;

function done(page: PageRequest) {
  page.session.update({ flash: { type: "success", title: profileCopy.phoneSaved } });
  return redirect(sectionHref("bilgilerim"));
}

async function savePhone(page: PageRequest, credentials: Credentials) {
  const values = { phone: credentials.phone };
  const [claims, password] = await Promise.all([
    page.api.call(getUserClaims, {}),
    wirePassword(page, credentials),
  ]);
  if (claims.data === null) return refuse(intent, { values, message: claims.message });
  if (!password.ok) return refuse(intent, { values, message: password.reason });
  if (claims.data.phone === credentials.phone) {
    return refuse(intent, { values, errors: { phone: profileCopy.samePhone } });
  }
  const answer = await page.api.call(updateCustomer, {
    ...password.value,
    phone: credentials.phone,
  });
  if (answer.data !== null) return done(page);
  if (answer.statusCode === flowCodes.temporaryCodeRequired) return askCode(page, credentials);
  return refuse(intent, { ...refusalOf(answer, fieldByWireName), values });
}

/** `isAgain` when the code's window is open: it stays so, and counts down to when one may be asked for. */
async function askCode(page: PageRequest, credentials: Credentials, { isAgain = false } = {}) {
  const { phone } = credentials;
  const sent = await sendCodeTo(page, phone, verification);
  if (sent.ok) return withCode(page, credentials, { code: sent.value });
  const { message, resendAt } = sent.reason;
  return isAgain && resendAt !== undefined
    ? withCode(page, credentials, {
        code: codeUntil(page, phone, resendAt),
        ...refusedWith(message),
      })
    : refuse(intent, { values: { phone }, message, codeFailure: message });
}

interface RefusedCode {
  /** What stands at the field. */
  readonly wrong: string;
  /** The same where it is the server that refuses. */
  readonly codeFailure?: string;
}

const refusedWith = (message: string): RefusedCode => ({ wrong: message, codeFailure: message });

/** What is wrong with a code; undefined when it is right. */
async function confirm(
  page: PageRequest,
  { phone }: Credentials,
  form: FormData,
): Promise<RefusedCode | undefined> {
  const parsed = parseForm(CodeSchema, form);
  if (!parsed.ok) return { wrong: parsed.reason.errors["smsCode"] ?? "" };
  const code = parsed.value.smsCode;
  const answer = await page.api.call(confirmCode, { code, phone, ...verification });
  return answer.success ? undefined : refusedWith(answer.message);
}

async function withCode(
  page: PageRequest,
  credentials: Credentials,
  { code, wrong, ...told }: { readonly code: SentCode } & Partial<RefusedCode>,
) {
  const refusal: PhoneRefusal = {
    intent,
    errors: wrong === undefined ? {} : { smsCode: wrong },
    values: { phone: credentials.phone },
    message: "",
    code,
    ...told,
    ...(await carry(page, credentials)),
  };
  return data(refusal, {
    status: wrong === undefined ? statusCodes.ok : statusCodes.unprocessable,
  });
}
