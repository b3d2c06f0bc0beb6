import type { SQL } from "drizzle-orm";
import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
} from "drizzle-orm";
import type { LedgerEntry } from "../order/process/ledger-entry.ts";
import type { OrderRow } from "../order/order-repository.ts";
import type { PolicyRow } from "../order/policy-repository.ts";
import type { Database } from "../store/database.ts";
import {
  dayLists,
  ledgerBeginnings,
  ledgerEntries,
  orders,
  policies,
  reconciliations,
  strays as strayRows,
} from "../store/order-schema.ts";
import { cancellations, endOf, policyChanges } from "../store/policy-schema.ts";
import { faultsOf, faultsStatement } from "./ledger-faults.ts";
import type { ListState, Stray } from "./list-repository.ts";

export type Run = typeof reconciliations.$inferSelect;

/** What an order's comparison has led to. */
export interface Compared {
  readonly orderId: string;
  readonly isMended: boolean;
  /** Whether bank and insurer have both answered; if not, the order is due again the next day. */
  readonly isAnswered: boolean;
  readonly difference: string | null;
}

/** What was read of lists by day. */
interface Read {
  readonly states: readonly ListState[];
  readonly strays: readonly Stray[];
}

const hourMs = 3_600_000;
/** What comes late has come by then: an order is compared once more when it has rested for so long. */
const lateMs = 7 * 24 * hourMs;

const counters = { compared: 0, mended: 0, differing: 0, unanswered: 0 };

function countsOf(results: readonly Compared[]): typeof counters {
  const count = (is: (result: Compared) => boolean) => results.filter(is).length;
  return {
    compared: count(({ isAnswered }) => isAnswered),
    mended: count(({ isMended }) => isMended),
    differing: count(({ isAnswered, difference }) => isAnswered && difference !== null),
    unanswered: count(({ isAnswered }) => !isAnswered),
  };
}

/** Entries of an order are found by how their ids begin, which is what is indexed; ";" follows ":". */
const hasEntryOf = (orderId: SQL): SQL | undefined =>
  and(
    gt(ledgerEntries.entryId, sql`${orderId} || ':'`),
    lt(ledgerEntries.entryId, sql`${orderId} || ';'`),
  );

