import { data, redirect } from "react-router";
import type { PostedFile } from "#client/form/files/posted-files.ts";
import { postedFiles } from "#client/form/files/posted-files.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import { actOnAccess, isAccessIntent } from "#client/quote/sharing/access.server.ts";
import { quoteIdOf, unknownQuote } from "#client/quote/unknown-quote.server.ts";
import { unavailable } from "#client/unavailable.server.ts";
import type { Answer, DataOf } from "#shared/calls/call.ts";
import { amendCancellation } from "#shared/calls/policy/amend-cancellation.ts";
import { confirmCancellation } from "#shared/calls/policy/confirm-cancellation.ts";
import { getCancellation } from "#shared/calls/policy/get-cancellation.ts";
import { prepareCancellation } from "#shared/calls/policy/prepare-cancellation.ts";
import { statusCodes } from "#shared/codes.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { parseFields } from "#shared/forms/parse-form.ts";
import { maxPaperBytes } from "#shared/calls/policy/paper.ts";
import { supportValidationCopy } from "#shared/copy/support.ts";
import { postedMaskedPhone } from "#shared/forms/posted-masked-phone.ts";
import { productName } from "#shared/products/catalogue.ts";
import { href, shortLinkHref } from "#shared/routes.ts";
import { IbanSchema } from "#shared/schemas/iban.ts";
import * as v from "valibot";
import { leaveCopy } from "./copy.ts";
import { leaveIntents, paperField } from "./intents.ts";
import type { Wanted } from "./leave-query.ts";
import { leaveQuery, wantedIn } from "./leave-query.ts";

type Found = DataOf<typeof getCancellation>;
type Ground = Found["grounds"][number];

/** The ground that is wanted, with what would come back or why it does not work. */
interface Chosen {
  readonly ground: Ground;
  readonly refund: NonNullable<Found["refund"]> | undefined;
  readonly errors: Readonly<Record<string, string>>;
}

async function chosenOf(
  { page }: LoaderInput,
  quoteId: string,
  found: Found,
  { ground: id, eventDay, typedDay }: Wanted,
): Promise<Chosen | undefined> {
  const ground = found.grounds.find((each) => each.id === id);
  if (ground === undefined || ground.closed !== undefined) return undefined;
  const isUnsaid = ground.day !== undefined && typedDay === "";
  if (isUnsaid) return { ground, refund: undefined, errors: {} };
  const { data: answer, errors } = await page.api.call(getCancellation, {
    quoteId,
    ground: ground.id,
    eventDay,
  });
  const dayError = errors["EventDay"]?.[0] ?? errors["Ground"]?.[0];
  const told = dayError === undefined ? {} : { [leaveQuery.day]: dayError };
  return { ground, refund: answer?.refund, errors: told };
}

/** A policy that is to be left, or how that stands, for its owner; whoever else holds its address proves the phone it was bought with. */
export async function loadLeave(input: LoaderInput) {
  const { page, params, url } = input;
  const link = params["quote"] ?? "";
  const quoteId = await quoteIdOf(page, link);
  const answer = await page.api.call(getCancellation, { quoteId });
  const head = {
    title: `${leaveCopy.head} | ${page.site.name}`,
    description: leaveCopy.description,
    isPrivate: true,
  };
  if (answer.statusCode === statusCodes.forbidden) return { head, kind: "access" as const };
  if (answer.statusCode === statusCodes.notFound) throw await unknownQuote(page);
  if (answer.data === null) throw unavailable();
  const found = answer.data;
  const wanted = wantedIn(url.searchParams);
  const { cancellation } = found;
  const isEnded = cancellation?.state === "refused" || cancellation?.state === "withdrawn";
  const isShown = cancellation !== undefined && !(isEnded && wanted.isAgain);
  const base = { head, link, name: productName(found.productId), found };
  if (isShown) return { ...base, kind: "standing" as const, cancellation };
  const chosen = await chosenOf(input, quoteId, found, wanted);
  return { ...base, kind: "asking" as const, wanted, chosen };
}

export type LeaveData = Awaited<ReturnType<typeof loadLeave>>;
export type Asking = Extract<LeaveData, { kind: "asking" }>;
export type Standing = Extract<LeaveData, { kind: "standing" }>;

/** What became of a post: messages by field, and where a code has gone. */
export interface LeaveOutcome {
  readonly errors: Readonly<Record<string, string>>;
  readonly maskedPhone?: string;
  readonly codeFailure?: string;
}

const refuse = (errors: LeaveOutcome["errors"], told: Omit<LeaveOutcome, "errors"> = {}) =>
  data<LeaveOutcome>({ errors, ...told }, { status: 422 });

