import * as v from "valibot";
import type { AnyCall, Call } from "#shared/calls/call.ts";
import { decodeAnswer } from "#shared/calls/call.ts";
import type { Reply } from "./wire.ts";

/** What somebody may read: Turkish, without the words of machines. */
const Sentence = v.pipe(
  v.string(),
  v.regex(/^\p{Lu}.*\p{Ll}/su),
  v.check((text) => !/Invalid|Expected|received|undefined|null|NaN|Error|\[object|SQL/.test(text)),
);
const Errors = v.object({
  errors: v.pipe(
    v.record(v.string(), v.pipe(v.array(Sentence), v.minLength(1))),
    v.check((errors) => Object.keys(errors).length > 0),
  ),
});
const Wait = v.strictObject({
  RetryAfterSeconds: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
const Refusal = v.strictObject({
  Success: v.literal(false),
  Status: v.literal(false),
  StatusCode: v.pipe(v.number(), v.integer(), v.minValue(400)),
  Message: Sentence,
  Messages: v.pipe(v.array(Sentence), v.minLength(1)),
  Data: v.union([v.null(), Errors, Wait]),
});

/** What is wrong with an answer, whether it grants or refuses; undefined when nothing is. */
export function faultOf(call: AnyCall, { status, body }: Reply): string | undefined {
  const text = `${status} ${JSON.stringify(body)?.slice(0, 400)}`;
  if (status === 200) {
    return decodeAnswer(call as unknown as Call<unknown, unknown>, body)?.success === true
      ? undefined
      : `not as declared: ${text}`;
  }
  if (status < 400 || status > 499) return `unexpected: ${text}`;
  return v.is(Refusal, body) ? undefined : `no refusal anybody can read: ${text}`;
}

/** Wire names a refusal complains about. */
export function namedIn({ body }: Reply): string[] {
  const read = v.safeParse(v.object({ Data: Errors }), body);
  return read.success ? Object.keys(read.output.Data.errors) : [];
}
