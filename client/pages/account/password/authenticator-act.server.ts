import { data } from "react-router";
import { postedPasswords } from "#client/sign-in/posted-passwords.server.ts";
import type { DataOf } from "#shared/calls/call.ts";
import { offerAuthenticator } from "#shared/calls/member/offer-authenticator.ts";
import { setMfa } from "#shared/calls/member/set-mfa.ts";
import { parseForm } from "#shared/forms/parse-form.ts";
import { AuthenticatorSetupSchema, SealedAuthenticatorSetupSchema } from "#shared/forms/sign-in.ts";
import type { PageRequest } from "#shared/page-request.ts";
import type { AccountRefusal } from "../refusal.server.ts";
import { refusalOf, refuse } from "../refusal.server.ts";
import { statusCodes } from "#shared/codes.ts";

const intent = "authenticator";
const fieldByWireName = { Code: "verificationCode", Password: "password" };

/** A secret that may become an authenticator's. */
export type AuthenticatorOffer = DataOf<typeof offerAuthenticator>;

/** What a form about an authenticator answers: the form that sets it up, refused or not yet, or the codes that came of it. */
export interface AuthenticatorAnswer extends AccountRefusal {
  readonly setup?: AuthenticatorOffer;
  readonly recoveryCodes?: readonly string[];
}

const nothingWrong = { intent, errors: {}, values: {}, message: "" };

/** Shows a secret for an authenticator; nothing is switched on yet. */
export async function offer(page: PageRequest) {
  const { data: setup, message } = await page.api.call(offerAuthenticator, {});
  return setup === null
    ? refuse(intent, { message })
    : data<AuthenticatorAnswer>({ ...nothingWrong, setup });
}

/** Makes an authenticator that shows the right code the second step, and shows the recovery codes: this once. */
export async function setUp(page: PageRequest, form: FormData) {
  const schema = form.has("guid") ? SealedAuthenticatorSetupSchema : AuthenticatorSetupSchema;
  const parsed = parseForm(schema, form);
  if (!parsed.ok) return refuseSetup(page, form, { errors: parsed.reason.errors });
  const posted = await postedPasswords(page, form, ["password"]);
  if (!posted.ok) return refuseSetup(page, form, { message: posted.reason });
  const { guid, passwords } = posted.value;
  const answer = await page.api.call(setMfa, {
    enabled: true,
    guid,
    password: passwords[0] ?? "",
    offer: offerOf(form),
    code: parsed.value.verificationCode,
  });
  const { recoveryCodes } = answer.data ?? {};
  if (recoveryCodes !== undefined) {
    return data<AuthenticatorAnswer>({ ...nothingWrong, recoveryCodes });
  }
  return refuseSetup(page, form, refusalOf(answer, fieldByWireName));
}

const offerOf = (form: FormData): string => String(form.get("offer") ?? "");

/** The form again, with the same secret while it is good. */
async function refuseSetup(
  page: PageRequest,
  form: FormData,
  refusal: Partial<Pick<AccountRefusal, "errors" | "message">>,
) {
  const { data: setup } = await page.api.call(offerAuthenticator, { offer: offerOf(form) });
  const answer = { ...nothingWrong, ...refusal, ...(setup === null ? {} : { setup }) };
  return data<AuthenticatorAnswer>(answer, { status: statusCodes.unprocessable });
}
