import { data } from "react-router";
import type { PageRequest } from "#shared/page-request.ts";
import type { AnyLine } from "#shared/lines/line.ts";

/** What a refused step answers: messages by field, and one for the whole form. */
export interface StepFailure {
  readonly errors: Readonly<Record<string, string>>;
  readonly message?: string;
  /** What went wrong with a code by SMS, in the server's words: told as a notification too. */
  readonly codeFailure?: string;
  /** True when the registry look-up found nothing. */
  readonly isLookupFailure?: boolean;
}

export interface FlowContext {
  readonly page: PageRequest;
  readonly line: ProductLine;
  readonly flow: QuoteFlow;
  /** Address of the flow, to come back to after every step. */
  readonly path: string;
}

/** What a posted step leads to: another page, or what is wrong with it. */
export type Outcome = Response | ReturnType<typeof data<StepFailure>>;

/** Answers a step that cannot go on; what was typed is kept already. */
export const refuse = (failure: StepFailure, status = 422) => data(failure, { status });
