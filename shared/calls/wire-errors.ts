import * as v from "valibot";

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
 * A broken rule says most, then a fault further inside; otherwise the union speaks for itself.
 */
function faults(issue: Issue, parent = ""): readonly Fault[] {
  const path = [parent, v.getDotPath(issue) ?? ""].filter((part) => part !== "").join(".");
  const own = { path, isRule: issue.kind === "validation", message: issue.message };
  if (issue.issues === undefined) return [own];
  const inner = issue.issues.flatMap((each) => faults(each, path));
  const rules = inner.filter(({ isRule }) => isRule);
  if (rules.length > 0) return rules;
  const deeper = inner.filter((fault) => fault.path !== path);
  return deeper.length > 0 ? deeper : [own];
}
