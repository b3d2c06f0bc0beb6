import { and, count, eq, inArray, notExists, notInArray, sql } from "drizzle-orm";
import type { AuditEntry } from "../store/audit-entry.ts";
import { auditIf, hasRow } from "../store/audited.ts";
import { bookedBefore } from "../store/campaign-sums.ts";
import type { Database } from "../store/database.ts";
import {
  assets,
  memberAuthenticators,
  memberSessions,
  members,
  recoveryCodes,
  supportFileChunks,
  supportFiles,
  supportMessages,
  supportRequests,
  vehicleCorrections,
} from "../store/member-schema.ts";
import { reminders } from "../store/message-schema.ts";
import { contactReplies, isOfNoRequest, requestNotes } from "../store/office-schema.ts";
import { orders, policies } from "../store/order-schema.ts";
import { quoteCorrections, refusedPapers } from "../store/paper-schema.ts";
import { contactMessages, provedPhones, quoteAccess, quotes } from "../store/schema.ts";

/** States in which an order waits for nothing any more. */
const restingStates = ["done", "declined", "refunded"];

/** The member who leaves, and whose vehicles they have corrected with which phone. */
export interface Leaver {
  readonly memberId: string;
  readonly phoneIndex: string;
  readonly nationalIndex: string;
}

/** What is done with everything of a member at once. */
export function createMemberDataRepository(db: Database) {
  const isUnderWay = notInArray(orders.state, restingStates);
  /** Quotes that were not bought and are not being bought. */
  function unsoldQuotes(memberId: string) {
    const beingBought = db
      .select({ one: sql`1` })
      .from(orders)
      .where(and(eq(orders.quoteId, quotes.quoteId), isUnderWay));
    const bought = db
      .select({ one: sql`1` })
      .from(policies)
      .where(eq(policies.quoteId, quotes.quoteId));
    return and(eq(quotes.memberId, memberId), notExists(bought), notExists(beingBought))!;
  }
  /** What deletes a member and all that is theirs. */
  function removal({ memberId, phoneIndex, nationalIndex }: Leaver) {
    const requestIds = db
      .select({ id: supportRequests.requestId })
      .from(supportRequests)
      .where(eq(supportRequests.memberId, memberId));
    const fileIds = db
      .select({ id: supportFiles.fileId })
      .from(supportFiles)
      .where(eq(supportFiles.memberId, memberId));
    const messageIds = db
      .select({ id: contactMessages.referenceNumber })
      .from(contactMessages)
      .where(eq(contactMessages.memberId, memberId));
    const ownCorrections = and(
      eq(vehicleCorrections.phoneIndex, phoneIndex),
      eq(vehicleCorrections.nationalIndex, nationalIndex),
    );
    const unsold = unsoldQuotes(memberId);
    const allIds = db
      .select({ id: quotes.quoteId })
      .from(quotes)
      .where(eq(quotes.memberId, memberId));
    const unsoldIds = db.select({ id: quotes.quoteId }).from(quotes).where(unsold);
    const papers = inArray(quoteCorrections.quoteId, unsoldIds);
    const paperIds = db
      .select({ id: quoteCorrections.fileId })
      .from(quoteCorrections)
      .where(papers);
    const refused = inArray(refusedPapers.quoteId, unsoldIds);
    const refusedIds = db.select({ id: refusedPapers.fileId }).from(refusedPapers).where(refused);
    const ownMessages = eq(contactMessages.memberId, memberId);
    return [
      ...bookedBefore(db, { quotes: unsold, messages: ownMessages }),
      db.delete(memberSessions).where(eq(memberSessions.memberId, memberId)),
      db.delete(assets).where(eq(assets.memberId, memberId)),
      db.delete(supportFileChunks).where(inArray(supportFileChunks.fileId, fileIds)),
      db.delete(supportFiles).where(eq(supportFiles.memberId, memberId)),
      db.delete(supportMessages).where(inArray(supportMessages.requestId, requestIds)),
      db.delete(supportRequests).where(eq(supportRequests.memberId, memberId)),
      db.delete(contactReplies).where(inArray(contactReplies.referenceNumber, messageIds)),
      db.delete(contactMessages).where(ownMessages),
      db.delete(provedPhones).where(eq(provedPhones.phoneIndex, phoneIndex)),
      db.delete(memberAuthenticators).where(eq(memberAuthenticators.memberId, memberId)),
      db.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId)),
      db.delete(vehicleCorrections).where(ownCorrections),
      db.delete(supportFileChunks).where(inArray(supportFileChunks.fileId, paperIds)),
      db.delete(quoteCorrections).where(papers),
      db.delete(supportFileChunks).where(inArray(supportFileChunks.fileId, refusedIds)),
      db.delete(refusedPapers).where(refused),
      db.delete(requestNotes).where(isOfNoRequest),
      db.delete(reminders).where(inArray(reminders.quoteId, allIds)),
      db.delete(quoteAccess).where(inArray(quoteAccess.quoteId, allIds)),
      db.delete(quotes).where(unsold),
      db.update(quotes).set({ memberId: null, visitor: "" }).where(eq(quotes.memberId, memberId)),
      db
        .delete(members)
        .where(eq(members.memberId, memberId))
        .returning({ memberId: members.memberId }),
    ] as const;
  }
  return {
    async hasOrderUnderWay(memberId: string): Promise<boolean> {
      const row = await db
        .select({ orderId: orders.orderId })
        .from(orders)
        .innerJoin(quotes, eq(quotes.quoteId, orders.quoteId))
        .where(and(eq(quotes.memberId, memberId), isUnderWay))
        .limit(1)
        .get();
      return row !== undefined;
    },
    /** How many policies were bought with a membership. */
    async countPolicies(memberId: string): Promise<number> {
      const row = await db
        .select({ total: count() })
        .from(policies)
        .innerJoin(quotes, eq(quotes.quoteId, policies.quoteId))
        .where(eq(quotes.memberId, memberId))
        .get();
      return row?.total ?? 0;
    },
    /**
     * Deletes a member and all that is theirs. Quotes that were bought stay with their policies, as nobody's: only a code
     * to the quote's phone opens them again. Consents stay as proof.
     */
    async remove(leaver: Leaver): Promise<void> {
      await db.batch(removal(leaver));
    },
    /** The same by the office, which writes it down; false, and neither, when the member is gone already. */
    async release(leaver: Leaver, entry: AuditEntry): Promise<boolean> {
      const isThere = hasRow(db, members, eq(members.memberId, leaver.memberId));
      const results = await db.batch([auditIf(db, entry, isThere), ...removal(leaver)]);
      return results.at(-1)!.length > 0;
    },
  };
}

export type MemberDataRepository = ReturnType<typeof createMemberDataRepository>;
