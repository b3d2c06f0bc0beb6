import * as v from "valibot";
import { changePassword } from "#shared/calls/member/change-password.ts";
import { confirmCode } from "#shared/calls/member/confirm-code.ts";
import { flowCodes, statusCodes } from "#shared/codes.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import {
  AuthenticatorCodeSchema,
  CodeSchema,
  NewPasswordFormSchema,
} from "#shared/forms/sign-in.ts";
import { parseForm } from "#shared/forms/parse-form.ts";
import type { PageRequest } from "#shared/page-request.ts";
import { err, ok } from "#shared/result.ts";
import type { SignInOutcome } from "./answer.ts";
import { afterSteps, goOn, refuse } from "./answer.ts";
import { uiCopy } from "#client/copy/ui.ts";
import { signInToasts } from "./copy.ts";
import type { Credentials } from "./credentials.server.ts";
import { readCredentials } from "./credentials.server.ts";
import {
  askCode,
  errorToast,
  logIn,
  refuseAuthenticator,
  refuseCode,
  signInVerification,
} from "./log-in.server.ts";
import { sealPasswords } from "./sealed-passwords.ts";

/** Every step of signing in. `intent` says what the form wants, `step` where it stood. */
export async function actOnLogin({ page, request }: LoaderInput): Promise<SignInOutcome> {
  const form = await request.formData();
  const intent = String(form.get("intent") ?? "login");
  const credentials = await readCredentials(page, form);
  if (intent === "cancel") {
    return goOn(credentials.ok ? { values: { phone: credentials.value.phone } } : {});
  }
  if (!credentials.ok) {
    const { errors, values } = credentials.reason;
    const { form: whole, ...fields } = errors;
    return refuse({
      errors: fields,
      values,
      toasts: whole === undefined ? [] : [errorToast(whole)],
    });
  }
  const run = Object.hasOwn(intents, intent) ? intents[intent] : intents["login"];
  return run!(page, credentials.value, form);
}

type Intent = (
  page: PageRequest,
  credentials: Credentials,
  form: FormData,
) => Promise<SignInOutcome>;

const stepOf = (form: FormData): "mfa" | "verify" =>
  form.get("step") === "mfa" ? "mfa" : "verify";

const intents: Readonly<Record<string, Intent>> = {
  login: (page, credentials, form) => {
    const after = afterSteps.find((step) => step === form.get("after")) ?? "login";
    return logIn(page, credentials, { after });
  },
  code: takeCode,
  resend: (page, credentials, form) =>
    stepOf(form) === "mfa"
      ? logIn(page, credentials, { isAgain: true })
      : askCode(page, credentials, { isAgain: true }),
  change: renewPassword,
};

async function takeAuthenticatorCode(
  page: PageRequest,
  credentials: Credentials,
  form: FormData,
): Promise<SignInOutcome> {
  const parsed = parseForm(AuthenticatorCodeSchema, form);
  return parsed.ok
    ? logIn(page, credentials, {
        mfa: { code: parsed.value.verificationCode.replaceAll(/\s/g, "") },
      })
    : refuseAuthenticator(page, credentials, parsed.reason.errors["verificationCode"] ?? "");
}

/** A login by code hands the code on; a phone still to be proved confirms it and signs in afterwards. */
async function takeCode(
  page: PageRequest,
  credentials: Credentials,
  form: FormData,
): Promise<SignInOutcome> {
  if (form.get("step") === "authenticator") return takeAuthenticatorCode(page, credentials, form);
  const step = stepOf(form);
  const resendAt = Number(form.get("resendAt")) || 0;
  const parsed = parseForm(CodeSchema, form);
  if (!parsed.ok) {
    const message = parsed.reason.errors["smsCode"] ?? "";
    return refuseCode(page, credentials, { step, message, resendAt });
  }
  const code = parsed.value.smsCode;
  if (step === "mfa") return logIn(page, credentials, { mfa: { code, resendAt } });
  const answer = await page.api.call(confirmCode, {
    code,
    phone: credentials.phone,
    ...signInVerification,
  });
  const message = answer.message || uiCopy.toastTitles.error;
  const refuseIt = () => refuseCode(page, credentials, { step, message, resendAt });
  if (answer.success) return logIn(page, credentials, { after: "verification" });
  // The same form, sent before, may have used the code: then the phone is proved, and the password is enough.
  return answer.statusCode === flowCodes.temporaryCodeRequired
    ? logIn(page, credentials, { after: "verification", whenUnproved: refuseIt })
    : refuseIt();
}

const SealedChangeSchema = v.object({ newPassword: v.string(), retryPassword: v.string() });

/** Puts a new password in place of one that has run out, and signs in with it. */
async function renewPassword(
  page: PageRequest,
  credentials: Credentials,
  form: FormData,
): Promise<SignInOutcome> {
  const uId = String(form.get("uId") ?? "");
  const stay = { step: "expired" as const, uId, values: { phone: credentials.phone } };
  const carried = form.get("carried");
  const again = typeof carried === "string" ? { ...stay, carried } : stay;
  const passwords = await readNewPassword(page, credentials, form);
  if (!passwords.ok) return refuse({ ...again, ...passwords.reason });
  const { plain, wire } = passwords.value;
  const answer = await page.api.call(changePassword, { ...wire, uId });
  if (answer.statusCode === statusCodes.changeSuccess) {
    if (plain === undefined) {
      const toasts = [{ type: "success" as const, title: signInToasts.passwordChanged }];
      return goOn({ toasts, signInAfter: "login" });
    }
    return logIn(page, { phone: credentials.phone, plain }, { after: "password-change" });
  }
  const { RetryPassword, NewPassword } = answer.errors;
  const isInvalid = answer.statusCode === statusCodes.changeInvalid;
  const told = isInvalid
    ? [RetryPassword?.[0], NewPassword?.[0]].filter((text) => text !== undefined)
    : [answer.message];
  const fields = { password: NewPassword?.[0] ?? "", passwordRepeat: RetryPassword?.[0] ?? "" };
  return refuse({
    ...again,
    errors: Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== "")),
    toasts: (told.length > 0 ? told : [""]).map(errorToast),
  });
}

/** The three passwords of a change, sealed by the browser, or here when they came readable. */
async function readNewPassword(
  page: PageRequest,
  { plain: old = "", sealed: oldSealed }: Credentials,
  form: FormData,
) {
  if (oldSealed !== undefined) {
    const { guid, password: oldPassword } = oldSealed;
    const change = v.safeParse(SealedChangeSchema, Object.fromEntries(form));
    return change.success
      ? ok({ plain: undefined, wire: { guid, oldPassword, ...change.output } })
      : err({ errors: {}, toasts: [errorToast(signInToasts.somethingWrong)] });
  }
  const typed = parseForm(NewPasswordFormSchema, form);
  if (!typed.ok) return err({ errors: typed.reason.errors, toasts: [] });
  const { password, passwordRepeat } = typed.value;
  const sealed = await sealPasswords(page.api, [old, password, passwordRepeat]);
  if (!sealed.ok) return err({ errors: {}, toasts: [errorToast(sealed.reason)] });
  const [oldPassword = "", newPassword = "", retryPassword = ""] = sealed.value.sealed;
  const { guid } = sealed.value;
  return ok({ plain: password, wire: { guid, oldPassword, newPassword, retryPassword } });
}
