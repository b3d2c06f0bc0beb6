import { data, redirect } from "react-router";
import type { AnyLine } from "#shared/lines/line.ts";
import type { PageRequest } from "#shared/page-request.ts";
import type { Draft } from "./draft.server.ts";
import { stepAddress } from "./step-address.ts";
import { currentStep } from "./steps.server.ts";

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
  /** Address of the flow, whichever step of it is shown. */
  readonly path: string;
  /** The step its address asks for; without one it is the step that is due. */
  readonly asked: string | undefined;
  /** Whether the page's scripts ask, which stay where they are as long as the step stays. */
  readonly isDataRequest: boolean;
  /** The step that was on the screen when it was posted. */
  readonly posted?: string | undefined;
}

/** Where the flow is as the visitor sees it. */
export const hereOf = ({ path, asked }: FlowContext): string =>
  asked === undefined ? path : stepAddress(path, asked);

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

/**
 * A step that leads back to the flow, which shows what comes next. Another step is another address, and so an entry of the
 * browser's history.
 */
export function goOn(context: FlowContext, draft: Draft): Move {
  const { line, path, isDataRequest, posted } = context;
  const { id } = currentStep(line, draft);
  const isHere = isDataRequest && id === posted;
  return { draft, outcome: redirect(isHere ? hereOf(context) : stepAddress(path, id)) };
}
