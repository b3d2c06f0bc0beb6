import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { parseForm } from "#shared/forms/parse-form.ts";
import type { FormFailure } from "#shared/forms/parse-form.ts";
import { App } from "./app.tsx";
import { shortSchema } from "./schema.ts";

/** The page's body, the state it needs to wake up, and the status to send it with. */
export function render(form: FormData | null): { status: number; body: string; failure: string } {
  const result = form && parseForm(shortSchema, form);
  if (result?.ok) return { status: 303, body: "", failure: "null" };
  const failure: FormFailure | null = result ? result.reason : null;
  const body = renderToString(
    <StrictMode>
      <App failure={failure} />
    </StrictMode>,
  );
  return {
    status: failure ? 422 : 200,
    body,
    failure: JSON.stringify(failure).replace(/</g, "\\u003c"),
  };
}
