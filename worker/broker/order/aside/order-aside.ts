import type { DurableObjectState } from "@cloudflare/workers-types";
import * as v from "valibot";
import { alert, log } from "../../log.ts";
import { createAsideMark } from "./aside-mark.ts";
import { decisionOf } from "./decision.ts";
import { isAnswered, testimonyOf } from "./decisions.ts";
import { orderPaths } from "../process/order-client.ts";
import { SettleSchema } from "../process/order-messages.ts";
import type { Account, Standing, Started } from "../process/order-messages.ts";
import type { Kept } from "../process/order-outbox.ts";
import type { OrderRecord } from "../process/order-record.ts";
import { settled } from "./settle-aside.ts";
import { UnreadableOrder, brokenKeys, newestId, readSeed } from "./unreadable.ts";
import type { OrderServices } from "../services.ts";

/** What an order's object answers while its record cannot be read: nothing else begins, and nothing is said to have ended. */
function asideAnswer(path: string): Started | Standing | Account | object {
  switch (path) {
    case orderPaths.start:
      return { kind: "under-way", state: "set-aside" } satisfies Started;
    case orderPaths.account:
      return { entries: [], isAside: true } satisfies Account;
    case orderPaths.status:
    case orderPaths.resend:
      return { messages: [], isAside: true } satisfies Standing;
    default:
      return {};
  }
}

/** What of its process it needs. */
interface Process {
  readonly kept: () => Promise<Kept>;
  readonly save: (order: OrderRecord) => Promise<void>;
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * An order whose record cannot be read is set aside under its id: nothing is done with it by itself, somebody is called, and
 * it goes on as the office decides, or by itself once it can be read again, as after a newer version was put back.
 */
export function createAside(
  storage: DurableObjectState["storage"],
  services: OrderServices,
  { kept, save, inTurn }: Process,
) {
  const { store, now } = services;
  const mark = createAsideMark(storage, services);
  /** Of whoever asks; an alarm knows it no more. */
  let quoteId: string | undefined;

  /** The order as the office has decided that it goes on, or when it is looked at again, epoch ms. */
  async function decided(orderId: string): Promise<OrderRecord | number> {
    const nextAt = await mark.tell(orderId);
    const row = await store.orders.find(orderId);
    const decision = decisionOf(row?.decision);
    if (row === undefined || decision === undefined) return nextAt;
    const seed = await readSeed(storage, orderId);
    const testimony = await testimonyOf(row, services, seed);
    if (!isAnswered(testimony)) return mark.soon();
    const order = await settled(decision, testimony, seed, services);
    log("warn", "order-decided", { orderId, decision, isDone: order !== undefined });
    if (order === undefined) await store.orders.dropDecision(orderId);
    return order ?? nextAt;
  }

  /** Sets aside what cannot be read, or goes on with it as was decided; yields whether it does. */
  async function goOn(): Promise<boolean> {
    const orderId = (await mark.read())?.orderId ?? (await newestId(storage, quoteId));
    if (orderId === undefined) alert("order-unreadable", { quoteId });
    const next = orderId === undefined ? mark.soon() : await decided(orderId);
    if (typeof next === "number") {
      await storage.setAlarm(next);
      return false;
    }
    const broken = await brokenKeys(storage, next.quoteId, next.attempt);
    await storage.delete([...broken, "mirror-retry"]);
    await mark.remove();
    await save(next);
    return true;
  }

  const elseGoOn = (error: unknown): Promise<boolean> => {
    if (error instanceof UnreadableOrder) return goOn();
    throw error;
  };

  return {
    /** Answers a request, also where what it is about cannot be read. */
    async answer(
      { pathname, searchParams }: URL,
      answered: (path: string) => Promise<Response>,
    ): Promise<Response> {
      quoteId = searchParams.get("quoteId") ?? undefined;
      return answered(pathname).catch(async (error: unknown) => {
        const isGoingOn = await inTurn(() => elseGoOn(error));
        return isGoingOn ? answered(pathname) : Response.json(asideAnswer(pathname));
      });
    },
    /** Does what is to be done next; yields whether there is more. */
    drive: (work: () => Promise<boolean>): Promise<boolean> => work().catch(elseGoOn),
    /** Throws where what is kept, though it can be read, is not the order that was set aside. */
    async check(order: OrderRecord | undefined): Promise<void> {
      if ((await mark.read()) === undefined) return;
      if (order === undefined) throw new UnreadableOrder();
      log("info", "order-readable-again", { orderId: order.orderId });
      await mark.remove();
    },
    /** Has an order go on as the office has decided; one of which there is no record at all as one that cannot be read. */
    async settle(asked: unknown): Promise<void> {
      const { orderId } = v.parse(SettleSchema, asked);
      const { order } = await kept();
      if (order === undefined) {
        await mark.set(orderId);
        await goOn();
        return;
      }
      // It can be read by now: its row says so again, and what was decided is nothing to be done any more.
      await storage.delete(`mirrored:${order.orderId}`);
      await store.orders.dropDecision(orderId);
      await storage.setAlarm(now());
    },
  };
}
