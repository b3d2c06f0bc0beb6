import { and, eq, notExists, sql } from "drizzle-orm";
import { bookedBefore } from "../store/campaign-sums.ts";
import type { Database } from "../store/database.ts";
import { policies } from "../store/order-schema.ts";
import { quotes } from "../store/schema.ts";

/** Quotes that were not bought. */
export function createUnsoldQuoteRepository(db: Database) {
  return {
    /** Deletes one; says whether it did. What hangs on it goes with the daily work. */
    async remove(quoteId: string): Promise<boolean> {
      const bought = db
        .select({ one: sql`1` })
        .from(policies)
        .where(eq(policies.quoteId, quotes.quoteId));
      const unsold = and(eq(quotes.quoteId, quoteId), notExists(bought))!;
      const results = await db.batch([
        ...bookedBefore(db, { quotes: unsold }),
        db.delete(quotes).where(unsold).returning({ quoteId: quotes.quoteId }),
      ]);
      return results.at(-1)!.length > 0;
    },
  };
}

export type UnsoldQuoteRepository = ReturnType<typeof createUnsoldQuoteRepository>;
