import { data } from "react-router";
import type { SentCode } from "#client/modals/sent-code.server.ts";
import type { Flash } from "#shared/page-request.ts";
import { statusCodes } from "#shared/codes.ts";

/**
 * Where a sign-in stands: its form, a code by SMS for somebody with two steps or an unproved phone, the code of an
 * authenticator, or a password to renew.
 */
export type SignInStep = "form" | "mfa" | "verify" | "authenticator" | "expired";

/** What a sign-in form shows after it was sent. Without scripts it fills the next page, with them the open window. */
export interface SignInAnswer {
  readonly step: SignInStep;
  readonly errors: Readonly<Record<string, string>>;
  /** What was typed, without secrets. */
  readonly values: Readonly<Record<string, string>>;
  readonly toasts: readonly Flash[];
  readonly code?: SentCode;
  /** Whose password has run out. */
  readonly uId?: string;
  /** Whether the registry wants the birth date. */
  readonly needsBirthDate?: boolean;
  /** Phone and password, sealed for a next step without scripts. */
  readonly carried?: string;
  /** Set when the browser, which alone holds the password, is to sign in with it now. */
  readonly signInAfter?: AfterStep;
  /** Whether the visitor is led to the password reset. */
  readonly leavesToReset?: boolean;
}

/** What a sign-in follows; it decides what is told afterwards. */
export const afterSteps = ["login", "verification", "password-change"] as const;
export type AfterStep = (typeof afterSteps)[number];

const nothing: SignInAnswer = { step: "form", errors: {}, values: {}, toasts: [] };

/** The visitor has something to correct or to wait for. */
export const refuse = (answer: Partial<SignInAnswer>, headers: Record<string, string> = {}) =>
  data<SignInAnswer>({ ...nothing, ...answer }, { status: statusCodes.unprocessable, headers });

/** The sign-in goes on with another step. */
export const goOn = (answer: Partial<SignInAnswer>) =>
  data<SignInAnswer>({ ...nothing, ...answer });

export type SignInOutcome = Response | ReturnType<typeof refuse>;

/** The messages of a refusal as the form of a step takes them: none at all when there are none for it. */
export const formErrors = (answer: SignInAnswer | undefined, step: SignInStep = "form") =>
  answer?.step !== step || Object.keys(answer.errors).length === 0 ? {} : { errors: answer.errors };
