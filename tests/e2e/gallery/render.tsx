import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { parseForm } from "#shared/forms/parse-form.ts";
import { App } from "./app.tsx";
import { emptyGallery, rowsAfter } from "./people.ts";
import type { GalleryData } from "./people.ts";
import { shortSchema } from "./schema.ts";

interface Answer {
  readonly status: number;
  readonly body: string;
  /** The state the page needs to wake up, as JSON. */
  readonly data: string;
}

/** What the gallery answers to a path, and to the form that was posted to it. */
export function render(path: string, form: FormData | null, isData: boolean): Answer {
  if (form === null) return page(200, emptyGallery);
  if (path === "/people") {
    const rows = rowsAfter(form);
    if (isData) return { status: 200, body: "", data: JSON.stringify(rows) };
    return page(200, { ...emptyGallery, rows, sent: String(form.get("intent")) });
  }
  const result = parseForm(shortSchema, form);
  if (result.ok) return { status: 303, body: "", data: "" };
  return page(422, { ...emptyGallery, failure: result.reason });
}

function page(status: number, data: GalleryData): Answer {
  const body = renderToString(
    <StrictMode>
      <App {...data} />
    </StrictMode>,
  );
  return { status, body, data: JSON.stringify(data).replace(/</g, "\\u003c") };
}
