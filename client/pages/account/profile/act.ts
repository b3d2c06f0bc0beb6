import { data, redirect } from "react-router";
import type { LoaderInput } from "#client/loaders.ts";
import { signInVerification } from "#client/sign-in/log-in.ts";
import { confirmCode } from "#shared/calls/confirm-code.ts";
import { requestCode } from "#shared/calls/request-code.ts";
import { updateCustomer } from "#shared/calls/update-customer.ts";
import { flowCodes } from "#shared/codes.ts";
import { formatPhoneWithZero } from "#shared/format/phone.ts";
import { fieldMessages } from "#shared/forms/field-messages.ts";
import { parseForm, typedText } from "#shared/forms/parse-form.ts";
import { CodeSchema } from "#shared/forms/sign-in.ts";
import type { PageRequest } from "#shared/page-request.ts";
import type { AccountRefusal } from "../refusal.ts";
import { refuse } from "../refusal.ts";
import { sectionHref } from "../section-href.ts";
import { profileCopy } from "./copy.ts";
import { profileSchema } from "./schema.ts";

const intent = "save";
const millisecondsPerSecond = 1000;

const fieldByWireName = {
  Name: "name",
  Surname: "surname",
  Email: "email",
  Phone: "phone",
  Birthdate: "birthDate",
  CityCode: "cityCode",
  County: "county",
};

/** A refusal that a code by SMS to the new phone lifts. */
export interface ProfileRefusal extends AccountRefusal {
  readonly code?: { readonly phone: string; readonly resendAt: number; readonly now: number };
}

/** Saves what a member changed. A new phone is proved by a code first; what was typed travels with it. */
export async function changeProfile({ page, request }: LoaderInput) {
  const form = await request.formData();
  const { intent: wanted, resendAt: _resendAt, ...values } = typedText(form);
  if (wanted === "cancel") return refuse(intent, { values });
  const parsed = parseForm(profileSchema(page.now()), form);
  if (!parsed.ok) return refuse(intent, parsed.reason);
  const { phone } = parsed.value;
  if (wanted === "resend") return askCode(page, phone, values);
  if (wanted === "code") {
    const proved = await confirm(page, phone, form);
    if (proved !== undefined) {
      const resendAt = Number(form.get("resendAt")) || 0;
      return refuseCode(page, { phone, values, resendAt, message: proved });
    }
  }
  const { birthDate, ...person } = parsed.value;
  const answer = await page.api.call(updateCustomer, { ...person, birthdate: birthDate });
  if (answer.data !== null) {
    const { name, surname } = answer.data;
    page.session.update({
      user: { name, surname },
      flash: { type: "success", title: profileCopy.saved },
    });
    return redirect(sectionHref("bilgilerim"));
  }
  if (answer.statusCode === flowCodes.temporaryCodeRequired) return askCode(page, phone, values);
  const errors = fieldMessages(answer.errors, fieldByWireName);
  const message = Object.keys(errors).length > 0 ? "" : answer.message;
  return refuse(intent, { errors, values, message });
}

const ok = 200;
const unprocessable = 422;

async function askCode(page: PageRequest, phone: string, values: AccountRefusal["values"]) {
  const answer = await page.api.call(requestCode, { phone, ...signInVerification });
  if (answer.data === null) return refuse(intent, { values, message: answer.message });
  const resendAt = page.now() + answer.data.resendAfterSeconds * millisecondsPerSecond;
  return withCode(page, { phone, values, resendAt });
}

/** What is wrong with a code; undefined when it is right. */
async function confirm(page: PageRequest, phone: string, form: FormData) {
  const parsed = parseForm(CodeSchema, form);
  if (!parsed.ok) return parsed.reason.errors["smsCode"] ?? "";
  const code = parsed.value.smsCode;
  const answer = await page.api.call(confirmCode, { code, phone, ...signInVerification });
  return answer.success ? undefined : answer.message;
}

interface Pending {
  readonly phone: string;
  readonly values: AccountRefusal["values"];
  readonly resendAt: number;
}

const withCode = (page: PageRequest, { phone, values, resendAt }: Pending, message?: string) =>
  data<ProfileRefusal>(
    {
      intent,
      errors: message === undefined ? {} : { smsCode: message },
      values,
      message: "",
      code: { phone: formatPhoneWithZero(phone), resendAt, now: page.now() },
    },
    { status: message === undefined ? ok : unprocessable },
  );

const refuseCode = (page: PageRequest, { message, ...pending }: Pending & { message: string }) =>
  withCode(page, pending, message);
