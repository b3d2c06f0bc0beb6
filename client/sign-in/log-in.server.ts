import { redirect } from "react-router";
import { login, loginByCode } from "#shared/calls/member/login.ts";
import { statusCodes } from "#shared/codes.ts";
import type { DataOf } from "#shared/calls/call.ts";
import type { UnsentCode } from "#client/modals/sent-code.server.ts";
import {
  codeUntil,
  codeWithin,
  sendCodeTo,
  unsentCode,
  verificationFor,
} from "#client/modals/sent-code.server.ts";
import { upstreamCopy } from "#shared/copy/upstream.ts";
import type { Flash, PageRequest } from "#shared/page-request.ts";
import { href } from "#shared/routes.ts";
import type { AfterStep, SignInOutcome } from "./answer.ts";
import { goOn, refuse } from "./answer.ts";
import { uiCopy } from "#client/copy/ui.ts";
import { memberCopy } from "#client/frame/member-copy.ts";
import { signInToasts } from "./copy.ts";
import type { Credentials } from "./credentials.server.ts";
import { carry, wirePassword } from "./credentials.server.ts";
import { resetDelayMs } from "./reset-delay.ts";

const millisecondsPerSecond = 1000;
/** Until another code may be asked for, where an answer does not say it. */
const resendSeconds = 60;

/** What a code for signing in is asked and confirmed with. */
export const signInVerification = verificationFor("giris");

/** A refusal in its own words; one without words has the default title. */
export const errorToast = (text: string): Flash =>
  text === ""
    ? { type: "error", title: uiCopy.toastTitles.error }
    : { type: "error", title: signInToasts.error, text };

interface LogInOptions {
  readonly mfa?: EnteredCode;
  readonly after?: AfterStep;
  /** Whether the window of a code is open, and another one wanted. */
  readonly isAgain?: boolean;
  /** What is answered when the phone is still to be proved; a code is sent otherwise. */
  readonly whenUnproved?: () => Promise<SignInOutcome>;
}

/** Signs in with phone and password, and with a code once the account service wants one; `statusCode` decides what follows. */
export async function logIn(
  page: PageRequest,
  credentials: Credentials,
  { mfa, after = "login", isAgain = false, whenUnproved }: LogInOptions = {},
): Promise<SignInOutcome> {
  const values = { phone: credentials.phone };
  const password = await wirePassword(page, credentials);
  if (!password.ok) return refuse({ values, toasts: [errorToast(password.reason)] });
  const answer = await page.api.call(mfa === undefined ? login : loginByCode, {
    username: credentials.phone,
    ...password.value,
    ...(mfa === undefined ? {} : { mfaControl: true, ...shownCode(mfa) }),
  });
  switch (answer.data === null ? undefined : answer.statusCode) {
    case statusCodes.loginSuccess: {
      const session = sessionOf(page, answer.data!);
      // Who is told to be signed in without what signs in is not.
      if (session === undefined) break;
      return welcome(page, session, answer.data!, mfa === undefined ? after : "mfa");
    }
    case statusCodes.loginPhoneUnverified:
      return whenUnproved?.() ?? askCode(page, credentials);
    case statusCodes.loginMfaRequired:
      if (answer.data?.mfaMethod === "authenticator") {
        return goOn({ step: "authenticator", values, ...(await carry(page, credentials)) });
      }
      return goOn({
        step: "mfa",
        values,
        code: codeWithin(page, credentials.phone, answer.data?.resendAfterSeconds ?? resendSeconds),
        ...(await carry(page, credentials)),
      });
    case statusCodes.loginPasswordExpired:
      return goOn({
        step: "expired",
        values,
        uId: answer.data?.uId ?? "",
        ...(await carry(page, credentials)),
      });
  }
  const message =
    answer.message || (answer.success ? upstreamCopy.unavailable : signInToasts.wrongCredentials);
  if (mfa !== undefined) {
    const { resendAt } = mfa;
    return resendAt === undefined
      ? refuseAuthenticator(page, credentials, message)
      : refuseCode(page, credentials, { step: "mfa", message, resendAt });
  }
  const { retryAfterSeconds } = answer;
  if (isAgain && retryAfterSeconds !== undefined) {
    const unsent = unsentCode(page, { message, retryAfterSeconds });
    return refuseSending(page, credentials, unsent, "mfa");
  }
  const isWrong = answer.statusCode === statusCodes.loginWrongCredentials;
  return refuse(
    { values, toasts: [errorToast(message)], leavesToReset: isWrong },
    // The same for a page without scripts.
    isWrong
      ? { Refresh: `${resetDelayMs / millisecondsPerSecond}; url=${href("forgotPassword")}` }
      : {},
  );
}

