/** What was typed into a form, by field. */
export type Form = Readonly<Record<string, string>>;

/** Fields of a record's page that are done with once what is done with them is. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  answer: ["answer", "after", "close"],
  note: ["note", "call", "nextOn", "shownNextOn"],
  accept: ["reason"],
  refuse: ["reason"],
};

/** What was typed beside what has been done. */
export function withoutDone(form: Form): Form {
  const done = fieldsOf[form["intent"] ?? ""] ?? [];
  return Object.fromEntries(Object.entries(form).filter(([name]) => !done.includes(name)));
}

/** Whether something is lost when the page is shown anew. */
export const isSomethingTyped = (form: Form): boolean =>
  ["answer", "note", "reason", "call"].some((name) => (form[name] ?? "").trim() !== "") ||
  form["nextOn"] !== form["shownNextOn"];

/** Texts of a record's page, as they are shown once more where they could not be sent. */
export const textsIn = (form: Form): string =>
  ["answer", "note", "reason"]
    .map((name) => (form[name] ?? "").trim())
    .filter((text) => text !== "")
    .join("\n\n");
