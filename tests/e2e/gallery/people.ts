import type { FormFailure } from "#shared/forms/parse-form.ts";
import { nestFields } from "#shared/fields/field-name.ts";

export type People = readonly Readonly<Record<string, string>>[];

const nobody = { name: "", birthDate: "" };

/** What the gallery's page is drawn from. */
export interface GalleryData {
  readonly failure: FormFailure | null;
  readonly rows: People;
  /** The intent of the last post of the people's form. */
  readonly sent: string;
}

export const emptyGallery: GalleryData = { failure: null, rows: [nobody], sent: "" };

/** The rows after a post with the intent of one of the group's buttons, which is what a server does. */
export function rowsAfter(form: FormData): People {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const { people } = nestFields(typed);
  const rows = Array.isArray(people) ? (people as People) : [];
  const [what, , row] = String(form.get("intent")).split(":");
  if (what === "add") return [...rows, nobody];
  return what === "remove" ? rows.filter((_, index) => index !== Number(row)) : rows;
}
