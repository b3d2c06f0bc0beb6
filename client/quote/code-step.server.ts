import { redirect } from "react-router";
import type { DataOf } from "#shared/calls/call.ts";
import { checkIdentity } from "#shared/calls/check-identity.ts";
import { confirmCode } from "#shared/calls/confirm-code.ts";
import { requestCode } from "#shared/calls/request-code.ts";
import { sendContactMessage } from "#shared/calls/send-contact-message.ts";
import { flowCodes, statusCodes } from "#shared/codes.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { fieldMessages } from "#shared/forms/field-messages.ts";
import { fieldsFor } from "#shared/forms/form-step.ts";
import {
  afterCode,
  identityTypeOf,
  isNotedAfterVerification,
} from "#client/modals/after-confirmation.server.ts";
import { quoteCopy } from "./copy.ts";
import type { Draft } from "./draft.server.ts";
import { writeDraft } from "./draft.server.ts";
import { checkStep, circumstancesOf } from "./steps.server.ts";
import type { FlowContext, Outcome } from "./flow-context.server.ts";
import { refuse } from "./flow-context.server.ts";

const millisecondsPerSecond = 1000;

/** The person step in canonical form; it was checked when it was submitted, and is again here because time passes. */
function personOf({ flow, page }: FlowContext, draft: Draft) {
  const fields = fieldsFor(flow.person, circumstancesOf(flow, draft, page.site));
  const checked = checkStep(fields, draft.values, page.now());
  return checked.ok ? { ...checked, fields: toPerson(checked.values) } : checked;
}

const toPerson = (values: Readonly<Record<string, unknown>>) => ({
  nationalNumber: values["nationalNumber"] as string,
  phone: values["phone"] as string,
  plate: values["plate"] as string | undefined,
  birthDate: values["birthDate"] as string | undefined,
  consents: {
    openDataAgreement: values["openDataAgreement"] === true,
    privacyPolicy: values["privacyPolicy"] === true,
    advertisementAgreement: values["advertisementAgreement"] === true,
  },
});

/** Sends a code to the visitor's phone, unless that phone is verified already. A running countdown is joined, not refused. */
export async function requestCodeStep(context: FlowContext, draft: Draft): Promise<Outcome> {
  const { page, flow, line, path } = context;
  const person = personOf(context, draft);
  if (!person.ok) return refuse({ errors: person.errors });
  const { nationalNumber, phone, consents } = person.fields;
  if (draft.verifiedPhone === phone) return goOnAfterCode(context, draft);
  const answer = await page.api.call(requestCode, {
    nationalNumber,
    phone,
    queryType: flow.queryType,
    ...consents,
  });
  if (answer.data === null) {
    await delayWindow(context, draft, answer);
    const errors = fieldMessages(answer.errors, fieldByWireName);
    return refuse({ errors, message: answer.message, codeFailure: answer.message });
  }
  const resendAt = page.now() + answer.data.resendAfterSeconds * millisecondsPerSecond;
  await writeDraft(page, line.id, { ...draft, stage: "code", code: { phone, resendAt } });
  return redirect(path);
}

/** Has a window that is open count down to when the number may be sent another code. */
async function delayWindow(
  { page, line }: FlowContext,
  draft: Draft,
  { retryAfterSeconds }: { readonly retryAfterSeconds?: number },
): Promise<void> {
  if (draft.code === undefined || retryAfterSeconds === undefined) return;
  const resendAt = page.now() + retryAfterSeconds * millisecondsPerSecond;
  await writeDraft(page, line.id, { ...draft, code: { ...draft.code, resendAt } });
}

const fieldByWireName: Readonly<Record<string, string>> = {
  NationalNumber: "nationalNumber",
  Phone: "phone",
  Birthdate: "birthDate",
  LicensePlateNumber: "plate",
};

