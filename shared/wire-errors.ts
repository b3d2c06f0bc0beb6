import * as v from "valibot";
import type { AnyCall } from "#shared/calls/call.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { parse } from "#shared/schemas/parse.ts";

type Issue = v.BaseIssue<unknown>;

/** One thing that is wrong: where, by wire names joined with dots, and what. */
interface Fault {
  readonly path: string;
  readonly isRule: boolean;
  readonly message: string;
}

/**
 * Reads what came over the wire. The error is the first message of each field, by wire name; "" stands for the request as a
 * whole.
 */
export function parseWire<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  fields: unknown,
): Result<v.InferOutput<TSchema>, Record<string, string[]>> {
  const result = parse(schema, fields);
  return result.success ? ok(result.output) : err(wireErrors(result.issues));
}

/** Reads what a call was sent: an empty text says no more than a field that was not sent, unless the call takes it. */
export function parseRequest(
  { request, takesEmptyText }: Read,
  fields: Readonly<Record<string, unknown>>,
) {
  const said = Object.entries(fields).filter(
    ([, value]) => takesEmptyText === true || value !== "",
  );
  return parseWire(request.schema, Object.fromEntries(said));
}

interface Read extends Pick<AnyCall, "request"> {
  readonly takesEmptyText?: true;
}

function wireErrors(issues: readonly Issue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues.flatMap((issue) => faults(issue))) {
    errors[path] ??= [message];
  }
  return errors;
}

/**
 * A union reports one issue that hides those of its branches, and the hidden ones know only their own part of the path.
 * Of one place a broken rule says most; a fault further inside says more than the union, which otherwise speaks for
 * itself.
 */
function faults(issue: Issue, parent = ""): readonly Fault[] {
  const path = [parent, v.getDotPath(issue) ?? ""].filter((part) => part !== "").join(".");
  const own = { path, isRule: issue.kind === "validation", message: issue.message };
  if (issue.issues === undefined) return [own];
  const inner = issue.issues.flatMap((each) => faults(each, path));
  const ruled = new Set(inner.filter(({ isRule }) => isRule).map((fault) => fault.path));
  const telling = inner.filter((fault) =>
    ruled.has(fault.path) ? fault.isRule : fault.path !== path,
  );
  return telling.length > 0 ? telling : [own];
}
