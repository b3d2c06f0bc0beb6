import { register } from "#shared/calls/member/register.ts";
import { statusCodes } from "#shared/codes.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import { fieldMessages } from "#shared/forms/field-messages.ts";
import { parseForm, typedText } from "#shared/forms/parse-form.ts";
import { registerSchema, sealedRegisterSchema } from "#shared/forms/sign-in.ts";
import type { SignInOutcome } from "./answer.ts";
import { goOn, refuse } from "./answer.ts";
import { signInToasts } from "./copy.ts";
import { wirePassword } from "./credentials.server.ts";
import { askCode, errorToast, logIn } from "./log-in.server.ts";

const fieldByWireName: Readonly<Record<string, string>> = {
  Name: "name",
  Surname: "surname",
  NationalNumber: "nationalNumber",
  Phone: "phone",
  Email: "email",
  Birthdate: "birthDate",
  Password: "password",
  PrivacyAgreement: "privacyAgreement",
  OpenDataAgreement: "openDataAgreement",
};

/** Begins a membership; `statusCode` says whether the birth date, a code by SMS or nothing more is wanted. */
export async function actOnRegister({ page, request }: LoaderInput): Promise<SignInOutcome> {
  const form = await request.formData();
  const needsBirthDate = form.has("birthDate");
  const guid = form.get("guid");
  const isSealed = typeof guid === "string" && guid !== "";
  const { guid: _guid, ...typed } = typedText(form);
  const parsed = isSealed
    ? parseForm(sealedRegisterSchema(page.now()), form)
    : parseForm(registerSchema(page.now()), form);
  if (!parsed.ok) return refuse({ ...parsed.reason, needsBirthDate });
  const { birthDate, ...person } = parsed.value;
  const { phone, password: text } = person;
  const credentials = isSealed
    ? { phone, sealed: { guid, password: text } }
    : { phone, plain: text };
  const password = await wirePassword(page, credentials);
  if (!password.ok) {
    return refuse({ values: typed, needsBirthDate, toasts: [errorToast(password.reason)] });
  }
  const answer = await page.api.call(register, {
    name: person.name,
    surname: person.surname,
    nationalNumber: person.nationalNumber,
    phone,
    email: person.email,
    ...(birthDate === undefined ? {} : { birthdate: birthDate }),
    ...password.value,
    advertisementAgreement: false,
    privacyAgreement: person.privacyAgreement,
    openDataAgreement: person.openDataAgreement,
  });
  switch (answer.statusCode) {
    case statusCodes.registerSuccess:
      return isSealed
        ? goOn({ values: { phone }, signInAfter: "verification" })
        : logIn(page, credentials, { after: "verification" });
    case statusCodes.registerSmsRequired:
      return askCode(page, credentials);
    case statusCodes.registerBirthDateRequired:
      return refuse({ values: typed, needsBirthDate: true, toasts: [birthDateToast] });
  }
  return refuse({
    values: typed,
    needsBirthDate,
    errors: fieldMessages(answer.errors, fieldByWireName),
    toasts: (answer.messages.length > 0 ? answer.messages : [""]).map(errorToast),
  });
}

const birthDateToast = {
  type: "warning",
  title: signInToasts.warning,
  text: signInToasts.birthDateNeeded,
} as const;
