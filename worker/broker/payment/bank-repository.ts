import { and, eq, gt, gte, inArray, lt, sql } from "drizzle-orm";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "../store/database.ts";
import { bankLedger, bankPayments } from "../store/schema.ts";

type Row = typeof bankPayments.$inferSelect;

/** A 3-D Secure session of the embedded bank. */
export interface BankPayment extends Omit<Row, "codeSealed"> {
  /** One-time code. */
  readonly code: string;
}

export type LedgerEntry = typeof bankLedger.$inferSelect;

export function createBankRepository(db: Database, vault: Vault) {
  const opened = async ({ codeSealed, ...row }: Row): Promise<BankPayment> => ({
    ...row,
    code: await vault.open("bank_payments.code", codeSealed),
  });
  return {
    /** Opens a session; an order that has one already keeps it. */
    async open({ code, ...payment }: BankPayment): Promise<BankPayment> {
      const codeSealed = await vault.seal("bank_payments.code", code);
      await db
        .insert(bankPayments)
        .values({ ...payment, codeSealed })
        .onConflictDoNothing();
      const row = await db
        .select()
        .from(bankPayments)
        .where(eq(bankPayments.orderId, payment.orderId))
        .get();
      return row === undefined ? { ...payment, code } : opened(row);
    },
    async find(paymentId: string): Promise<BankPayment | undefined> {
      const row = await db
        .select()
        .from(bankPayments)
        .where(eq(bankPayments.paymentId, paymentId))
        .get();
      return row && opened(row);
    },
    /** The payment of an order. */
    async paymentOf(orderId: string): Promise<string | undefined> {
      const { paymentId } = bankPayments;
      const row = await db
        .select({ paymentId })
        .from(bankPayments)
        .where(eq(bankPayments.orderId, orderId))
        .get();
      return row?.paymentId;
    },
    /** Counts a wrong code; yields the number so far. */
    async countTry(paymentId: string): Promise<number> {
      const rows = await db
        .update(bankPayments)
        .set({ codeTries: sql`${bankPayments.codeTries} + 1` })
        .where(eq(bankPayments.paymentId, paymentId))
        .returning({ codeTries: bankPayments.codeTries });
      return rows[0]?.codeTries ?? 0;
    },
    /** Ends a waiting session; false when it has ended otherwise or has expired. */
    async settle(
      paymentId: string,
      end: { readonly state: "verified" | "failed"; readonly failure: string | null },
      now: number,
    ): Promise<boolean> {
      const rows = await db
        .update(bankPayments)
        .set(end)
        .where(
          and(
            eq(bankPayments.paymentId, paymentId),
            eq(bankPayments.state, "waiting"),
            gt(bankPayments.expiresAt, now),
          ),
        )
        .returning({ paymentId: bankPayments.paymentId });
      return rows.length > 0;
    },
    /** Books an entry once per key. */
    async book(entry: LedgerEntry): Promise<void> {
      await db.insert(bankLedger).values(entry).onConflictDoNothing();
    },
    /** What was booked from an instant on and before another (epoch ms), with the order of each payment. */
    async movedBetween(from: number, to: number) {
      const { kind, amountKurus, createdAt } = bankLedger;
      return db
        .select({ orderId: bankPayments.orderId, kind, amountKurus })
        .from(bankLedger)
        .innerJoin(bankPayments, eq(bankPayments.paymentId, bankLedger.paymentId))
        .where(and(gte(createdAt, from), lt(createdAt, to)));
    },
    async ledger(paymentIds: readonly string[]): Promise<LedgerEntry[]> {
      return db
        .select()
        .from(bankLedger)
        .where(inArray(bankLedger.paymentId, [...paymentIds]));
    },
  };
}

export type BankRepository = ReturnType<typeof createBankRepository>;