/** Confirms the code, notes the verification with the back office, and goes on to the identity check. */
export async function confirmCodeStep(context: FlowContext, draft: Draft, form: FormData) {
  const { page, flow, line } = context;
  const person = personOf(context, draft);
  if (!person.ok) return refuse({ errors: person.errors });
  const code = String(form.get("smsCode") ?? "").trim();
  if (code === "") return refuse({ errors: { smsCode: validationCopy.smsCodeRequired } });
  const { phone, consents } = person.fields;
  const answer = await page.api.call(confirmCode, {
    code,
    phone,
    queryType: flow.queryType,
    ...consents,
  });
  if (!answer.success) {
    return refuse({ errors: { smsCode: answer.message }, codeFailure: answer.message });
  }
  if (isNotedAfterVerification(flow.queryType)) {
    await page.api.call(sendContactMessage, {
      messageType: "SMSONAY",
      phone,
      productId: line.id,
    });
  }
  const { code: _code, ...rest } = draft;
  return goOnAfterCode(context, { ...rest, verifiedPhone: phone });
}

/** Who has proved the phone: asked of the civil registry, unless it cannot know. */
async function goOnAfterCode(context: FlowContext, draft: Draft): Promise<Outcome> {
  const { page, flow, line, path } = context;
  const follows = afterCode({
    mode: "quote",
    queryType: flow.queryType,
    identityType: identityTypeOf(draft.values["identityType"]),
  });
  if (follows === "check-identity") return identify(context, draft);
  await writeDraft(page, line.id, { ...draft, stage: "risk" });
  return redirect(path);
}

/** The phone counts as proved no more, or never has: a new code, and then on from there. */
export async function verifyAgain(context: FlowContext, draft: Draft): Promise<Outcome> {
  const { verifiedPhone: _verified, ...rest } = draft;
  const sent = await requestCodeStep(context, rest);
  return sent instanceof Response ? refuse({ errors: {}, message: quoteCopy.verifyAgain }) : sent;
}

/** Answers after which the visitor stays at the person step and reads why. */
const staying: readonly number[] = [
  flowCodes.validationError,
  flowCodes.blackList,
  flowCodes.botControlError,
  statusCodes.tooManyRequests,
];

/** Finds who the visitor is. A registry that does not answer never stops anyone: name and place become editable. */
async function identify(context: FlowContext, draft: Draft): Promise<Outcome> {
  const { page, flow, line, path } = context;
  const person = personOf(context, draft);
  if (!person.ok) return refuse({ errors: person.errors });
  const { nationalNumber, phone, plate, birthDate } = person.fields;
  const answer = await page.api.call(checkIdentity, {
    queryType: flow.queryType,
    nationalNumber,
    birthdate: birthDate,
    phone,
    licensePlateNumber: plate,
  });
  const { statusCode, message } = answer;
  const { identity: _identity, risk: _risk, ...rest } = draft;
  const stay = async (errors: Readonly<Record<string, string>>, change: Partial<Draft> = {}) => {
    await writeDraft(page, line.id, { ...rest, ...change, stage: "person" });
    return refuse(Object.keys(errors).length > 0 ? { errors } : { errors, message });
  };
  if (statusCode === flowCodes.temporaryCodeRequired) return verifyAgain(context, rest);
  if (statusCode === flowCodes.birthDateRequired) {
    return stay({ birthDate: quoteCopy.birthDateNeeded }, { needsBirthDate: true });
  }
  if (statusCode === flowCodes.wrongInfo) {
    return stay({ birthDate: message }, { needsBirthDate: true });
  }
  if (staying.includes(statusCode)) return stay(fieldMessages(answer.errors, fieldByWireName));
  const identity = answer.data === null ? undefined : identityOf(answer.data);
  const next: Draft = { ...rest, stage: "risk", ...(identity === undefined ? {} : { identity }) };
  await writeDraft(page, line.id, next);
  return redirect(path);
}

const identityOf = ({ name, surname, city, county }: DataOf<typeof checkIdentity>) => ({
  name,
  surname,
  city,
  county,
});
