import { redirect } from "react-router";
import type { LoaderInput } from "#client/loader-input.ts";
import { uiCopy } from "#client/copy/ui.ts";
import { postedPasswords } from "#client/sign-in/posted-passwords.server.ts";
import { signInToasts } from "#client/sign-in/copy.ts";
import type { RequestOf } from "#shared/calls/call.ts";
import { changePassword } from "#shared/calls/member/change-password.ts";
import { endSession } from "#shared/calls/account/end-session.ts";
import { setMfa } from "#shared/calls/member/set-mfa.ts";
import { statusCodes } from "#shared/codes.ts";
import {
  ChangePasswordSchema,
  NewPasswordFormSchema,
  OwnPasswordSchema,
} from "#shared/forms/sign-in.ts";
import { fieldMessages } from "#shared/forms/field-messages.ts";
import { parseForm } from "#shared/forms/parse-form.ts";
import type { PageRequest } from "#shared/page-request.ts";
import { refusalOf, refuse } from "../refusal.server.ts";
import { sectionHref } from "../section-href.ts";
import { offer, setUp } from "./authenticator-act.server.ts";
import { passwordCopy } from "./copy.ts";

const fieldByWireName = { NewPassword: "password", RetryPassword: "passwordRepeat" };

/** A new password, the second step of signing in switched on or off, or sessions ended. */
export async function changePasswordOrMfa({ page, request }: LoaderInput) {
  const form = await request.formData();
  switch (form.get("intent")) {
    case "mfa-on":
      return switchMfa(page, form, true);
    case "mfa-off":
      return switchMfa(page, form, false);
    case "authenticator-offer":
      return offer(page);
    case "authenticator":
      return setUp(page, form);
    case "end-session":
      return end(page, { sessionId: String(form.get("sessionId") ?? ""), others: false });
    case "end-others":
      return end(page, { others: true });
    default:
      return change(page, form);
  }
}

const isSealed = (form: FormData): boolean => form.has("guid");

/** Whoever signed in with a password sent by SMS has no old one to name. */
async function change(page: PageRequest, form: FormData) {
  const hasOld = form.has("oldPassword");
  const schema = hasOld ? ChangePasswordSchema : NewPasswordFormSchema;
  const parsed = isSealed(form) ? undefined : parseForm(schema, form);
  if (parsed?.ok === false) return refuse("change", parsed.reason);
  const names = ["password", "passwordRepeat", ...(hasOld ? ["oldPassword"] : [])];
  const posted = await postedPasswords(page, form, names);
  if (!posted.ok) return refuse("change", { message: posted.reason });
  const [newPassword = "", retryPassword = "", oldPassword] = posted.value.passwords;
  const { guid } = posted.value;
  const answer = await page.api.call(changePassword, {
    guid,
    newPassword,
    retryPassword,
    ...(oldPassword === undefined ? {} : { oldPassword }),
  });
  if (answer.statusCode !== statusCodes.changeSuccess) {
    if (answer.statusCode === statusCodes.changeRefused) {
      const message = answer.message || uiCopy.toastTitles.error;
      return refuse("change", { errors: { oldPassword: message } });
    }
    const errors = fieldMessages(answer.errors, fieldByWireName);
    const message =
      Object.keys(errors).length > 0 ? "" : answer.message || uiCopy.toastTitles.error;
    return refuse("change", { errors, message });
  }
  if (answer.data?.token !== undefined) page.member.renew(answer.data.token);
  page.session.update({ flash: { type: "success", title: signInToasts.passwordChanged } });
  return redirect(sectionHref("sifre-degisikligi"));
}

async function switchMfa(page: PageRequest, form: FormData, enabled: boolean) {
  const intent = enabled ? "mfa-on" : "mfa-off";
  const parsed = isSealed(form) ? undefined : parseForm(OwnPasswordSchema, form);
  if (parsed?.ok === false) return refuse(intent, parsed.reason);
  const posted = await postedPasswords(page, form, ["password"]);
  if (!posted.ok) return refuse(intent, { message: posted.reason });
  const { guid, passwords } = posted.value;
  const answer = await page.api.call(setMfa, { enabled, guid, password: passwords[0] ?? "" });
  if (answer.data === null) return refuse(intent, refusalOf(answer, { Password: "password" }));
  const title = enabled ? passwordCopy.mfaTurnedOn : passwordCopy.mfaTurnedOff;
  page.session.update({ flash: { type: "success", title } });
  return redirect(sectionHref("sifre-degisikligi"));
}

/** Ends one session, or all but this one. */
async function end(page: PageRequest, which: RequestOf<typeof endSession>) {
  const answer = await page.api.call(endSession, which);
  if (!answer.success) return refuse("sessions", { message: answer.message });
  const title = which.others ? passwordCopy.othersEnded : passwordCopy.sessionEnded;
  page.session.update({ flash: { type: "success", title } });
  return redirect(sectionHref("sifre-degisikligi"));
}
