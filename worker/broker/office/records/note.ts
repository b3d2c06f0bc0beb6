import { addDays, parseDisplayDate, todayInIstanbul } from "#shared/format/date.ts";
import { noteCopy as copy } from "./note-copy.ts";
import type { OfficeContext } from "../office-context.ts";
import { plainText } from "../plain-text.ts";
import type { NewNote } from "./request-note-repository.ts";
import { calls } from "./request-note-repository.ts";

const longestNote = 2000;
const mostDaysAhead = 366;

/** What is wrong with a note, by field. */
export interface NoteFaults {
  readonly note?: string | undefined;
  readonly nextOn?: string | undefined;
}

/** The day that was typed; undefined where the field stands as it was shown. */
function typedDay(form: Readonly<Record<string, string>>): string | undefined {
  const typed = (form["nextOn"] ?? "").trim();
  const parsed = parseDisplayDate(typed);
  const day = parsed.ok ? parsed.value : typed;
  return day === (form["shownNextOn"] ?? "") ? undefined : day;
}

function dayFault(day: string | undefined, now: number): string | undefined {
  if (day === undefined || day === "") return undefined;
  const today = todayInIstanbul(now);
  if (!parseDisplayDate(day).ok) return copy.dateMalformed;
  if (day < today) return copy.datePast;
  return day > addDays(today, mostDaysAhead) ? copy.dateTooLate : undefined;
}

/** Keeps a note once, however often its form is sent; another one of the same writer beside it is kept too. */
async function keepOnce(note: NewNote, lastSeen: number, context: OfficeContext): Promise<void> {
  const { requestNotes } = context.services.store;
  const { reference, accountName, text, call, nextOn } = note;
  if (await requestNotes.add(note, lastSeen, context.entry("noted", reference))) return;
  const own = (await requestNotes.list(reference)).filter(
    (one) => one.id > lastSeen && one.accountName === accountName,
  );
  const isKept = own.some(
    (one) =>
      one.text === text && one.call === call && (nextOn === undefined || one.nextOn === nextOn),
  );
  if (!isKept) await keepOnce(note, own.at(-1)?.id ?? lastSeen, context);
}

/**
 * Adds what was typed to the notes of a request. A day that was left as shown stays as it is by now, since somebody else
 * may have set another one meanwhile.
 *
 * @returns what is wrong with it, and nothing is kept then; undefined when it is kept
 */
export async function noteDown(
  reference: string,
  form: Readonly<Record<string, string>>,
  context: OfficeContext,
): Promise<NoteFaults | undefined> {
  const { now } = context.services;
  const text = plainText(form["note"]);
  const call = calls.find((one) => one === form["call"]);
  const day = typedDay(form);
  const isEmpty = text === "" && call === undefined && day === undefined;
  const nextOn = dayFault(day, now());
  if (isEmpty) return { note: copy.needed };
  if (text.length > longestNote) return { note: copy.tooLong(longestNote), nextOn };
  if (nextOn !== undefined) return { nextOn };
  const accountName = context.name;
  const note = { reference, accountName, text, call, nextOn: day, createdAt: now() };
  await keepOnce(note, Number(form["lastNote"]) || 0, context);
  return undefined;
}
