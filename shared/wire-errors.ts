import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";

type Issue = v.BaseIssue<unknown>;

/** One thing that is wrong: where, by wire names joined with dots, and what. */
interface Fault {
  readonly path: string;
  readonly isRule: boolean;
  readonly message: string;
}

/** Messages of a refused request by wire name, each once; "" stands for the request as a whole. */
export function wireErrors(issues: readonly Issue[]): Record<string, string[]> {
  const errors = new Map<string, Set<string>>();
  for (const { path, message } of issues.flatMap((issue) => faults(issue))) {
    errors.set(path, (errors.get(path) ?? new Set()).add(message));
  }
  return Object.fromEntries([...errors].map(([path, messages]) => [path, [...messages]]));
}

/**
 * A union reports one issue that hides those of its branches, and the hidden ones know only their own part of the path.
 * Of one place a broken rule says most; a fault further inside says more than the union, which otherwise speaks for
 * itself.
 */
function faults(issue: Issue, parent = ""): readonly Fault[] {
  const path = [parent, v.getDotPath(issue) ?? ""].filter((part) => part !== "").join(".");
  const own = { path, isRule: issue.kind === "validation", message: messageOf(issue) };
  if (issue.issues === undefined) return [own];
  const inner = issue.issues.flatMap((each) => faults(each, path));
  const ruled = new Set(inner.filter(({ isRule }) => isRule).map((fault) => fault.path));
  const telling = inner.filter((fault) =>
    ruled.has(fault.path) ? fault.isRule : fault.path !== path,
  );
  return telling.length > 0 ? telling : [own];
}

/** Our rules speak for themselves. Valibot's own words are English and repeat what was sent; ours take their place. */
function messageOf({ message, received, type, requirement, input }: Issue): string {
  if (!message.startsWith("Invalid ")) return message;
  if (received === "undefined") return validationCopy.mandatory;
  return type === "max_length" && typeof input === "string"
    ? validationCopy.tooLong(Number(requirement))
    : validationCopy.valueInvalid;
}