/** A code as it was typed, and when the form said that another may be asked for; an authenticator's has no such time. */
export interface EnteredCode {
  readonly code: string;
  readonly resendAt?: number;
}

/** What is no code of six digits is one that stands in for an authenticator. */
const shownCode = ({ code, resendAt }: EnteredCode) =>
  resendAt !== undefined || /^\d{6}$/.test(code) ? { mfaCode: code } : { recoveryCode: code };

/** The authenticator's window stays open. */
export async function refuseAuthenticator(
  page: PageRequest,
  credentials: Credentials,
  message: string,
): Promise<SignInOutcome> {
  return refuse({
    step: "authenticator",
    errors: { verificationCode: message },
    toasts: [errorToast(message)],
    ...(await carry(page, credentials)),
  });
}

/** The code was wrong; its window stays open, the countdown goes on. */
export async function refuseCode(
  page: PageRequest,
  credentials: Credentials,
  refusal: { step: "mfa" | "verify"; message: string; resendAt: number },
): Promise<SignInOutcome> {
  const { step, message, resendAt } = refusal;
  return refuse({
    step,
    errors: { smsCode: message },
    toasts: [errorToast(message)],
    code: codeUntil(page, credentials.phone, resendAt),
    ...(await carry(page, credentials)),
  });
}

/** No code was sent. A window that is open already stays open, and counts down to when one may be asked for. */
async function refuseSending(
  page: PageRequest,
  credentials: Credentials,
  { message, resendAt }: UnsentCode,
  step: "mfa" | "verify" | undefined,
): Promise<SignInOutcome> {
  return step === undefined || resendAt === undefined
    ? refuse({ values: { phone: credentials.phone }, toasts: [errorToast(message)] })
    : refuseCode(page, credentials, { step, message, resendAt });
}

/** Sends a code to a phone that is not proved yet; `isAgain` when its window is open. */
export async function askCode(
  page: PageRequest,
  credentials: Credentials,
  { isAgain = false } = {},
): Promise<SignInOutcome> {
  const { phone } = credentials;
  const sent = await sendCodeTo(page, phone, signInVerification);
  if (!sent.ok)
    return refuseSending(page, credentials, sent.reason, isAgain ? "verify" : undefined);
  return goOn({ step: "verify", code: sent.value, ...(await carry(page, credentials)) });
}

/** What a session is opened with; undefined where an answer has none. */
function sessionOf(page: PageRequest, { token, sessionToken, source }: DataOf<typeof login>) {
  const opened = sessionToken ?? token;
  return opened === undefined
    ? undefined
    : { token: opened, source: source ?? page.site.brandSlug };
}

/** Opens the session. Where to, and what is said, depends on what the sign-in followed. */
function welcome(
  page: PageRequest,
  credentials: { readonly token: string; readonly source: string },
  { name = "", surname = "", usedOneTimePassword }: DataOf<typeof login>,
  after: AfterStep | "mfa",
): Response {
  page.member.signIn(credentials, { name, surname });
  const flash = flashAfter(after, `${name} ${surname}`);
  page.session.update({
    ...(flash === undefined ? {} : { flash }),
    ...(usedOneTimePassword === true ? { asksPasswordChange: true } : {}),
  });
  return redirect(after === "mfa" ? href("account", {}, { page: "bilgilerim" }) : href("home"));
}

function flashAfter(after: AfterStep | "mfa", fullName: string): Flash | undefined {
  switch (after) {
    case "login":
      return { type: "success", title: memberCopy.welcome, text: fullName };
    case "verification":
      return { type: "success", title: signInToasts.done };
    case "password-change":
      return { type: "success", title: signInToasts.passwordChanged };
    case "mfa":
      return undefined;
  }
}
