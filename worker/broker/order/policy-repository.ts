import { eq, getTableColumns } from "drizzle-orm";
import { periodFrom, policyPeriod } from "./policy-period.ts";
import type { PolicyPeriod } from "./policy-period.ts";
import type { Database } from "../store/database.ts";
import { policies, quotes } from "../store/schema.ts";

type PolicyRow = typeof policies.$inferSelect;

export type Policy = PolicyRow & { readonly period: PolicyPeriod };

/** The period of a stored policy whose quote was wanted from a day. */
export function periodOf(
  { startsAt, issuedAt }: Pick<PolicyRow, "startsAt" | "issuedAt">,
  startDay: string,
): PolicyPeriod {
  return startsAt === null ? policyPeriod(startDay, issuedAt) : periodFrom(startsAt);
}

export function createPolicyRepository(db: Database) {
  const select = () =>
    db
      .select({ ...getTableColumns(policies), startDay: quotes.policyStart })
      .from(policies)
      .innerJoin(quotes, eq(quotes.quoteId, policies.quoteId));
  const read = ({ startDay, ...row }: PolicyRow & { readonly startDay: string }): Policy => ({
    ...row,
    period: periodOf(row, startDay),
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
