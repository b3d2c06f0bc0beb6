import { desc, eq, getTableColumns, gt } from "drizzle-orm";
import { storedPeriod } from "../lines/policy-period.ts";
import type { PolicyPeriod } from "../lines/policy-period.ts";
import type { Vault } from "../crypto/vault.ts";
import type { SaleRecord } from "./documents/sale-record.ts";
import { recordSeal } from "./documents/sale-record.ts";
import type { Database } from "../store/database.ts";
import { hasRecord, orders, policies } from "../store/order-schema.ts";
import { cancellations, endOf } from "../store/policy-schema.ts";
import { quotes } from "../store/schema.ts";

const { recordSealed: recordColumn, ...columns } = getTableColumns(policies);

/** A policy without what is kept with it, which is long and read alone. */
export type PolicyRow = Omit<typeof policies.$inferSelect, "recordSealed">;

/**
 * `offerId` is that of the offer bought; null when its order has no mirror. `cancelledOn`: the first day without cover of one that has ended
 * before its time.
 */
export type Policy = PolicyRow & {
  readonly cancelledOn: string | null;
  /** Whether what was agreed to was kept with it. */
  readonly hasRecord: boolean;
  readonly period: PolicyPeriod;
  readonly offerId: string | null;
};

/** A policy as the office finds it. */
export type FoundPolicy = PolicyRow & { readonly period: PolicyPeriod; readonly productId: string };

type Sought =
  | { readonly policyNumber: string }
  | { readonly orderId: string }
  | { readonly phoneIndex: string }
  | { readonly since: number };

/** So many are looked through at most. */
const mostFound = 2000;

interface ReadRow extends PolicyRow {
  readonly hasRecord: number;
  readonly cancelledOn: string | null;
  readonly startDay: string;
  readonly offerId: string | null;
}

export function createPolicyRepository(db: Database, vault: Vault) {
  const select = () =>
    db
      .select({
        ...columns,
        hasRecord,
        startDay: quotes.policyStart,
        offerId: orders.offerId,
        cancelledOn: cancellations.cancelledOn,
      })
      .from(policies)
      .innerJoin(quotes, eq(quotes.quoteId, policies.quoteId))
      .leftJoin(orders, eq(orders.orderId, policies.orderId))
      .leftJoin(cancellations, endOf(policies.orderId));
  const read = ({ startDay, ...row }: ReadRow): Policy => ({
    ...row,
    hasRecord: row.hasRecord === 1,
    period: storedPeriod(row, startDay),
  });
  return {
    /** Keeps the policy of an order with its sealed record; a second one for the same order is ignored. */
    async add(policy: PolicyRow, recordSealed: string | null = null): Promise<void> {
      await db
        .insert(policies)
        .values({ ...policy, recordSealed })
        .onConflictDoNothing({ target: policies.orderId });
    },
    /** What was kept with an order's policy; undefined where nothing was. */
    async record(orderId: string): Promise<SaleRecord | undefined> {
      const row = await db
        .select({ recordSealed: recordColumn })
        .from(policies)
        .where(eq(policies.orderId, orderId))
        .get();
      return row?.recordSealed == null ? undefined : recordSeal.open(vault, row.recordSealed);
    },
    async findByQuote(quoteId: string): Promise<Policy | undefined> {
      const row = await select().where(eq(policies.quoteId, quoteId)).get();
      return row && read(row);
    },
    /** Policies by one thing that is known of them, the newest first: number, order, the phone they were bought with, or when they were issued. */
    async findOpen(sought: Sought): Promise<FoundPolicy[]> {
      const rows = await db
        .select({
          ...columns,
          startDay: quotes.policyStart,
          productId: quotes.productId,
        })
        .from(policies)
        .innerJoin(quotes, eq(quotes.quoteId, policies.quoteId))
        .where(
          "policyNumber" in sought
            ? eq(policies.policyNumber, sought.policyNumber)
            : "orderId" in sought
              ? eq(policies.orderId, sought.orderId)
              : "phoneIndex" in sought
                ? eq(quotes.phoneIndex, sought.phoneIndex)
                : gt(policies.issuedAt, sought.since),
        )
        .orderBy(desc(policies.issuedAt))
        .limit(mostFound);
      return rows.map(({ startDay, ...row }) => ({ ...row, period: storedPeriod(row, startDay) }));
    },
    /** Policies that were bought with a phone, by their number, and the quote each came of. */
    async listOfPhone(phoneIndex: string) {
      return db
        .select({ quoteId: policies.quoteId, policyNumber: policies.policyNumber })
        .from(policies)
        .innerJoin(quotes, eq(quotes.quoteId, policies.quoteId))
        .where(eq(quotes.phoneIndex, phoneIndex));
    },
    async listOfMember(memberId: string): Promise<Policy[]> {
      return (await select().where(eq(quotes.memberId, memberId))).map(read);
    },
  };
}

export type PolicyRepository = ReturnType<typeof createPolicyRepository>;
