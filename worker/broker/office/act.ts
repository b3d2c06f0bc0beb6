import type { OfficeEvent } from "../support/office-reply.ts";
import { replyAsOffice, replyToContact } from "../support/office-reply.ts";
import { judgeCorrection } from "../quote/judge-correction.ts";
import { isPaperReference } from "./paper.ts";
import { officePageCopy as copy } from "./copy.ts";
import type { Done } from "./done.ts";
import type { Item } from "./item.ts";
import type { OfficeContext } from "./office-context.ts";

type Form = Readonly<Record<string, string>>;

/** What came of a posted form: what is done now, or what is wrong with the answer that was typed. */
export type Outcome = { readonly done: Done } | { readonly fault: string };

/** What an answer says about a support request, by the state it shall leave it in. */
const events: Readonly<Record<string, OfficeEvent>> = {
  answered: "office-answered",
  waiting: "office-asked",
  solved: "office-closed",
};

async function setTaker(item: Item, takenBy: string | null, context: OfficeContext) {
  const { contacts, support } = context.services.store;
  if (item.kind !== "destek") return contacts.change(item.reference, { takenBy });
  const request = await support.findByReference(item.reference);
  if (request !== undefined) await support.change(request.requestId, { takenBy });
}

async function setClosed(item: Item, isClosed: boolean, context: OfficeContext) {
  const { store, now } = context.services;
  if (item.kind !== "destek") {
    const state = isClosed ? "closed" : "open";
    return store.contacts.change(item.reference, { state, updatedAt: now() });
  }
  const request = await store.support.findByReference(item.reference);
  if (request === undefined) return;
  const status = isClosed ? "solved" : "open";
  await store.support.change(request.requestId, { status, updatedAt: now() });
}

function answerFault(text: string, maxLength: number, isText: boolean): string | undefined {
  if (text === "") return copy.answerNeeded;
  if (text.length <= maxLength) return undefined;
  return isText ? copy.smsTooLong(maxLength) : copy.answerTooLong(maxLength);
}

async function answer(item: Item, form: Form, context: OfficeContext): Promise<Outcome> {
  const { services, name, audit } = context;
  const { maxLength, isText } = item.actions.answer!;
  const text = (form["answer"] ?? "").trim();
  const message =
    item.kind === "destek"
      ? undefined
      : await services.store.contacts.findByReference(item.reference);
  const fault = answerFault(text, maxLength, isText);
  if (fault !== undefined) return { fault };
  await audit("answered", item.reference);
  if (message === undefined) {
    const event = events[form["after"] ?? ""] ?? "office-answered";
    await replyAsOffice(item.reference, text, event, services);
  } else {
    await replyToContact(message, text, form["close"] === "on", services);
  }
  // Whoever answers deals with it.
  if (item.actions.take) await setTaker(item, name, context);
  return { done: "yanitlandi" };
}

async function judge(
  item: Item,
  decision: "accepted" | "refused",
  { services, audit }: OfficeContext,
): Promise<Outcome> {
  const isJudged = isPaperReference(item.reference)
    ? await judgeCorrection(item.reference, decision, services)
    : await services.store.vehicleCorrections.review(item.reference, decision);
  if (!isJudged) return { done: "degismedi" };
  await audit(decision, item.reference);
  return { done: decision === "accepted" ? "kabul-edildi" : "reddedildi" };
}

/** Does what a form of a record's page asks for, as far as the record as it stands now allows it. */
export async function act(item: Item, form: Form, context: OfficeContext): Promise<Outcome> {
  const { audit, name } = context;
  const { actions, reference } = item;
  switch (form["intent"]) {
    case "take":
      if (!actions.take) break;
      await audit("took", reference);
      await setTaker(item, name, context);
      return { done: "ustlenildi" };
    case "release":
      if (!actions.release) break;
      await audit("released", reference);
      await setTaker(item, null, context);
      return { done: "birakildi" };
    case "close":
      if (!actions.close) break;
      await audit("closed", reference);
      await setClosed(item, true, context);
      return { done: "kapandi" };
    case "reopen":
      if (!actions.reopen) break;
      await audit("reopened", reference);
      await setClosed(item, false, context);
      return { done: "acildi" };
    case "accept":
      return judge(item, "accepted", context);
    case "refuse":
      return judge(item, "refused", context);
    case "answer":
      if (actions.answer === undefined) break;
      return answer(item, form, context);
  }
  return { done: "degismedi" };
}
