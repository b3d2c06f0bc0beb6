import { redirect } from "react-router";
import { postedPasswords } from "#client/sign-in/posted-passwords.server.ts";
import { getUserClaims } from "#shared/calls/member/get-user-claims.ts";
import { updateCustomer } from "#shared/calls/account/update-customer.ts";
import { parseForm } from "#shared/forms/parse-form.ts";
import type { PageRequest } from "#shared/page-request.ts";
import { refusalOf, refuse } from "../refusal.server.ts";
import { sectionHref } from "../section-href.ts";
import { profileCopy } from "./copy.ts";
import { EmailFormSchema, SealedEmailFormSchema } from "./schema.ts";

export const emailIntent = "email";

const fieldByWireName = { Email: "email", Password: "password" };

/** Changes the e-mail address a member is written to, which takes their password. */
export async function changeEmail(page: PageRequest, form: FormData) {
  const schema = form.has("guid") ? SealedEmailFormSchema : EmailFormSchema;
  const parsed = parseForm(schema, form);
  if (!parsed.ok) return refuse(emailIntent, parsed.reason);
  const { email } = parsed.value;
  const values = { email };
  const [claims, posted] = await Promise.all([
    page.api.call(getUserClaims, {}),
    postedPasswords(page, form, ["password"]),
  ]);
  if (claims.data === null) return refuse(emailIntent, { values, message: claims.message });
  if (!posted.ok) return refuse(emailIntent, { values, message: posted.reason });
  if (claims.data.email === email) {
    return refuse(emailIntent, { values, errors: { email: profileCopy.sameEmail } });
  }
  const { guid, passwords } = posted.value;
  const proof = { guid, password: passwords[0] ?? "" };
  const answer = await page.api.call(updateCustomer, { email, ...proof });
  if (answer.data !== null) {
    page.session.update({ flash: { type: "success", title: profileCopy.emailSaved } });
    return redirect(sectionHref("bilgilerim"));
  }
  return refuse(emailIntent, { ...refusalOf(answer, fieldByWireName), values });
}
