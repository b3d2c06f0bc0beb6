import { formatDateTime } from "#shared/format/date.ts";
import { officePageCopy as copy } from "./copy.ts";
import type { OfficeContext } from "./office-context.ts";

const justNowMs = 10 * 60_000;

/**
 * Why something could not be done with a record: who has done what with it meanwhile.
 *
 * @param seenAt version of the record that whoever acts saw, for an answer; what was done before is not the reason then
 */
export async function overtakenText(
  reference: string,
  { services, name }: OfficeContext,
  seenAt?: number,
): Promise<string> {
  const { store, now } = services;
  const change = await store.officeAudit.lastChange(reference);
  const isReason = change !== undefined && (seenAt === undefined || change.createdAt > seenAt);
  if (!isReason) return seenAt === undefined ? copy.cannotNow : copy.newsMeanwhile;
  const { accountName, action, createdAt } = change;
  const when = now() - createdAt < justNowMs ? copy.justNow : formatDateTime(createdAt);
  const who = accountName === name ? copy.byYou : copy.by(accountName);
  const text = copy.overtaken(when, who, copy.changes[action]);
  return seenAt === undefined ? text : `${text} ${copy.typedStays}`;
}
