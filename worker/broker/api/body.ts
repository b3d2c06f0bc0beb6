import * as v from "valibot";
import type { AnyCall } from "#shared/calls/call.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Failure } from "./failure.ts";

const usualMaxBytes = 256 * 1024;

type Fields = Record<string, unknown>;
const FieldsSchema = v.pipe(v.string(), v.parseJson(), v.looseObject({}));

/** The fields of a request: its query for GET, otherwise its body in the call's own encoding, at most 256 KiB unless the call says more. */
export async function readFields(
  call: AnyCall,
  request: Request,
): Promise<Result<Fields, Failure>> {
  if (call.method === "GET") return ok(Object.fromEntries(new URL(request.url).searchParams));
  const text = await readText(request, call.maxBytes ?? usualMaxBytes);
  if (!text.ok) return text;
  if (call.encoding === "form") return ok(Object.fromEntries(new URLSearchParams(text.value)));
  const fields = v.safeParse(FieldsSchema, text.value);
  return fields.success ? ok(fields.output) : err({ kind: "bad-body" });
}

/** Stops reading at the limit, whatever the length header says. */
async function readText(request: Request, maxBytes: number): Promise<Result<string, Failure>> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return err({ kind: "too-large" });
    text += decoder.decode(chunk, { stream: true });
  }
  return ok(text + decoder.decode());
}
