import { eq, getTableColumns } from "drizzle-orm";
import { storedPeriod } from "../lines/policy-period.ts";
import type { PolicyPeriod } from "../lines/policy-period.ts";
import type { Database } from "../store/database.ts";
import { orders, policies } from "../store/order-schema.ts";
import { quotes } from "../store/schema.ts";

export type PolicyRow = typeof policies.$inferSelect;

/** `offerId` is that of the offer bought; null when its order has no mirror. */
export type Policy = PolicyRow & {
  readonly period: PolicyPeriod;
  readonly offerId: string | null;
};

interface ReadRow extends PolicyRow {
  readonly startDay: string;
  readonly offerId: string | null;
}

export function createPolicyRepository(db: Database) {
  const select = () =>
    db
      .select({
        ...getTableColumns(policies),
        startDay: quotes.policyStart,
        offerId: orders.offerId,
      })
      .from(policies)
      .innerJoin(quotes, eq(quotes.quoteId, policies.quoteId))
      .leftJoin(orders, eq(orders.orderId, policies.orderId));
  const read = ({ startDay, ...row }: ReadRow): Policy => ({
    ...row,
    period: storedPeriod(row, startDay),
  });
  return {
    /** Keeps the policy of an order; a second one for the same order is ignored. */
    async add(policy: PolicyRow): Promise<void> {
      await db.insert(policies).values(policy).onConflictDoNothing({ target: policies.orderId });
    },
    async findByQuote(quoteId: string): Promise<Policy | undefined> {
      const row = await select().where(eq(policies.quoteId, quoteId)).get();
      return row && read(row);
    },
    async listOfMember(memberId: string): Promise<Policy[]> {
      return (await select().where(eq(quotes.memberId, memberId))).map(read);
    },
  };
}

export type PolicyRepository = ReturnType<typeof createPolicyRepository>;
