import { data } from "react-router";
import * as v from "valibot";
import { confirmCode } from "#shared/calls/member/confirm-code.ts";
import { requestCode } from "#shared/calls/verification/request-code.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { formatPhoneWithZero } from "#shared/format/phone.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { SmsCodeSchema } from "#shared/schemas/sms-code.ts";
import type { Draft } from "./draft.server.ts";
import { emptyDraft, readDraft } from "./draft.server.ts";
import type { FlowContext, Outcome, StepFailure } from "./flow-context.server.ts";

const SentSchema = v.object({
  intent: v.picklist(["code", "resend"]),
  sentTo: PhoneSchema,
  smsCode: v.optional(v.string(), ""),
});
type Sent = v.InferOutput<typeof SentSchema>;

const millisecondsPerSecond = 1000;
const unprocessable = 422;

/** The draft a posted step finds, or the answer in its place. */
export type Before = { readonly draft: Draft } | { readonly outcome: Outcome };

/**
 * The visitor's draft as a posted step finds it. A code that is sent twice finds none the second time: the first sending
 * has made the browser another visitor, and the answer that says so has not got there. The code's window stays open then,
 * and a new code for the same number leads to where the draft is. Undefined when nobody says what there is.
 */
export async function draftBefore(
  context: FlowContext,
  form: FormData,
): Promise<Before | undefined> {
  const { page, line } = context;
  const draft = await readDraft(page, line);
  if (draft === undefined) return undefined;
  const sent = v.safeParse(SentSchema, Object.fromEntries(form));
  const isLost = draft === emptyDraft && page.session.state.drafts[line.product.id] !== undefined;
  if (!isLost || !sent.success) return { draft };
  const failure = await goOnAlone(context, sent.output);
  if (failure !== undefined) {
    return {
      outcome: data(failure, failure.codeFailure === undefined ? {} : { status: unprocessable }),
    };
  }
  const read = await readDraft(page, line);
  if (read === undefined) return undefined;
  const { code: _code, ...found } = read;
  return { draft: { ...found, verifiedPhone: sent.output.sentTo } };
}

/** Confirms or asks for a code without the draft; undefined when the phone is proved. */
async function goOnAlone(
  { page, line }: FlowContext,
  { intent, sentTo: phone, smsCode }: Sent,
): Promise<StepFailure | undefined> {
  const { id: queryType } = line.product;
  // Given before the first code was asked for, without which nobody gets here.
  const consents = { openDataAgreement: true, privacyPolicy: true, advertisementAgreement: false };
  const waiting = (seconds: number) => ({
    phone: formatPhoneWithZero(phone),
    resendAt: page.now() + seconds * millisecondsPerSecond,
  });
  if (intent === "resend") {
    const {
      data: sent,
      message,
      retryAfterSeconds = 0,
    } = await page.api.call(requestCode, {
      phone,
      queryType,
      ...consents,
    });
    return sent === null
      ? { errors: {}, message, codeFailure: message, sent: waiting(retryAfterSeconds) }
      : { errors: {}, sent: waiting(sent.resendAfterSeconds) };
  }
  const code = v.safeParse(SmsCodeSchema, smsCode);
  const answer = code.success
    ? await page.api.call(confirmCode, { phone, code: code.output, queryType, ...consents })
    : { success: false, message: validationCopy.smsCodeRequired };
  const { success, message } = answer;
  if (success) return undefined;
  return { errors: { smsCode: message }, codeFailure: message, sent: waiting(0) };
}
