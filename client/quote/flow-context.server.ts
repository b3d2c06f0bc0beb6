import { data, redirect } from "react-router";
import type { AnyLine } from "#shared/lines/line.ts";
import type { PageRequest } from "#shared/page-request.ts";
import type { Draft } from "./draft.server.ts";

/** What a refused step answers: messages by field, and one for the whole form. */
export interface StepFailure {
  readonly errors: Readonly<Record<string, string>>;
  readonly message?: string;
  /** What went wrong with a code by SMS, in the server's words: told as a notification too. */
  readonly codeFailure?: string;
  /** A code's window that stands without a draft: where the code went, and when another may be asked for (epoch ms). */
  readonly sent?: { readonly phone: string; readonly resendAt: number };
  /** True when the registry look-up found nothing. */
  readonly isLookupFailure?: boolean;
}

export interface FlowContext {
  readonly page: PageRequest;
  readonly line: AnyLine;
  /** Address of the flow, to come back to after every step. */
  readonly path: string;
}

/** What a posted step leads to: another page, or what is wrong with it. */
export type Outcome = Response | ReturnType<typeof data<StepFailure>>;

/** The draft as a step leaves it, to be kept, and the answer. */
export interface Move {
  readonly draft: Draft;
  readonly outcome: Outcome;
}

/** A step that cannot go on; what was typed is kept all the same. */
export const refuse = (draft: Draft, failure: StepFailure, status = 422): Move => ({
  draft,
  outcome: data(failure, { status }),
});

/** A step that leads back to the flow, which shows what comes next. */
export const goOn = ({ path }: FlowContext, draft: Draft): Move => ({
  draft,
  outcome: redirect(path),
});