/** A refused call's message at the field it is about; at the form, where it is about none of its own. */
const refusalAt = ({ errors, message }: Answer<unknown>, field: string) =>
  refuse({ [field]: Object.values(errors)[0]?.[0] ?? message });

/** What would not fit a call is said at its field here. */
const isTooLarge = (file: PostedFile | undefined): boolean =>
  file !== undefined && file.content.length > Math.ceil(maxPaperBytes / 3) * 4;
const tooLarge = supportValidationCopy.fileTooLarge(maxPaperBytes / 1024 ** 2);

async function sendCode({ page }: LoaderInput, quoteId: string, form: FormData) {
  const { ground, eventDay, hasClaim } = wantedIn(form);
  if (ground === undefined) return refuse({ form: leaveCopy.noGround });
  const [file] = await postedFiles(form, paperField);
  if (isTooLarge(file)) return refuse({ [paperField]: tooLarge });
  const leaving = { quoteId, ground, eventDay, hasClaim, file };
  const answer = await page.api.call(prepareCancellation, leaving);
  if (answer.data !== null) {
    return data<LeaveOutcome>({ errors: {}, maskedPhone: answer.data.maskedPhone });
  }
  return refusalAt(answer, "File" in answer.errors ? paperField : "form");
}

async function confirm({ page, params }: LoaderInput, quoteId: string, form: FormData) {
  const { ground, eventDay, hasClaim } = wantedIn(form);
  const maskedPhone = postedMaskedPhone(form);
  const code = String(form.get("smsCode") ?? "").trim();
  if (ground === undefined) return refuse({ form: leaveCopy.noGround });
  if (code === "") return refuse({ smsCode: validationCopy.smsCodeRequired }, { maskedPhone });
  const path = href("leave", { quote: params["quote"] ?? "" });
  const answer = await page.api.call(confirmCancellation, {
    quoteId,
    ground,
    eventDay,
    hasClaim,
    code,
    acceptedKurus: Number(form.get("acceptedKurus") ?? 0),
    pageUrl: page.site.publicUrl + path,
    shortUrl: page.site.publicUrl + shortLinkHref(await page.links.shorten("leave", quoteId)),
  });
  if (answer.success) return redirect(path);
  const fields = ["AcceptedKurus", "Ground", "EventDay", "File"];
  const isOfForm = fields.some((field) => field in answer.errors);
  if (isOfForm) return refusalAt(answer, "form");
  const message = Object.values(answer.errors)[0]?.[0] ?? answer.message;
  return refuse({ smsCode: message }, { maskedPhone, codeFailure: message });
}

const AccountSchema = v.object({ iban: IbanSchema });

async function amend({ page, params }: LoaderInput, quoteId: string, form: FormData) {
  const path = href("leave", { quote: params["quote"] ?? "" });
  switch (form.get("intent")) {
    case leaveIntents.withdraw: {
      const answer = await page.api.call(amendCancellation, { quoteId, isWithdrawn: true });
      if (!answer.success) return refusalAt(answer, "form");
      const isTaken = answer.data?.state === "withdrawn";
      if (!isTaken) {
        page.session.update({ flash: { type: "info", title: leaveCopy.decidedMeanwhile } });
      }
      return redirect(path);
    }
    case leaveIntents.paper: {
      const [file] = await postedFiles(form, paperField);
      if (file === undefined) return refuse({ [paperField]: leaveCopy.fileRequired });
      if (isTooLarge(file)) return refuse({ [paperField]: tooLarge });
      const answer = await page.api.call(amendCancellation, { quoteId, file });
      return answer.success ? redirect(path) : refusalAt(answer, paperField);
    }
    default: {
      const read = parseFields(AccountSchema, { iban: String(form.get("iban") ?? "") });
      if (!read.ok) return refuse(read.reason);
      const answer = await page.api.call(amendCancellation, { quoteId, iban: read.value.iban });
      return answer.success ? redirect(path) : refusalAt(answer, "iban");
    }
  }
}

export async function actOnLeave(input: LoaderInput) {
  const { page, params, url, request } = input;
  const quoteId = await quoteIdOf(page, params["quote"]);
  const form = await request.formData();
  if (isAccessIntent(form)) return actOnAccess(page, quoteId, url.pathname, form);
  switch (form.get("intent")) {
    case leaveIntents.code:
      return sendCode(input, quoteId, form);
    case leaveIntents.confirm:
      return confirm(input, quoteId, form);
    default:
      return amend(input, quoteId, form);
  }
}
