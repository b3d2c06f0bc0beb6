import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../store/database.ts";
import { coveredRisks } from "../store/order-schema.ts";

type Reservation = typeof coveredRisks.$inferSelect;

/** What is covered by orders that are charged, and by their policies. */
export function createCoveredRiskRepository(db: Database) {
  return {
    /** Last day ("YYYY-MM-DD") on which orders of other quotes cover a risk; undefined when none does. */
    async endOf(riskIndex: string, quoteId: string | undefined): Promise<string | undefined> {
      const rows = await db
        .select()
        .from(coveredRisks)
        .where(eq(coveredRisks.riskIndex, riskIndex));
      return rows
        .filter(({ orderId }) => quoteId === undefined || !orderId.startsWith(`${quoteId}-`))
        .map(({ endsOn }) => endsOn)
        .toSorted()
        .at(-1);
    },
    /**
     * Keeps a risk for an order before it is charged. False when another order covers it beyond the first day
     * ("YYYY-MM-DD") of this one; of several at once one is told true. May be repeated.
     */
    async reserve(
      { riskIndex, orderId, endsOn }: Reservation,
      startDate: string,
    ): Promise<boolean> {
      await db.run(sql`INSERT INTO covered_risks (risk_index, order_id, ends_on)
        SELECT ${riskIndex}, ${orderId}, ${endsOn} WHERE NOT EXISTS (SELECT 1 FROM covered_risks
          WHERE risk_index = ${riskIndex} AND order_id <> ${orderId} AND ends_on > ${startDate})
        ON CONFLICT (risk_index, order_id) DO UPDATE SET ends_on = excluded.ends_on`);
      const kept = await db.$count(
        coveredRisks,
        and(eq(coveredRisks.riskIndex, riskIndex), eq(coveredRisks.orderId, orderId)),
      );
      return kept === 1;
    },
    /** What an order without a policy has kept is free again. */
    async release(orderId: string): Promise<void> {
      await db.delete(coveredRisks).where(eq(coveredRisks.orderId, orderId));
    },
  };
}

export type CoveredRiskRepository = ReturnType<typeof createCoveredRiskRepository>;
