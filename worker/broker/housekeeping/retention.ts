import { and, eq, inArray, isNull, like, lt, not, notExists, or, sql } from "drizzle-orm";
import { topicsOf } from "#shared/calls/support/application-topics.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import type { Kept } from "../domain/keeping.ts";
import { keeping } from "../domain/keeping.ts";
import { bookedBefore } from "../store/campaign-sums.ts";
import type { Database } from "../store/database.ts";
import {
  memberSessions,
  members,
  passwordKeys,
  supportFiles,
  supportRequests,
  vehicleCorrections,
} from "../store/member-schema.ts";
import {
  marketingPermissions,
  outbox,
  registerRefusals,
  reminders,
} from "../store/message-schema.ts";
import {
  isOfNoRequest,
  officeAudit,
  officeDevices,
  officeSessions,
  requestNotes,
} from "../store/office-schema.ts";
import { coveredRisks, policies, reconciliations } from "../store/order-schema.ts";
import { cancellationFiles } from "../store/policy-schema.ts";
import {
  consents,
  contactMessages,
  drafts,
  knownPeople,
  phoneVerifications,
  provedPhones,
  quotes,
  rateEvents,
  smsCodes,
  visitorMoves,
} from "../store/schema.ts";

const dayMs = 86_400_000;

/** Before when a kind of data is older than it may get. */
const before = (id: KeptForDays, now: number): number => now - keeping[id].mostDays * dayMs;

type KeptForDays = {
  [Id in Kept]: (typeof keeping)[Id] extends { mostDays: number } ? Id : never;
}[Kept];

/**
 * Deletes what is kept no longer, by the table of `domain/keeping.ts`, with everything that hangs on it: quotes without a policy,
 * and of policies that ended long ago quote and documents, of which numbers and amounts stay in the books without a person; of
 * members keys and sessions that are over, memberships nobody has verified within 7 days, messages whose request is gone, files
 * whose message is gone or never came within a day, papers of policies that nobody has left after a day; what has a last instant
 * of its own when that is over. What campaigns are counted by is booked into the sums of its day before.
 */
export async function deleteExpired(db: Database, now: number): Promise<void> {
  const yesterday = now - dayMs;
  const oldDrafts = lt(drafts.expiresAt, now);
  const isApplication = inArray(contactMessages.messageType, Object.keys(topicsOf));
  const oldMessages = or(
    and(not(isApplication), lt(contactMessages.updatedAt, before("messages", now))),
    and(isApplication, lt(contactMessages.updatedAt, before("applications", now))),
  )!;
  /** One that ended so long ago; the end of one of before the column is a year after its issue. */
  const ended = sql`coalesce(${policies.endsAt}, ${policies.issuedAt} + ${365 * dayMs})`;
  const overFor = sql`${ended} < ${before("policies", now)}`;
  const keptPolicy = db
    .select({ one: sql`1` })
    .from(policies)
    .where(and(eq(policies.quoteId, quotes.quoteId), not(overFor)));
  const oldQuotes = and(lt(quotes.createdAt, before("quotes", now)), notExists(keptPolicy))!;
  await db.batch([
    ...bookedBefore(db, { drafts: oldDrafts, quotes: oldQuotes, messages: oldMessages }),
    db.delete(drafts).where(oldDrafts),
    db.delete(knownPeople).where(lt(knownPeople.expiresAt, now)),
    db.delete(smsCodes).where(lt(smsCodes.createdAt, yesterday)),
    db.delete(rateEvents).where(lt(rateEvents.createdAt, yesterday)),
    db.delete(visitorMoves).where(lt(visitorMoves.movedAt, yesterday)),
    db.delete(provedPhones).where(lt(provedPhones.expiresAt, now)),
    db.delete(phoneVerifications).where(lt(phoneVerifications.expiresAt, yesterday)),
    db.delete(outbox).where(lt(outbox.createdAt, before("outbox", now))),
    db.delete(registerRefusals).where(lt(registerRefusals.saidAt, before("outbox", now))),
    db.delete(vehicleCorrections).where(lt(vehicleCorrections.updatedAt, before("quotes", now))),
    db.delete(passwordKeys).where(lt(passwordKeys.expiresAt, now)),
    db.delete(officeSessions).where(lt(officeSessions.expiresAt, now)),
    db.delete(officeDevices).where(lt(officeDevices.expiresAt, now)),
    db.delete(officeAudit).where(lt(officeAudit.createdAt, before("officeRecord", now))),
    db.delete(reconciliations).where(lt(reconciliations.startedAt, before("comparisons", now))),
    db.delete(contactMessages).where(oldMessages),
    db.run(sql`DELETE FROM contact_replies
      WHERE reference_number NOT IN (SELECT reference_number FROM contact_messages)`),
    db.delete(memberSessions).where(lt(memberSessions.expiresAt, now)),
    db
      .delete(members)
      .where(and(isNull(members.phoneVerifiedAt), lt(members.createdAt, now - 7 * dayMs))),
    db.delete(quotes).where(oldQuotes),
    db.update(policies).set({ recordSealed: null }).where(overFor),
    db.delete(consents).where(lt(consents.createdAt, before("consents", now))),
    db.delete(marketingPermissions).where(lt(marketingPermissions.saidAt, before("consents", now))),
    db.delete(supportRequests).where(lt(supportRequests.updatedAt, before("support", now))),
    db.delete(reminders).where(lt(reminders.expiresAt, now)),
    db.delete(coveredRisks).where(lt(coveredRisks.endsOn, todayInIstanbul(yesterday))),
    db.run(sql`DELETE FROM reminders WHERE quote_id NOT IN (SELECT quote_id FROM quotes)`),
    db.run(sql`DELETE FROM quote_access WHERE quote_id NOT IN (SELECT quote_id FROM quotes)`),
    db.run(sql`DELETE FROM quote_corrections WHERE quote_id NOT IN (SELECT quote_id FROM quotes)`),
    db.run(sql`DELETE FROM refused_papers WHERE quote_id NOT IN (SELECT quote_id FROM quotes)`),
    db.run(sql`DELETE FROM support_messages
      WHERE request_id NOT IN (SELECT request_id FROM support_requests)`),
    db
      .delete(supportFiles)
      .where(
        and(
          lt(supportFiles.createdAt, yesterday),
          sql`message_id NOT IN (SELECT message_id FROM support_messages)`,
        ),
      ),
    db
      .delete(cancellationFiles)
      .where(
        and(
          lt(cancellationFiles.createdAt, yesterday),
          like(cancellationFiles.cancellationId, "%:pending"),
        ),
      ),
    db.delete(requestNotes).where(isOfNoRequest),
    db.run(sql`DELETE FROM contact_changes WHERE order_id NOT IN (SELECT order_id FROM policies)`),
    db.run(sql`DELETE FROM policy_changes WHERE order_id NOT IN (SELECT order_id FROM policies)`),
    db.run(sql`DELETE FROM support_file_chunks
      WHERE file_id NOT IN (SELECT file_id FROM support_files)
        AND file_id NOT IN (SELECT file_id FROM quote_corrections)
        AND file_id NOT IN (SELECT file_id FROM refused_papers)
        AND file_id NOT IN (SELECT file_id FROM cancellation_files)`),
  ]);
}
