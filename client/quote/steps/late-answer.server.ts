import { lateMs } from "#shared/calls/wait.ts";
import { statusCodes } from "#shared/codes.ts";
import type { Draft, Keeping } from "./draft.server.ts";
import { emptyDraft, mostTries, readDraft, writeDraft } from "./draft.server.ts";
import type { FlowContext } from "./flow-context.server.ts";
import { withFound } from "./load-quote.server.ts";

type Awaited = NonNullable<Draft["awaited"]>;

/** The draft of a step that was told too late what it asked for, or never: the answer may still come. */
export const awaiting = (
  what: Awaited["what"],
  { statusCode }: { readonly statusCode: number },
  now: number,
): Pick<Draft, "awaited"> =>
  statusCode === statusCodes.upstreamTimeout ? { awaited: { what, until: now + lateMs } } : {};

/** What a registry has found too late: shown where the same is still asked, and not typed by hand. */
export function withLateFound(
  { page, line }: FlowContext,
  now: Draft,
  asked: string,
  found: NonNullable<Draft["found"]>,
): Draft | undefined {
  const isWanted = now.unanswered === asked && !now.isManual && now.found === undefined;
  return isWanted ? withFound(line, now, found, page.now()) : undefined;
}

/** Who the visitor is, found too late: shown where nobody has begun to type it. */
export function withLateIdentity(
  now: Draft,
  { values: asked }: Draft,
  identity: NonNullable<Draft["identity"]>,
): Draft | undefined {
  const isSame = now.values["nationalNumber"] === asked["nationalNumber"];
  const isTyped = (now.values["name"] ?? "") !== "";
  return isSame && !isTyped && now.identity === undefined ? { ...now, identity } : undefined;
}

/**
 * Puts an answer that came too late for its step into the draft as it stands by now.
 *
 * @param change undefined where the visitor has gone on without it
 */
export async function keepLate(
  { page, line }: FlowContext,
  change: (draft: Draft) => Draft | undefined,
): Promise<void> {
  let keeping: Keeping = "stale";
  for (let tries = 0; tries < mostTries && keeping === "stale"; tries += 1) {
    const draft = await readDraft(page, line);
    const next = draft === undefined || draft === emptyDraft ? undefined : change(draft);
    if (next === undefined) return;
    keeping = await writeDraft(page, line, next, { isCareful: true });
  }
}
