import * as v from "valibot";
import type { DataOf } from "#shared/calls/call.ts";
import { checkIdentity } from "#shared/calls/verification/check-identity.ts";
import { confirmCode } from "#shared/calls/member/confirm-code.ts";
import { requestCode } from "#shared/calls/verification/request-code.ts";
import { sendContactMessage } from "#shared/calls/support/send-contact-message.ts";
import { isAboutVehicle } from "#shared/calls/verification.ts";
import { useOwnProof } from "#shared/calls/verification/use-own-proof.ts";
import { flowCodes, statusCodes } from "#shared/codes.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { uiCopy } from "#client/copy/ui.ts";
import { smsCopy } from "#client/modals/copy.ts";
import { nextMinute } from "#shared/format/date.ts";
import { stepRefusals } from "./copy.ts";
import type { Draft } from "./draft.server.ts";
import { fieldErrors, personOf } from "./steps.server.ts";
import { awaiting, keepLate, withLateIdentity } from "./late-answer.server.ts";
import type { FlowContext, Move } from "./flow-context.server.ts";
import { goOn, refuse } from "./flow-context.server.ts";

const millisecondsPerSecond = 1000;

/** The draft at the line's second step, which follows once it is known who asks. */
const atSecondStep = ({ line }: FlowContext, draft: Draft): Draft => ({
  ...draft,
  step: line.steps[1]?.id,
});

/** The draft back at the first step. */
export const atFirstStep = ({ line }: FlowContext, draft: Draft): Draft => ({
  ...draft,
  step: line.steps[0]?.id,
});

/**
 * Goes on where the phone is verified already, for this line or, of a member who asks about themselves, for any; sends a
 * code otherwise. Whoever asks for another one (`isAgain`) can do so before its time where no script runs.
 */
export async function requestCodeStep(
  context: FlowContext,
  draft: Draft,
  isAgain = false,
): Promise<Move> {
  const { page, line } = context;
  const read = personOf(line, draft, page);
  if (!read.ok) return refuse(draft, { errors: read.errors });
  if (draft.verifiedPhone === read.person.phone) return identify(context, draft);
  return (await hasOwnProof(context, draft, read.person))
    ? identify(context, { ...draft, verifiedPhone: read.person.phone })
    : sendCode(context, draft, isAgain);
}

/** Whether a member who asks about themselves has proved their phone in this browser already, for whatever line. */
async function hasOwnProof(
  { page, line }: FlowContext,
  { code }: Draft,
  {
    nationalNumber,
    phone,
  }: { readonly nationalNumber?: string | undefined; readonly phone: string },
): Promise<boolean> {
  if (!page.member.isSignedIn || code !== undefined || nationalNumber === undefined) return false;
  const { id: queryType } = line.product;
  const { data: own } = await page.api.call(useOwnProof, { nationalNumber, phone, queryType });
  return own?.isProved ?? false;
}

/** Sends a code to the visitor's phone. A running countdown is joined, not refused; whoever asks for another code is told. */
async function sendCode(context: FlowContext, draft: Draft, isAgain: boolean): Promise<Move> {
  const { page, line } = context;
  const read = personOf(line, draft, page);
  if (!read.ok) return refuse(draft, { errors: read.errors });
  const { nationalNumber, phone, privacyPolicy, openDataAgreement, advertisementAgreement } =
    read.person;
  const answer = await page.api.call(requestCode, {
    nationalNumber,
    phone,
    queryType: line.product.id,
    privacyPolicy,
    openDataAgreement,
    advertisementAgreement,
  });
  if (answer.data === null) {
    const { retryAfterSeconds } = answer;
    const message = answer.message || uiCopy.toastTitles.error;
    const errors = fieldErrors(line, answer.errors);
    const delayed = delayedWindow(context, draft, retryAfterSeconds);
    return refuse(delayed, { errors, message, codeFailure: message });
  }
  const resendAt = page.now() + answer.data.resendAfterSeconds * millisecondsPerSecond;
  const sent = { ...atFirstStep(context, draft), code: { phone, resendAt } };
  return isAgain && answer.data.isSent === false
    ? refuse(sent, { errors: {}, message: smsCopy.notYet(nextMinute(resendAt)) })
    : goOn(context, sent);
}

/** Has a window that is open count down to when the number may be sent another code. */
function delayedWindow(
  { page }: FlowContext,
  draft: Draft,
  retryAfterSeconds: number | undefined,
): Draft {
  if (draft.code === undefined || retryAfterSeconds === undefined) return draft;
  const resendAt = page.now() + retryAfterSeconds * millisecondsPerSecond;
  return { ...draft, code: { ...draft.code, resendAt } };
}

