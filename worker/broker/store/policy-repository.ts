import { eq, getTableColumns } from "drizzle-orm";
import type { Database } from "./database.ts";
import { policies, quotes } from "./schema.ts";

export type Policy = typeof policies.$inferSelect;

export function createPolicyRepository(db: Database) {
  return {
    /** Keeps the policy of an order; a second one for the same order is ignored. */
    async add(policy: Policy): Promise<void> {
      await db.insert(policies).values(policy).onConflictDoNothing({ target: policies.orderId });
    },
    async findByQuote(quoteId: string): Promise<Policy | undefined> {
      return db.select().from(policies).where(eq(policies.quoteId, quoteId)).get();
    },
    async listOfMember(memberId: string): Promise<Policy[]> {
      return db
        .select(getTableColumns(policies))
        .from(policies)
        .innerJoin(quotes, eq(quotes.quoteId, policies.quoteId))
        .where(eq(quotes.memberId, memberId));
    },
  };
}