/** What the reconciliation reads and notes. */
export function createReconciliationRepository(db: Database) {
  const faulty = sql.raw(`SELECT order_id FROM (${faultsStatement})`);
  /** How far the lists are read, and every stray there is. */
  const listsOf = ({ states, strays }: Read) => [
    ...states.map(({ list, ...state }) =>
      db
        .insert(dayLists)
        .values({ list, ...state })
        .onConflictDoUpdate({ target: dayLists.list, set: state }),
    ),
    db.delete(strayRows),
    ...strays.map((stray) => db.insert(strayRows).values(stray).onConflictDoNothing()),
  ];
  const noteResult = (
    { orderId, isAnswered, difference }: Compared,
    run: Pick<Run, "startedAt">,
    at: number,
  ) =>
    db
      .update(orders)
      .set({
        reconciliationTriedAt: run.startedAt,
        ...(isAnswered ? { reconciledAt: at, difference } : {}),
      })
      .where(eq(orders.orderId, orderId));
  return {
    async newest(): Promise<Run | undefined> {
      return db.select().from(reconciliations).orderBy(desc(reconciliations.startedAt)).get();
    },
    /** Opens a run; whatever the ledger says of itself that it does not add up is due again. */
    async begin(startedAt: number): Promise<Run> {
      const run = { startedAt, finishedAt: null, ...counters };
      await db.batch([
        db.insert(reconciliations).values(run).onConflictDoNothing(),
        db
          .update(orders)
          .set({ reconciledAt: null })
          .where(inArray(orders.orderId, sql`(${faulty})`)),
      ]);
      return run;
    },
    /**
     * Orders that have not moved for an hour and were not tried in this run. First those never compared, those that have
     * rested for a week since, those that differ; then all others. What was tried longest ago comes first. Those of before
     * the ledger, of which it has nothing, are none of them.
     */
    async listDue({ startedAt }: Run, now: number, limit: number): Promise<OrderRow[]> {
      const { reconciledAt, reconciliationTriedAt: triedAt, updatedAt } = orders;
      const lateAt: SQL<number> = sql`${updatedAt} + ${lateMs}`;
      const isDue = or(
        isNull(reconciledAt),
        and(lt(reconciledAt, lateAt), lte(lateAt, now)),
        isNotNull(orders.difference),
      )!;
      const began = db.select({ at: ledgerBeginnings.beganAt }).from(ledgerBeginnings).limit(1);
      const isBooked = or(
        gte(orders.createdAt, sql`coalesce((${began}), 0)`),
        exists(
          db
            .select({ one: sql`1` })
            .from(ledgerEntries)
            .where(hasEntryOf(sql`${orders.orderId}`)),
        ),
      );
      return db
        .select()
        .from(orders)
        .where(
          and(lt(updatedAt, now - hourMs), or(isNull(triedAt), lt(triedAt, startedAt)), isBooked),
        )
        .orderBy(desc(sql`coalesce(${isDue}, 0)`), asc(triedAt), asc(updatedAt))
        .limit(limit);
    },
    /** What is noted here of an order: its entries of the ledger and its policy. */
    async noted(orderId: string): Promise<{
      readonly entries: LedgerEntry[];
      readonly policy: (PolicyRow & { readonly cancelledOn: string | null }) | undefined;
    }> {
      const [entries, [policy]] = await db.batch([
        db
          .select()
          .from(ledgerEntries)
          .where(hasEntryOf(sql`${orderId}`)),
        db
          .select({ ...getTableColumns(policies), cancelledOn: cancellations.cancelledOn })
          .from(policies)
          .leftJoin(cancellations, endOf(policies.orderId))
          .where(eq(policies.orderId, orderId)),
      ]);
      return { entries: entries as LedgerEntry[], policy };
    },
    /** Payments of changes of its policy that are over, by what they go by at the bank. */
    async chargesOf(orderId: string): Promise<string[]> {
      const { chargeId, state } = policyChanges;
      const rows = await db
        .select({ chargeId })
        .from(policyChanges)
        .where(
          and(
            eq(policyChanges.orderId, orderId),
            isNotNull(chargeId),
            inArray(state, ["done", "refused"]),
          ),
        );
      return rows.flatMap((row) => row.chargeId ?? []);
    },
    /** Those of some orders of which our own tables say that they do not fit together. */
    async faulty(orderIds: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await db.all<{ order_id: string }>(sql.raw(faultsOf(orderIds)));
      return new Set(rows.map(({ order_id: orderId }) => orderId));
    },
    /** Notes what was found of an order outside the daily run. */
    async note(result: Compared, at: number): Promise<void> {
      await noteResult(result, { startedAt: at }, at);
    },
    /** Notes what was compared and what was read of lists, and that the run goes on or is over. */
    async save(
      run: Run,
      results: readonly Compared[],
      { at, isMore, read }: { readonly at: number; readonly isMore: boolean; readonly read?: Read },
    ): Promise<void> {
      const counts = countsOf(results);
      const told = db
        .update(reconciliations)
        .set({
          finishedAt: isMore ? null : at,
          compared: run.compared + counts.compared,
          mended: run.mended + counts.mended,
          differing: run.differing + counts.differing,
          unanswered: run.unanswered + counts.unanswered,
        })
        .where(eq(reconciliations.startedAt, run.startedAt));
      const lists = read === undefined ? [] : listsOf(read);
      await db.batch([told, ...lists, ...results.map((result) => noteResult(result, run, at))]);
    },
  };
}

export type ReconciliationRepository = ReturnType<typeof createReconciliationRepository>;
