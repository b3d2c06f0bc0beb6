import { and, eq, gte, isNull, lt } from "drizzle-orm";
import type { Database } from "../store/database.ts";
import { insurerPolicies } from "../store/order-schema.ts";
import type { IssuedPolicies } from "./embedded-insurer.ts";

/** The embedded insurers' own books; nobody but they reads them. */
export function createIssuedPolicyRepository(db: Database): IssuedPolicies {
  return {
    async add(policy) {
      await db.insert(insurerPolicies).values(policy).onConflictDoNothing();
    },
    async find(insurerId, orderId) {
      return db
        .select()
        .from(insurerPolicies)
        .where(and(eq(insurerPolicies.insurerId, insurerId), eq(insurerPolicies.orderId, orderId)))
        .get();
    },
    async end(insurerId, orderId, ended) {
      await db
        .update(insurerPolicies)
        .set(ended)
        .where(
          and(
            eq(insurerPolicies.insurerId, insurerId),
            eq(insurerPolicies.orderId, orderId),
            isNull(insurerPolicies.cancellationId),
          ),
        );
    },
    async listBetween(insurer, from, to) {
      const { insurerId, issuedAt } = insurerPolicies;
      return db
        .select()
        .from(insurerPolicies)
        .where(and(eq(insurerId, insurer), gte(issuedAt, from), lt(issuedAt, to)));
    },
  };
}
