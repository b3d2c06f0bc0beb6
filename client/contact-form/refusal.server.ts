import { data } from "react-router";
import { refusalStatus } from "#client/refusal-status.server.ts";
import type { Answer } from "#shared/calls/call.ts";
import { statusCodes } from "#shared/codes.ts";
import type { FormFailure } from "#shared/forms/parse-form.ts";

/** What a refused message shows again: field messages, what was typed, and a message for the whole form. */
export interface Refusal extends FormFailure {
  readonly message: string;
}

/** The visitor has something to correct. */
export const refuseFields = (failure: FormFailure) =>
  data<Refusal>({ ...failure, message: "" }, { status: statusCodes.unprocessable });

type Failure = Pick<Answer<unknown>, "message" | "statusCode">;

/** The message could not be left; nothing of it is lost. */
export const refuseWhole = (failure: Failure, values: FormFailure["values"]) =>
  data<Refusal>(
    { errors: {}, values, message: failure.message },
    { status: refusalStatus(failure) },
  );
