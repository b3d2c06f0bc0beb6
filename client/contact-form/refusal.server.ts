import { data } from "react-router";
import type { FormFailure } from "#shared/forms/parse-form.ts";

/** What a refused message shows again: field messages, what was typed, and a message for the whole form. */
export interface Refusal extends FormFailure {
  readonly message: string;
}

const unprocessable = 422;
const unavailable = 503;

/** The visitor has something to correct. */
export const refuseFields = (failure: FormFailure) =>
  data<Refusal>({ ...failure, message: "" }, { status: unprocessable });

/** The message could not be left; nothing of it is lost. */
export const refuseWhole = (message: string, values: FormFailure["values"]) =>
  data<Refusal>({ errors: {}, values, message }, { status: unavailable });
