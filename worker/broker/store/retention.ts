import { and, isNull, lt } from "drizzle-orm";
import type { Database } from "./database.ts";
import { drafts, outbox, phoneVerifications, quotes, rateEvents, smsCodes } from "./schema.ts";
import { sql } from "drizzle-orm";

const dayMs = 86_400_000;

/**
 * Deletes what is kept no longer: drafts after 30 days, codes, counters and verifications after a day, quotes without a
 * policy after 90 days with everything that hangs on them, the outbox after 30 days.
 */
export async function deleteExpired(db: Database, now: number): Promise<void> {
  const yesterday = now - dayMs;
  await db.batch([
    db.delete(drafts).where(lt(drafts.expiresAt, now)),
    db.delete(smsCodes).where(lt(smsCodes.createdAt, yesterday)),
    db.delete(rateEvents).where(lt(rateEvents.createdAt, yesterday)),
    db.delete(phoneVerifications).where(lt(phoneVerifications.expiresAt, yesterday)),
    db.delete(outbox).where(lt(outbox.createdAt, now - 30 * dayMs)),
    db
      .delete(quotes)
      .where(and(isNull(quotes.purchasedAt), lt(quotes.createdAt, now - 90 * dayMs))),
    ...["answers", "quote_access", "attributions"].map((table) =>
      db.run(sql.raw(`DELETE FROM ${table} WHERE quote_id NOT IN (SELECT quote_id FROM quotes)`)),
    ),
  ]);
}
