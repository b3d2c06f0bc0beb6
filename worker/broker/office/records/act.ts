import { err } from "#shared/result.ts";
import { replyAsOffice, replyToContact } from "../../support/office-reply.ts";
import type { OfficeEvent } from "../../support/office-reply.ts";
import { officeSteps } from "../../support/office-stage.ts";
import type { OfficeStep } from "../../support/office-stage.ts";
import { judgeCorrection } from "../../quote/judge-correction.ts";
import { isPaperReference } from "./paper.ts";
import { officePageCopy as copy } from "../copy.ts";
import type { Done } from "../done.ts";
import type { Item } from "./item.ts";
import type { RecordChange } from "../../store/audit-entry.ts";
import type { OfficeContext } from "../office-context.ts";
import type { NoteFaults } from "./note.ts";
import { noteDown } from "./note.ts";
import { noteCopy } from "./note-copy.ts";
import { overtakenText } from "./overtaken.ts";
import { plainText } from "../plain-text.ts";

type Form = Readonly<Record<string, string>>;

/** What is wrong with what was typed, by field. */
export interface Faults extends NoteFaults {
  readonly answer?: string;
  readonly reason?: string;
}

/** Why nothing was done: the record is another one by now (409), or there is no such thing to do (422). */
export interface Refusal {
  readonly status: 409 | 422;
  readonly text: string;
}

/** What came of a posted form: what is done now, nothing where nothing was asked for, why it cannot be, or what is wrong with what was typed. */
export type Outcome =
  | { readonly done: Done }
  | Readonly<Record<string, never>>
  | { readonly refusal: Refusal }
  | { readonly faults: Faults };

const conflict = (text: string): Outcome => ({ refusal: { status: 409, text } });

const steps: Readonly<Record<OfficeStep, { readonly action: RecordChange; readonly done: Done }>> =
  {
    take: { action: "took", done: "ustlenildi" },
    release: { action: "released", done: "birakildi" },
    close: { action: "closed", done: "kapandi" },
    reopen: { action: "reopened", done: "acildi" },
  };

/** What an answer says about a support request, by the state it shall leave it in. */
const events: Readonly<Record<string, OfficeEvent>> = {
  answered: "office-answered",
  waiting: "office-asked",
  solved: "office-closed",
};

function answerFault(text: string, maxLength: number, isText: boolean): string | undefined {
  if (text === "") return copy.answerNeeded;
  if (text.length <= maxLength) return undefined;
  return isText ? copy.smsTooLong(maxLength) : copy.answerTooLong(maxLength);
}

async function answer(
  { kind, reference, actions, takenBy }: Item,
  form: Form,
  context: OfficeContext,
): Promise<Outcome> {
  const { services, entry } = context;
  const { maxLength, isText } = actions.answer!;
  const text = plainText(form["answer"]);
  const fault = answerFault(text, maxLength, isText);
  if (fault !== undefined) return { faults: { answer: fault } };
  const { version, takenBy: seenTaker } = seenIn(form);
  if (takenBy !== seenTaker)
    return conflict(await overtakenText(reference, context, version, true));
  const reply = { text, version, entry: entry("answered", reference) };
  const sent =
    kind === "destek"
      ? await replyAsOffice(
          reference,
          reply,
          events[form["after"] ?? ""] ?? "office-answered",
          services,
        )
      : await answerContact(reference, reply, form["close"] === "on", context);
  if (sent.ok) return { done: "yanitlandi" };
  return conflict(await overtakenText(reference, context, version, true));
}

async function answerContact(
  reference: string,
  reply: Parameters<typeof replyToContact>[1],
  isClosed: boolean,
  { services }: OfficeContext,
) {
  const message = await services.store.contacts.findByReference(reference);
  return message === undefined
    ? err("overtaken")
    : replyToContact(message, reply, isClosed, services);
}

/** A record as the page showed it that the form was on. */
const seenIn = (form: Form) => ({
  version: Number(form["version"]),
  takenBy: form["takenBy"] || null,
});

async function takeStep(
  { kind, reference }: Item,
  step: OfficeStep,
  form: Form,
  context: OfficeContext,
): Promise<Outcome> {
  const { services, entry } = context;
  const { contacts, support } = services.store;
  const records = kind === "destek" ? support : contacts;
  const { action, done } = steps[step];
  const seen = seenIn(form);
  if (await records.step(reference, step, seen, entry(action, reference))) return { done };
  return conflict(await overtakenText(reference, context, seen.version));
}

/** Of a reason that goes into a text message. */
const longestReason = 120;

function reasonFault(reason: string): string | undefined {
  if (reason === "") return copy.reasonNeeded;
  return reason.length > longestReason ? copy.reasonTooLong(longestReason) : undefined;
}

async function judge(
  { reference, isContradicted, actions }: Item,
  state: "accepted" | "refused",
  form: Form,
  context: OfficeContext,
): Promise<Outcome> {
  if (state === "accepted" && isContradicted === true) return conflict(copy.contradicted);
  const reason = plainText(form["reason"]);
  const needsReason = state === "refused" && actions.judge && actions.tellsReason === true;
  const fault = needsReason ? reasonFault(reason) : undefined;
  if (fault !== undefined) return { faults: { reason: fault } };
  const { services, entry } = context;
  const { version } = seenIn(form);
  const seen = { referenceNumber: reference, version };
  const written = entry(state, reference);
  const judgement = state === "accepted" ? { state } : { state, reason };
  const isReviewed = async () =>
    (await services.store.vehicleCorrections.review(seen, state, written)) ? "done" : "overtaken";
  const judged = isPaperReference(reference)
    ? await judgeCorrection(seen, judgement, written, services)
    : await isReviewed();
  if (judged === "unfinished") return { done: "yarim-kaldi" };
  if (judged === "overtaken") return conflict(await overtakenText(reference, context, version));
  return { done: state === "accepted" ? "kabul-edildi" : "reddedildi" };
}

/** Whether it stands in the notes why a record is closed unanswered; what was noted before it was opened again is no reason now. */
async function hasReason({ reference }: Item, { services }: OfficeContext): Promise<boolean> {
  const { requestNotes, officeAudit } = services.store;
  const since = (await officeAudit.lastChange(reference, ["reopened"]))?.createdAt ?? 0;
  const notes = await requestNotes.list(reference);
  return notes.some(({ text, createdAt }) => text !== "" && createdAt >= since);
}

/** Does what a form of a record's page asks for, as far as the record as it stands then allows it: of several at once, one. */
export async function act(item: Item, form: Form, context: OfficeContext): Promise<Outcome> {
  const { intent } = form;
  const { reference } = item;
  if (intent === "") return {};
  if (intent === "accept") return judge(item, "accepted", form, context);
  if (intent === "refuse") return judge(item, "refused", form, context);
  if (intent === "note") {
    const faults = await noteDown(reference, form, context);
    return faults === undefined ? { done: "not-eklendi" } : { faults };
  }
  if (intent === "answer" && item.actions.answer !== undefined) return answer(item, form, context);
  const step = officeSteps.find((one) => one === intent);
  if (step === "close" && item.owesAnswer === true && !(await hasReason(item, context))) {
    // What is typed as a note beside the button is the reason.
    if (plainText(form["note"]) === "") return { faults: { note: noteCopy.reasonNeeded } };
    const faults = await noteDown(reference, form, context);
    if (faults !== undefined) return { faults };
  }
  return step === undefined
    ? { refusal: { status: 422, text: copy.cannotNow } }
    : takeStep(item, step, form, context);
}
