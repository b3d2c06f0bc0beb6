import type { AnyCall } from "#shared/calls/call.ts";
import { cleanHtml } from "./clean-html.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value with the text at a path cleaned; `*` stands for every item of a list. */
async function cleanAt(value: unknown, [name, ...rest]: readonly string[]): Promise<unknown> {
  if (name === undefined) return typeof value === "string" ? cleanHtml(value) : value;
  if (name === "*") {
    return Array.isArray(value) ? Promise.all(value.map((item) => cleanAt(item, rest))) : value;
  }
  if (!isRecord(value) || !Object.hasOwn(value, name)) return value;
  return { ...value, [name]: await cleanAt(value[name], rest) };
}

/** The body of another service's answer with the HTML in it cleaned. */
export async function cleanAnswer({ html = [] }: AnyCall, body: unknown): Promise<unknown> {
  let cleaned = body;
  for (const path of html) cleaned = await cleanAt(cleaned, ["Data", ...path]);
  return cleaned;
}
