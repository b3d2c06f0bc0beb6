import { todayInIstanbul } from "#shared/format/date.ts";
import { act } from "./act.ts";
import { officePageCopy as copy } from "../copy.ts";
import { doneWords } from "../done.ts";
import { listPageOf, queryOfList } from "../inbox/inbox-address.ts";
import { listInbox } from "../inbox/inbox.ts";
import { findItem } from "./find-item.ts";
import type { OfficeContext } from "../office-context.ts";
import { leadTo, readForm } from "../office-context.ts";
import { isSomethingTyped, withoutDone } from "../typed.ts";
import { inboxPage } from "../pages/inbox-page.tsx";
import { itemPage } from "../pages/item-page.tsx";
import { missingPage } from "../pages/missing-page.tsx";
import { officeHref } from "../paths.ts";
import { leadToSaid, saidIn } from "../said.ts";

const dueShown = 50;

/** Requests by stage and kind, and the notes that are due; a reference typed into the search leads to its record. */
export async function showInbox(context: OfficeContext): Promise<Response> {
  const sought = new URL(context.request.url).searchParams.get("no")?.trim() ?? "";
  if (sought !== "") return leadTo(officeHref("item", sought.toUpperCase()));
  const { stage, kind, page } = listPageOf(new URL(context.request.url));
  await context.audit(
    "listed",
    [copy.stages[stage], kind && copy.kinds[kind]].filter(Boolean).join(", "),
  );
  const { store, now } = context.services;
  const today = todayInIstanbul(now());
  const [listed, due] = await Promise.all([
    listInbox({ kind, stage, page }, context.services),
    store.requestNotes.listDue(today, dueShown),
  ]);
  return inboxPage({ stage, kind, page, today, due, ...listed }, context);
}

/** One record, with what has become of it and its notes; that it was opened is audited. */
export async function showItem(context: OfficeContext, reference: string): Promise<Response> {
  const item = await findItem(reference, context.services);
  if (item === undefined) return missingPage(context);
  await context.audit("opened", reference);
  const said = await saidIn(context);
  const done = doneWords.find((word) => word === said);
  const notes = await context.services.store.requestNotes.list(reference);
  return itemPage(item, notes, context, done === undefined ? {} : { notice: copy.done[done] });
}

/** Does what was pressed on a record. What was typed and not taken is shown once more. */
export async function actOnItem(context: OfficeContext, reference: string): Promise<Response> {
  const form = await readForm(context.request);
  const item = await findItem(reference, context.services);
  if (item === undefined) return missingPage(context, form);
  const outcome = await act(item, form, context);
  const typed = "done" in outcome ? withoutDone(form) : form;
  const isTyped = isSomethingTyped(typed);
  if ("done" in outcome && !isTyped) {
    const address = officeHref("item", reference) + queryOfList(context.request);
    return leadToSaid(address, outcome.done, context);
  }
  const now = (await findItem(reference, context.services)) ?? item;
  await context.audit("opened", reference);
  const notes = await context.services.store.requestNotes.list(reference);
  const said = "done" in outcome ? { notice: copy.done[outcome.done] } : outcome;
  return itemPage(now, notes, context, { ...said, typed });
}
