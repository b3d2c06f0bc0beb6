import { describeError } from "#shared/describe-error.ts";
import { nextDailyWork } from "../domain/daily-work.ts";
import { alert, log } from "../log.ts";
import type { OrderRow } from "../order/order-repository.ts";
import type { Outcome } from "./compare-books.ts";
import { readLists } from "./read-lists.ts";
import { reconcileOrder } from "./reconcile-order.ts";
import type { Compared, Run } from "./reconciliation-repository.ts";
import type { ReconciliationServices } from "./services.ts";

/**
 * How many orders one alarm deals with: each is some eight requests to bank, insurer, object and database, of which a Worker
 * may make a thousand at a time.
 */
const mostAtOnce = 40;
/** Of these so many at the same time; a Worker holds six connections open. */
const mostTogether = 5;
/** The rest has its turn the next day. */
const mostADay = 1000;

/** Today's run, unless there is none yet. */
async function runOfToday({ store, now }: ReconciliationServices): Promise<Run | undefined> {
  const newest = await store.reconciliation.newest();
  return newest === undefined || nextDailyWork(newest.startedAt) <= now() ? undefined : newest;
}

/** Whether today's run has begun and is not over. */
export async function isReconciling(services: ReconciliationServices): Promise<boolean> {
  return (await runOfToday(services))?.finishedAt === null;
}

/** Compares one after the other; an order that cannot be compared keeps none of the others from it. */
async function outcomesOf(
  orders: readonly OrderRow[],
  services: ReconciliationServices,
  isNamed: boolean,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let from = 0; from < orders.length; from += mostTogether) {
    const some = orders.slice(from, from + mostTogether).map(async (order) => {
      const { orderId } = order;
      return reconcileOrder(order, services, isNamed).catch((error: unknown): Outcome => {
        log("error", "reconciliation-failed", { orderId, ...describeError(error) });
        return { orderId, isMended: false, differences: undefined };
      });
    });
    outcomes.push(...(await Promise.all(some)));
  }
  return outcomes;
}

/** An outcome with what the ledger says of itself, beside what was known before. */
function compared(
  { orderId, isMended, differences }: Outcome,
  faulty: ReadonlySet<string>,
  orders: readonly OrderRow[],
): Compared {
  const before = orders.find((order) => order.orderId === orderId)?.difference ?? null;
  if (differences === undefined) {
    return { orderId, isMended, isAnswered: false, difference: before };
  }
  // Where something else differs, that the ledger does not add up follows from it.
  const isUnbalanced = differences.length === 0 && faulty.has(orderId);
  const found = isUnbalanced ? ["unbalanced"] : differences;
  const known = new Set(before?.split(" "));
  for (const kind of found) {
    if (!known.has(kind)) alert("reconciliation-difference", { orderId, kind });
  }
  const difference = found.length === 0 ? null : found.join(" ");
  return { orderId, isMended, isAnswered: true, difference };
}

/** Orders compared, with what is to be noted of each. */
async function comparedOf(
  orders: readonly OrderRow[],
  services: ReconciliationServices,
  isNamed = false,
): Promise<Compared[]> {
  if (orders.length === 0) return [];
  const outcomes = await outcomesOf(orders, services, isNamed);
  const faulty = await services.store.reconciliation.faulty(orders.map(({ orderId }) => orderId));
  return outcomes.map((outcome) => compared(outcome, faulty, orders));
}

/** Reads the lists by day, and compares the orders that they name; yields whether there were any. */
async function compareNamed(run: Run, services: ReconciliationServices): Promise<boolean> {
  const { store, now } = services;
  const { suspects, ...read } = await readLists(services);
  const results = await comparedOf(suspects, services, true);
  await store.reconciliation.save(run, results, { at: now(), isMore: true, read });
  return suspects.length > 0;
}

/**
 * Once a day, compares orders with the records of bank and insurers, some at a time, after their lists by day; yields whether
 * there are more. What was done is noted with the orders and the run in one write, so that a killed one goes on where it was.
 */
export async function reconcile(services: ReconciliationServices): Promise<boolean> {
  const { store, now } = services;
  const run = (await runOfToday(services)) ?? (await store.reconciliation.begin(now()));
  if (run.finishedAt !== null) return false;
  const states = await store.lists.states();
  const isRead = states.some(({ askedAt }) => askedAt >= run.startedAt);
  // What was named took its share of what one alarm may ask for.
  if (!isRead && (await compareNamed(run, services))) return true;
  const orders = await store.reconciliation.listDue(run, now(), mostAtOnce);
  const results = await comparedOf(orders, services);
  const total = run.compared + run.unanswered + orders.length;
  const isMore = orders.length === mostAtOnce && total < mostADay;
  await store.reconciliation.save(run, results, { at: now(), isMore });
  return isMore;
}

/** Looks at one order before its turn, because its provider says that something has happened to it. */
export async function lookAgain(order: OrderRow, services: ReconciliationServices): Promise<void> {
  const { store, now } = services;
  for (const result of await comparedOf([order], services, true)) {
    await store.reconciliation.note(result, now());
  }
}
