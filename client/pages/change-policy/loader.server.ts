import { data, redirect } from "react-router";
import * as v from "valibot";
import type { LoaderInput } from "#client/loader-input.ts";
import { actOnAccess, isAccessIntent } from "#client/quote/sharing/access.server.ts";
import { quoteIdOf, unknownQuote } from "#client/quote/unknown-quote.server.ts";
import { unavailable } from "#client/unavailable.server.ts";
import { residenceCopy } from "#client/residence/copy.ts";
import { loadCities, loadCounties } from "#client/residence/load-places.server.ts";
import type { Answer } from "#shared/calls/call.ts";
import { changeContact } from "#shared/calls/policy/change-contact.ts";
import { getPolicy } from "#shared/calls/policy/get-policy.ts";
import { requestContactCode } from "#shared/calls/policy/request-contact-code.ts";
import { statusCodes } from "#shared/codes.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import type { Option } from "#shared/fields/asked-field.ts";
import { fieldMessages } from "#shared/forms/field-messages.ts";
import { parseForm, typedText } from "#shared/forms/parse-form.ts";
import { productName } from "#shared/products/catalogue.ts";
import { href } from "#shared/routes.ts";
import { EmailSchema } from "#shared/schemas/email.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { changePolicyCopy as copy } from "./copy.ts";
import { changeIntents, doneQuery } from "./intents.ts";

/** Where a policy's holder is reached, for its owner; whoever else holds its address proves the phone it was bought with. */
export async function loadChangePolicy({ page, params, url }: LoaderInput) {
  const link = params["quote"] ?? "";
  const answer = await page.api.call(getPolicy, { quoteId: await quoteIdOf(page, link) });
  const head = {
    title: `${copy.title} | ${page.site.name}`,
    description: copy.description,
    isPrivate: true,
  };
  if (answer.statusCode === statusCodes.forbidden) return { head, kind: "access" as const };
  if (answer.statusCode === statusCodes.notFound) throw await unknownQuote(page);
  if (answer.data === null) throw unavailable();
  const { contact, policyNumber, productId } = answer.data;
  const done = url.searchParams.get(doneQuery);
  const isDone = (intent: string) => done === intent;
  return {
    head,
    kind: "contact" as const,
    link,
    name: productName(productId),
    policyNumber,
    contact,
    isPhoneDone: isDone(changeIntents.confirm),
    isEmailDone: isDone(changeIntents.email),
    isAddressDone: isDone(changeIntents.address),
    cities: await loadCities(page),
  };
}

export type ChangePolicyData = Awaited<ReturnType<typeof loadChangePolicy>>;
export type Contact = Extract<ChangePolicyData, { kind: "contact" }>;

/** What became of a post, with what was typed. */
export interface ChangeOutcome {
  readonly errors: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly isSent: boolean;
  readonly codeFailure?: string;
  /** Of the province that was chosen. */
  readonly counties?: readonly Option[];
}

const PhoneFormSchema = v.object({ phone: PhoneSchema });
const EmailFormSchema = v.object({ email: EmailSchema });

export async function actOnChangePolicy({ page, params, url, request }: LoaderInput) {
  const quoteId = await quoteIdOf(page, params["quote"]);
  const form = await request.formData();
  if (isAccessIntent(form)) return actOnAccess(page, quoteId, url.pathname, form);
  const values = typedText(form);
  const intent = form.get("intent");
  const isConfirmed = intent === changeIntents.confirm;
  const refuse = (errors: ChangeOutcome["errors"], codeFailure?: string) => {
    const told = codeFailure === undefined ? {} : { codeFailure };
    return data<ChangeOutcome>({ errors, values, isSent: isConfirmed, ...told }, { status: 422 });
  };
  const done = (what: string) =>
    redirect(href("changePolicy", { quote: params["quote"] ?? "" }, { [doneQuery]: what }));
  if (intent === changeIntents.address) {
    const { cityCode = "", county = "" } = values;
    const refusePlace = async (errors: ChangeOutcome["errors"]) => {
      const counties = await loadCounties(page, cityCode);
      return data<ChangeOutcome>({ errors, values, isSent: false, counties }, { status: 422 });
    };
    if (cityCode === "") return refusePlace({ cityCode: residenceCopy.cityMissing });
    if (county === "") return refusePlace({ county: residenceCopy.countyMissing });
    const answer = await page.api.call(changeContact, { quoteId, cityCode, county });
    if (answer.success) return done(changeIntents.address);
    const errors = fieldMessages(answer.errors, { CityCode: "cityCode", County: "county" });
    return refusePlace(Object.keys(errors).length > 0 ? errors : { county: answer.message });
  }
  if (intent === changeIntents.email) {
    const read = parseForm(EmailFormSchema, form);
    if (!read.ok) return refuse(read.reason.errors);
    const answer = await page.api.call(changeContact, { quoteId, ...read.value });
    return answer.success ? done(changeIntents.email) : refuse({ email: messageOf(answer) });
  }
  const read = parseForm(PhoneFormSchema, form);
  if (!read.ok) return data<ChangeOutcome>({ ...read.reason, isSent: false }, { status: 422 });
  const { phone } = read.value;
  if (!isConfirmed) {
    const answer = await page.api.call(requestContactCode, { quoteId, phone });
    return answer.success
      ? data<ChangeOutcome>({ errors: {}, values, isSent: true })
      : refuse({ phone: messageOf(answer) });
  }
  const code = String(form.get("smsCode") ?? "").trim();
  if (code === "") return refuse({ smsCode: validationCopy.smsCodeRequired });
  const answer = await page.api.call(changeContact, { quoteId, phone, code });
  if (answer.success) return done(changeIntents.confirm);
  return refuse({ smsCode: messageOf(answer) }, messageOf(answer));
}

const messageOf = ({ errors, message }: Answer<unknown>): string =>
  Object.values(errors)[0]?.[0] ?? message;
