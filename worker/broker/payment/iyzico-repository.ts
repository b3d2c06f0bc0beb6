import { and, eq, gt, inArray, isNull, not, notExists, sql } from "drizzle-orm";
import type { AnyColumn, SQL } from "drizzle-orm";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "../store/database.ts";
import { ledgerEntries, orders, policies } from "../store/order-schema.ts";
import { policyChanges } from "../store/policy-schema.ts";
import { iyzicoParts, iyzicoPayments } from "../store/schema.ts";
import type { Transfer } from "./payment.ts";

const refundEntryOf = (orderId: AnyColumn) => sql`${orderId} || ':refund'`;

type Row = typeof iyzicoPayments.$inferSelect;

/** A part of a payment that iyzico was asked to give back. */
export type IyzicoPart = typeof iyzicoParts.$inferSelect;

/** A 3-D Secure session at iyzico. */
export interface IyzicoPayment extends Omit<Row, "pageSealed"> {
  /** The bank's page as iyzico gave it, HTML. */
  readonly page: string;
}

export function createIyzicoRepository(db: Database, vault: Vault) {
  return {
    async add({ page, ...payment }: IyzicoPayment): Promise<void> {
      const pageSealed = await vault.seal("iyzico_payments.page", page);
      await db
        .insert(iyzicoPayments)
        .values({ ...payment, pageSealed })
        .onConflictDoNothing();
    },
    async find(paymentId: string): Promise<Omit<IyzicoPayment, "page"> | undefined> {
      return db.select().from(iyzicoPayments).where(eq(iyzicoPayments.paymentId, paymentId)).get();
    },
    async findByOrder(orderId: string): Promise<IyzicoPayment | undefined> {
      const row = await db
        .select()
        .from(iyzicoPayments)
        .where(eq(iyzicoPayments.orderId, orderId))
        .get();
      if (row === undefined) return undefined;
      const { pageSealed, ...payment } = row;
      return { ...payment, page: await vault.open("iyzico_payments.page", pageSealed) };
    },
    /** The payment of an order. */
    async transferOf(order: string): Promise<Transfer | undefined> {
      const { paymentId, orderId, amountKurus } = iyzicoPayments;
      return db
        .select({ paymentId, orderId, amountKurus })
        .from(iyzicoPayments)
        .where(eq(orderId, order))
        .get();
    },
    /**
     * Payments since an instant that the bank has verified, of orders that have ended without a policy, and of which the ledger has
     * no refund yet: also those that were given back before a crash kept it from being booked.
     */
    async endedUnpaid(since: number): Promise<Transfer[]> {
      const { paymentId, orderId, amountKurus } = iyzicoPayments;
      return db
        .select({ paymentId, orderId, amountKurus })
        .from(iyzicoPayments)
        .innerJoin(orders, eq(orders.orderId, orderId))
        .leftJoin(ledgerEntries, eq(ledgerEntries.entryId, refundEntryOf(orderId)))
        .where(
          and(
            eq(iyzicoPayments.verified, true),
            isNull(ledgerEntries.entryId),
            // A row that says so while a policy stands is wrong, and nothing is given back for it.
            notExists(
              db
                .select({ one: sql`1` })
                .from(policies)
                .where(eq(policies.orderId, orderId)),
            ),
            gt(iyzicoPayments.createdAt, since),
            inArray(orders.state, ["declined", "refunded"]),
          ),
        );
    },
    /** The same of payments for a change of a policy that is over without them: by another card, or refused. */
    async leftCharges(since: number): Promise<Transfer[]> {
      const { paymentId, orderId, amountKurus } = iyzicoPayments;
      const { changeId, chargeId, state } = policyChanges;
      const isBooked = (entry: SQL) =>
        db
          .select({ one: sql`1` })
          .from(ledgerEntries)
          .where(and(eq(ledgerEntries.entryId, entry), eq(ledgerEntries.reference, paymentId)));
      return db
        .select({ paymentId, orderId, amountKurus })
        .from(iyzicoPayments)
        .innerJoin(
          policyChanges,
          and(
            eq(policyChanges.orderId, sql`substr(${orderId}, 1, instr(${orderId}, ':') - 1)`),
            eq(sql`substr(${orderId}, 1, length(${changeId}) + 1)`, sql`${changeId} || '-'`),
          ),
        )
        .where(
          and(
            eq(iyzicoPayments.verified, true),
            gt(iyzicoPayments.createdAt, since),
            inArray(state, ["done", "refused"]),
            not(and(eq(state, "done"), sql`${chargeId} IS ${orderId}`)!),
            notExists(isBooked(sql`${orderId} || ':change-refund'`)),
            notExists(isBooked(sql`${changeId} || ':change-refund'`)),
          ),
        );
    },
    /** A part that was asked back under a key. */
    async findPart(key: string): Promise<IyzicoPart | undefined> {
      return db.select().from(iyzicoParts).where(eq(iyzicoParts.key, key)).get();
    },
    async askPart(part: IyzicoPart): Promise<void> {
      await db.insert(iyzicoParts).values(part).onConflictDoNothing();
    },
    async dropPart(key: string): Promise<void> {
      await db.delete(iyzicoParts).where(eq(iyzicoParts.key, key));
    },
    async markPart(key: string, returnedAt: number): Promise<void> {
      await db.update(iyzicoParts).set({ returnedAt }).where(eq(iyzicoParts.key, key));
    },
    async markRefunded(paymentId: string, now: number): Promise<void> {
      await db
        .update(iyzicoPayments)
        .set({ refundedAt: now })
        .where(eq(iyzicoPayments.paymentId, paymentId));
    },
    /** Keeps what the bank's page returned for the capture. */
    async keepReturn(
      paymentId: string,
      conversationData: string,
      verified: boolean,
    ): Promise<void> {
      await db
        .update(iyzicoPayments)
        .set({ conversationData, verified })
        .where(eq(iyzicoPayments.paymentId, paymentId));
    },
  };
}

export type IyzicoRepository = ReturnType<typeof createIyzicoRepository>;
