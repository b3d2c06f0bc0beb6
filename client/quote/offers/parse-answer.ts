import * as v from "valibot";
import { answerModel } from "#shared/calls/quote/offer-fields.ts";
import type { Answer } from "../answers.ts";

/** Reads one event's data; undefined for anything that is not an answer. */
export function parseAnswer(text: string): Answer | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), answerModel.schema), text);
  return parsed.success ? parsed.output : undefined;
}
