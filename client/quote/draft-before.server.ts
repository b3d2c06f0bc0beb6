import * as v from "valibot";
import { confirmCode } from "#shared/calls/confirm-code.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { SmsCodeSchema } from "#shared/schemas/sms-code.ts";
import type { Draft } from "./draft.server.ts";
import { emptyDraft, readDraft } from "./draft.server.ts";
import type { FlowContext } from "./flow-context.server.ts";

const SentSchema = v.object({
  intent: v.literal("code"),
  sentTo: PhoneSchema,
  smsCode: SmsCodeSchema,
});

/**
 * The visitor's draft as a posted step finds it. A code that is sent twice finds none the second time: the first sending
 * has made the browser another visitor, and the answer that says so has not got there. The same code leads it to where
 * the draft is. Undefined when nobody says what there is.
 */
export async function draftBefore(
  { page, line }: FlowContext,
  form: FormData,
): Promise<Draft | undefined> {
  const draft = await readDraft(page, line);
  const sent = v.safeParse(SentSchema, Object.fromEntries(form));
  const { id, queryType } = line.product;
  const isLost = draft === emptyDraft && page.session.state.drafts[id] !== undefined;
  if (!isLost || !sent.success) return draft;
  const { sentTo: phone, smsCode: code } = sent.output;
  const consents = { openDataAgreement: true, privacyPolicy: true, advertisementAgreement: false };
  const confirmation = { phone, code, queryType, ...consents };
  const { success } = await page.api.call(confirmCode, confirmation);
  if (!success) return draft;
  const read = await readDraft(page, line);
  if (read === undefined) return undefined;
  const { code: _code, ...found } = read;
  return { ...found, verifiedPhone: phone };
}
