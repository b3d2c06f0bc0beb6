import type { DataOf } from "#shared/calls/call.ts";
import type { getChange } from "#shared/calls/policy/get-change.ts";

/** What became of a post: messages by field, what was typed, what it would cost, and where a code has gone. */
export interface InsuredOutcome {
  readonly errors: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly priced?: DataOf<typeof getChange>["priced"];
  readonly maskedPhone?: string;
  readonly codeFailure?: string;
}
