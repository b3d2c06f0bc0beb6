import { redirect } from "react-router";
import type { LoaderInput } from "#client/loader-input.ts";
import { updateCustomer } from "#shared/calls/account/update-customer.ts";
import { parseForm, typedText } from "#shared/forms/parse-form.ts";
import type { PageRequest } from "#shared/page-request.ts";
import { refusalOf, refuse } from "../refusal.server.ts";
import { sectionHref } from "../section-href.ts";
import { profileCopy } from "./copy.ts";
import { changeEmail, emailIntent } from "./email-act.server.ts";
import { changePhone, isPhoneForm } from "./phone-act.server.ts";
import { profileSchema } from "./schema.ts";

const fieldByWireName = {
  Name: "name",
  Surname: "surname",
  Birthdate: "birthDate",
  CityCode: "cityCode",
  County: "county",
};

/** Saves what a member changed about themselves, or a way to reach them. */
export async function changeProfile({ page, request }: LoaderInput) {
  const form = await request.formData();
  if (form.get("intent") === emailIntent) return changeEmail(page, form);
  return isPhoneForm(form) ? changePhone(page, form) : saveProfile(page, form);
}

async function saveProfile(page: PageRequest, form: FormData) {
  const parsed = parseForm(profileSchema(page.now()), form);
  if (!parsed.ok) return refuse("save", parsed.reason);
  const { birthDate = null, cityCode = null, county = null, ...person } = parsed.value;
  const residence = { cityCode, county };
  const answer = await page.api.call(updateCustomer, {
    ...person,
    ...residence,
    birthdate: birthDate,
  });
  if (answer.data === null) {
    return refuse("save", { ...refusalOf(answer, fieldByWireName), values: typedText(form) });
  }
  page.session.update({
    user: answer.data,
    flash: { type: "success", title: profileCopy.saved },
  });
  return redirect(sectionHref("bilgilerim"));
}
