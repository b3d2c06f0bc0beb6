import { eq, sql } from "drizzle-orm";
import type { Database } from "../store/database.ts";
import { coveredRisks } from "../store/order-schema.ts";

type Claim = typeof coveredRisks.$inferSelect;

/** What is covered by orders that are charged, and by their policies. */
export function createCoveredRiskRepository(db: Database) {
  return {
    /** By which order a risk is covered and until which day; undefined when nobody here has covered it. */
    find: (riskIndex: string): Promise<Claim | undefined> =>
      db.select().from(coveredRisks).where(eq(coveredRisks.riskIndex, riskIndex)).get(),
    /**
     * Keeps a risk for an order before it is charged. False when another order covers it beyond the first day
     * ("YYYY-MM-DD") of this one; of several at once one is told true. May be repeated.
     */
    async claim(claim: Claim, startDate: string): Promise<boolean> {
      const { orderId, endsOn } = claim;
      const kept = await db
        .insert(coveredRisks)
        .values(claim)
        .onConflictDoUpdate({
          target: coveredRisks.riskIndex,
          set: { orderId, endsOn },
          setWhere: sql`${coveredRisks.orderId} = ${orderId} OR ${coveredRisks.endsOn} <= ${startDate}`,
        })
        .returning({ orderId: coveredRisks.orderId });
      return kept.length === 1;
    },
    /** What an order without a policy has kept is free again. */
    async release(orderId: string): Promise<void> {
      await db.delete(coveredRisks).where(eq(coveredRisks.orderId, orderId));
    },
  };
}
