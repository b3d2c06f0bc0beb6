import { formatDateTime } from "#shared/format/date.ts";
import { officePageCopy as copy } from "../copy.ts";
import type { OfficeContext } from "../office-context.ts";

const justNowMs = 10 * 60_000;

/**
 * Why something could not be done with a record: who has done what with it meanwhile.
 *
 * @param seenAt version of the record that whoever acts saw; what was done before is not the reason
 * @param isAnswer whether it was an answer that did not go out
 */
export async function overtakenText(
  reference: string,
  { services, name }: OfficeContext,
  seenAt: number,
  isAnswer = false,
): Promise<string> {
  const { store, now } = services;
  const change = await store.officeAudit.lastChange(reference);
  if (change === undefined || change.createdAt <= seenAt) {
    return isAnswer ? copy.newsWhileTyping : copy.newsMeanwhile;
  }
  const { accountName, action, createdAt } = change;
  const when = now() - createdAt < justNowMs ? copy.justNow : formatDateTime(createdAt);
  const who = accountName === name ? copy.byYou : copy.by(accountName);
  const text = copy.overtaken(when, who, copy.changes[action]);
  return isAnswer ? `${text} ${copy.typedStays}` : text;
}
