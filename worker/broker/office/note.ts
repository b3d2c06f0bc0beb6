import { addDays, parseDisplayDate, todayInIstanbul } from "#shared/format/date.ts";
import { noteCopy as copy } from "./note-copy.ts";
import type { OfficeContext } from "./office-context.ts";
import { plainText } from "./plain-text.ts";
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

/**
 * Adds what was typed to the notes of a request. A day that was left as shown stays as it is by now, since somebody else
 * may have set another one meanwhile.
 *
 * @returns what is wrong with it, and nothing is kept then; undefined when it is kept
 */
export async function noteDown(
  reference: string,
  form: Readonly<Record<string, string>>,
  { services, name, entry }: OfficeContext,
): Promise<NoteFaults | undefined> {
  const { store, now } = services;
  const text = plainText(form["note"]);
  const call = calls.find((one) => one === form["call"]);
  const day = typedDay(form);
  const isEmpty = text === "" && call === undefined && day === undefined;
  const nextOn = dayFault(day, now());
  if (isEmpty) return { note: copy.needed };
  if (text.length > longestNote) return { note: copy.tooLong(longestNote), nextOn };
  if (nextOn !== undefined) return { nextOn };
  await store.requestNotes.add(
    { reference, accountName: name, text, call, nextOn: day, createdAt: now() },
    entry("noted", reference),
  );
  return undefined;
}
