import { redirect } from "react-router";
import type { LoaderInput } from "#client/loader-input.ts";
import { postedPasswords } from "#client/sign-in/posted-passwords.server.ts";
import { deleteAccount } from "#shared/calls/account/delete-account.ts";
import { listConsents } from "#shared/calls/account/list-consents.ts";
import { updateConsents } from "#shared/calls/account/update-consents.ts";
import { parseForm } from "#shared/forms/parse-form.ts";
import { OwnPasswordSchema } from "#shared/forms/sign-in.ts";
import type { PageRequest } from "#shared/page-request.ts";
import { href } from "#shared/routes.ts";
import { refusalOf, refuse } from "../refusal.server.ts";
import { sectionHref } from "../section-href.ts";
import { consentsCopy } from "./copy.ts";

/** Channels, a renewed text's acceptance, or the end of the account. */
export async function changeConsents({ page, request }: LoaderInput) {
  const form = await request.formData();
  switch (form.get("intent")) {
    case "accept":
      return acceptContract(page, String(form.get("slug") ?? ""));
    case "delete":
      return endAccount(page, form);
    default:
      return saveChannels(page, form);
  }
}

async function saveChannels(page: PageRequest, form: FormData) {
  const isOn = (name: string) => form.get(name) === "on";
  const channels = { sms: isOn("sms"), email: isOn("email"), call: isOn("call") };
  const answer = await page.api.call(updateConsents, channels);
  if (!answer.success) return refuse("channels", { message: answer.message });
  return done(page, consentsCopy.saved);
}

async function acceptContract(page: PageRequest, slug: string) {
  const known = await page.api.call(listConsents, {});
  if (known.data === null) return refuse("accept", { message: known.message });
  const { sms, email, call } = known.data;
  const answer = await page.api.call(updateConsents, { sms, email, call, acceptedSlugs: [slug] });
  if (!answer.success) return refuse("accept", { message: answer.message });
  return done(page, consentsCopy.acceptedNow);
}

async function endAccount(page: PageRequest, form: FormData) {
  const parsed = form.has("guid") ? undefined : parseForm(OwnPasswordSchema, form);
  if (parsed?.ok === false) return refuse("delete", parsed.reason);
  const posted = await postedPasswords(page, form, ["password"]);
  if (!posted.ok) return refuse("delete", { message: posted.reason });
  const { guid, passwords } = posted.value;
  const answer = await page.api.call(deleteAccount, { guid, password: passwords[0] ?? "" });
  if (!answer.success) return refuse("delete", refusalOf(answer, { Password: "password" }));
  page.member.signOut();
  page.session.update({ flash: { type: "success", title: consentsCopy.deleted } });
  return redirect(href("home"));
}

function done(page: PageRequest, title: string) {
  page.session.update({ flash: { type: "success", title } });
  return redirect(sectionHref("izinlerim"));
}
