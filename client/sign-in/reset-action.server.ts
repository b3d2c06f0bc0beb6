import { redirect } from "react-router";
import { forgotPassword } from "#shared/calls/member/forgot-password.ts";
import { statusCodes } from "#shared/codes.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import { parseForm } from "#shared/forms/parse-form.ts";
import { PasswordResetSchema } from "#shared/forms/sign-in.ts";
import { href } from "#shared/routes.ts";
import type { SignInOutcome } from "./answer.ts";
import { refuse } from "./answer.ts";
import { signInToasts } from "./copy.ts";
import { errorToast } from "./log-in.server.ts";

/** Sends a new password by SMS; the sign-in form comes next. */
export async function actOnReset({ page, request }: LoaderInput): Promise<SignInOutcome> {
  const parsed = parseForm(PasswordResetSchema, await request.formData());
  if (!parsed.ok) return refuse(parsed.reason);
  const answer = await page.api.call(forgotPassword, parsed.value);
  if (!answer.success) {
    const isUnknown = answer.statusCode === statusCodes.notFound || answer.message === "";
    const text = isUnknown ? signInToasts.memberNotFound : answer.message;
    return refuse({ values: parsed.value, toasts: [errorToast(text)] });
  }
  const { resetTitle: title, resetText: text } = signInToasts;
  page.session.update({ flash: { type: "success", title, text } });
  return redirect(page.member.isSignedIn ? href("home") : href("login"));
}
