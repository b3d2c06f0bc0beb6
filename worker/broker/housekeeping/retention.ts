import { and, eq, isNull, lt, notExists, sql } from "drizzle-orm";
import { todayInIstanbul } from "#shared/format/date.ts";
import { bookedBefore } from "../store/campaign-sums.ts";
import type { Database } from "../store/database.ts";
import {
  memberSessions,
  members,
  passwordKeys,
  supportFiles,
  vehicleCorrections,
} from "../store/member-schema.ts";
import { outbox, reminders } from "../store/message-schema.ts";
import { officeAudit, officeDevices, officeSessions } from "../store/office-schema.ts";
import { coveredRisks, policies, reconciliations } from "../store/order-schema.ts";
import {
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

/**
 * Deletes what is kept no longer: drafts and the people found for them after 30 days, codes, counters and verifications after a day, the numbers somebody has proved a year after the last proof, quotes without a
 * policy after 90 days with everything that hangs on them, corrections of vehicles likewise, the outbox after 30 days,
 * reminders that are too late or whose quote is gone, what is covered no longer. Of
 * members: keys for passwords and sessions that are over, memberships nobody has verified within 7 days, messages whose
 * request is gone, and files whose message is gone or never came within a day. Messages and wishes to be called a year after
 * the last change with their answers, runs of the reconciliation a year, sessions and known browsers of
 * the office when they are over, its record after two years. What campaigns are counted by is booked into the sums of its day
 * before.
 */
export async function deleteExpired(db: Database, now: number): Promise<void> {
  const yesterday = now - dayMs;
  const oldDrafts = lt(drafts.expiresAt, now);
  const oldMessages = lt(contactMessages.updatedAt, now - 365 * dayMs);
  const oldQuotes = and(
    lt(quotes.createdAt, now - 90 * dayMs),
    notExists(
      db
        .select({ one: sql`1` })
        .from(policies)
        .where(eq(policies.quoteId, quotes.quoteId)),
    ),
  )!;
  await db.batch([
    bookedBefore(db, { drafts: oldDrafts, quotes: oldQuotes, messages: oldMessages }),
    db.delete(drafts).where(oldDrafts),
    db.delete(knownPeople).where(lt(knownPeople.expiresAt, now)),
    db.delete(smsCodes).where(lt(smsCodes.createdAt, yesterday)),
    db.delete(rateEvents).where(lt(rateEvents.createdAt, yesterday)),
    db.delete(visitorMoves).where(lt(visitorMoves.movedAt, yesterday)),
    db.delete(provedPhones).where(lt(provedPhones.expiresAt, now)),
    db.delete(phoneVerifications).where(lt(phoneVerifications.expiresAt, yesterday)),
    db.delete(outbox).where(lt(outbox.createdAt, now - 30 * dayMs)),
    db.delete(vehicleCorrections).where(lt(vehicleCorrections.updatedAt, now - 90 * dayMs)),
    db.delete(passwordKeys).where(lt(passwordKeys.expiresAt, now)),
    db.delete(officeSessions).where(lt(officeSessions.expiresAt, now)),
    db.delete(officeDevices).where(lt(officeDevices.expiresAt, now)),
    db.delete(officeAudit).where(lt(officeAudit.createdAt, now - 730 * dayMs)),
    db.delete(reconciliations).where(lt(reconciliations.startedAt, now - 365 * dayMs)),
    db.delete(contactMessages).where(oldMessages),
    db.run(sql`DELETE FROM contact_replies
      WHERE reference_number NOT IN (SELECT reference_number FROM contact_messages)`),
    db.delete(memberSessions).where(lt(memberSessions.expiresAt, now)),
    db
      .delete(members)
      .where(and(isNull(members.phoneVerifiedAt), lt(members.createdAt, now - 7 * dayMs))),
    db.delete(quotes).where(oldQuotes),
    db.delete(reminders).where(lt(reminders.expiresAt, now)),
    db.delete(coveredRisks).where(lt(coveredRisks.endsOn, todayInIstanbul(yesterday))),
    db.run(sql`DELETE FROM reminders WHERE quote_id NOT IN (SELECT quote_id FROM quotes)`),
    db.run(sql`DELETE FROM quote_access WHERE quote_id NOT IN (SELECT quote_id FROM quotes)`),
    db.run(sql`DELETE FROM quote_corrections WHERE quote_id NOT IN (SELECT quote_id FROM quotes)`),
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
    db.run(sql`DELETE FROM support_file_chunks
      WHERE file_id NOT IN (SELECT file_id FROM support_files)
        AND file_id NOT IN (SELECT file_id FROM quote_corrections)`),
  ]);
}
