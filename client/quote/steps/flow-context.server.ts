import { data, redirect } from "react-router";
import type { LoaderInput } from "#client/loader-input.ts";
import { sha256Hex } from "#shared/crypto/sha-256.ts";
import { dataRequestHeader } from "#shared/data-request.ts";
import { groupedName } from "#shared/fields/field-name.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { lineOf } from "#shared/lines/registry.ts";
import type { PageRequest } from "#shared/page-request.ts";
import { href, quoteHref, quotedProduct } from "#shared/routes.ts";
import type { Draft } from "./draft.server.ts";
import { stepAddress, stepQuery } from "./step-address.ts";
import { currentStep, stepIndex } from "./steps.server.ts";
import * as v from "valibot";
import { confirmCode } from "#shared/calls/member/confirm-code.ts";
import { requestCode } from "#shared/calls/verification/request-code.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { formatPhoneWithZero } from "#shared/format/phone.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { SmsCodeSchema } from "#shared/schemas/sms-code.ts";
import { emptyDraft, isOfInsured, readDraft } from "./draft.server.ts";
import { statusCodes } from "#shared/codes.ts";

/** What a refused step answers: messages by field, and one for the whole form. */
export interface StepFailure {
  readonly errors: Readonly<Record<string, string>>;
  readonly message?: string;
  /** What went wrong with a code by SMS, in the server's words: told as a notification too. */
  readonly codeFailure?: string;
  /** A code's window that stands without a draft: where the code went, and when another may be asked for (epoch ms). */
  readonly sent?: { readonly phone: string; readonly resendAt: number };
  /** True when the registry look-up found nothing. */
  readonly isLookupFailure?: boolean;
  /** Stands for what the form shows in place of what was typed into it. */
  readonly shownAnew?: string;
}

export interface FlowContext {
  readonly page: PageRequest;
  readonly line: AnyLine;
  /** Address of the flow, whichever step of it is shown. */
  readonly path: string;
  /** The step its address asks for; without one it is the step that is due. */
  readonly asked: string | undefined;
  /** Whether the page's scripts ask, which stay where they are as long as the step stays. */
  readonly isDataRequest: boolean;
  /** The step that was on the screen when it was posted. */
  readonly posted?: string | undefined;
}

/** The flow that an address means: of the line that is quoted there. */
export function flowOf({ page, route, url, request }: LoaderInput): FlowContext {
  const product = quotedProduct(route, url.searchParams);
  const line = product === undefined ? undefined : lineOf(product);
  if (product === undefined || line === undefined) throw redirect(href("notFound"));
  return {
    page,
    line,
    path: quoteHref(product),
    asked: url.searchParams.get(stepQuery) ?? undefined,
    isDataRequest: request.headers.has(dataRequestHeader),
  };
}

/** Where the flow is as the visitor sees it. */
export const hereOf = ({ path, asked }: FlowContext): string =>
  asked === undefined ? path : stepAddress(path, asked);

/**
 * Stands for what was entered before the step the visitor stands at, of whom and what it is about. A form carries it, so that
 * one that still shows somebody or something else is told apart. The draft's id, which no page shows, keeps it from being guessed at.
 */
export async function enteredBefore({ page, line }: FlowContext, draft: Draft): Promise<string> {
  const asked = line.steps.slice(0, stepIndex(line, draft)).flatMap(({ fields }) => fields);
  const said = Object.entries(draft.values).filter(([name]) => {
    const own = groupedName(name)?.group ?? name;
    return asked.includes(own) && isOfInsured(line, own);
  });
  const { [line.product.id]: draftId } = page.session.state.drafts;
  return asked.length === 0 ? "" : sha256Hex(JSON.stringify([draftId, ...said.toSorted()]));
}

/** Whether a form shows another person or thing than was entered before its step by now: nothing of it is kept. */
export async function isOutdated(
  form: FormData,
  context: FlowContext,
  draft: Draft,
): Promise<boolean> {
  const shown = form.get("entered");
  return shown !== null && shown !== (await enteredBefore(context, draft));
}

/** What a posted step leads to: another page, or what is wrong with it. */
export type Outcome = Response | ReturnType<typeof data<StepFailure>>;

/** The draft as a step leaves it, to be kept, and the answer. */
export interface Move {
  readonly draft: Draft;
  readonly outcome: Outcome;
}

/** A step that cannot go on; what was typed is kept all the same. */
export const refuse = (
  draft: Draft,
  failure: StepFailure,
  status: number = statusCodes.unprocessable,
): Move => ({
  draft,
  outcome: data(failure, { status }),
});

/**
 * A step that leads back to the flow, which shows what comes next. Another step is another address, and so an entry of the
 * browser's history.
 */
export function goOn(context: FlowContext, draft: Draft): Move {
  const { line, path, isDataRequest, posted } = context;
  const { id } = currentStep(line, draft);
  const isHere = isDataRequest && id === posted;
  return { draft, outcome: redirect(isHere ? hereOf(context) : stepAddress(path, id)) };
}

const SentSchema = v.object({
  intent: v.picklist(["code", "resend"]),
  sentTo: PhoneSchema,
  smsCode: v.optional(v.string(), ""),
});
type Sent = v.InferOutput<typeof SentSchema>;

const millisecondsPerSecond = 1000;

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
      outcome: data(
        failure,
        failure.codeFailure === undefined ? {} : { status: statusCodes.unprocessable },
      ),
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