/** Confirms the code, notes the verification with the back office, and goes on to the identity check. */
export async function confirmCodeStep(
  context: FlowContext,
  draft: Draft,
  form: FormData,
): Promise<Move> {
  const { page, line } = context;
  const { id: queryType } = line.product;
  const read = personOf(line, draft, page);
  if (!read.ok) return refuse(draft, { errors: read.errors });
  const code = String(form.get("smsCode") ?? "").trim();
  if (code === "") return refuse(draft, { errors: { smsCode: validationCopy.smsCodeRequired } });
  const { privacyPolicy, openDataAgreement, advertisementAgreement } = read.person;
  const phone = draft.code?.phone ?? read.person.phone;
  const sentTo = v.safeParse(PhoneSchema, form.get("sentTo"));
  if (sentTo.success && sentTo.output !== phone) {
    return refuse(draft, { errors: { smsCode: stepRefusals.codeOfAnotherPhone } });
  }
  const consents = { privacyPolicy, openDataAgreement, advertisementAgreement };
  const answer = await page.api.call(confirmCode, { code, phone, queryType, ...consents });
  if (!answer.success) {
    const message = answer.message || uiCopy.toastTitles.error;
    return refuse(draft, { errors: { smsCode: message }, codeFailure: message });
  }
  if (isAboutVehicle(queryType)) {
    await page.api.call(sendContactMessage, {
      messageType: "SMSONAY",
      phone,
      productId: line.product.id,
    });
  }
  const { code: _code, ...rest } = draft;
  const values = read.person.phone === phone ? rest.values : { ...rest.values, phone };
  return identify(context, { ...rest, values, verifiedPhone: phone });
}

/** The phone counts as proved no more, or never has: a new code, and then on from there. */
export async function verifyAgain(context: FlowContext, draft: Draft): Promise<Move> {
  const { verifiedPhone: _verified, ...rest } = draft;
  const sent = await requestCodeStep(context, rest);
  return sent.outcome instanceof Response
    ? refuse(sent.draft, { errors: {}, message: stepRefusals.verifyAgain })
    : sent;
}

/** Answers after which the visitor stays at the first step and reads why. */
const staying: readonly number[] = [
  flowCodes.validationError,
  flowCodes.blackList,
  flowCodes.botControlError,
  statusCodes.tooManyRequests,
];

/**
 * Finds who has proved the phone. A registry that does not answer never stops anyone: name and place become editable, as they
 * are for somebody with a passport, whom it does not know.
 */
async function identify(context: FlowContext, draft: Draft): Promise<Move> {
  const { page, line } = context;
  const { id: queryType } = line.product;
  const read = personOf(line, draft, page);
  if (!read.ok) return refuse(draft, { errors: read.errors });
  const { nationalNumber, phone, plate, birthDate } = read.person;
  const { identity: _identity, ...unnamed } = draft;
  if (nationalNumber === undefined) {
    return goOn(context, atSecondStep(context, { ...unnamed, needsBirthDate: false }));
  }
  const asked = {
    queryType,
    nationalNumber,
    birthdate: birthDate,
    phone,
    ...(isAboutVehicle(queryType) ? { licensePlateNumber: plate } : {}),
  };
  const answer = await page.api.call(checkIdentity, asked, (data) =>
    keepLate(context, (now) => withLateIdentity(now, draft, identityOf(data))),
  );
  const { statusCode } = answer;
  const message = answer.message || uiCopy.toastTitles.error;
  const { found: _found, ...rest } = unnamed;
  const stay = (errors: Readonly<Record<string, string>>, change: Partial<Draft> = {}) =>
    refuse(
      { ...atFirstStep(context, rest), ...change },
      Object.keys(errors).length > 0 ? { errors } : { errors, message },
    );
  if (statusCode === flowCodes.temporaryCodeRequired) return verifyAgain(context, rest);
  if (statusCode === flowCodes.birthDateRequired) {
    return refuse({ ...atFirstStep(context, rest), needsBirthDate: true }, { errors: {} });
  }
  if (statusCode === flowCodes.wrongInfo) {
    return stay({ birthDate: message }, { needsBirthDate: true });
  }
  if (staying.includes(statusCode)) return stay(fieldErrors(line, answer.errors));
  const identity = answer.data === null ? {} : { identity: identityOf(answer.data) };
  const awaited = awaiting("identity", answer, page.now());
  return goOn(context, { ...atSecondStep(context, rest), ...awaited, ...identity });
}

const identityOf = ({ name, surname, city, county }: DataOf<typeof checkIdentity>) => ({
  name,
  surname,
  city,
  county,
});
