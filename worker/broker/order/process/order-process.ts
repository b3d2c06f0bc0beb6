import type { DurableObjectState } from "@cloudflare/workers-types";
import * as v from "valibot";
import { log } from "../../log.ts";
import { createCardMemory } from "../card-memory.ts";
import { orderPaths } from "./order-client.ts";
import { FinishOrderSchema, ResendSchema, StartOrderSchema } from "./order-messages.ts";
import type { FinishOrder, Resend, Standing, StartOrder, Started } from "./order-messages.ts";
import type { OrderRecord } from "./order-record.ts";
import { entriesOf } from "./ledger-entry.ts";
import { newEntries } from "./order-ledger.ts";
import type { MessageEntry } from "./message-entry.ts";
import { messagesOwed } from "./message-entry.ts";
import { accountOf } from "./order-account.ts";
import { createAside } from "../aside/order-aside.ts";
import { createOrderMirror } from "./order-mirror.ts";
import type { Kept } from "./order-outbox.ts";
import {
  asStored,
  listMessages,
  mirroredOf,
  nextDueOf,
  resentOf,
  standingOf,
} from "./order-outbox.ts";
import {
  isActive,
  isOver,
  isReplaceable,
  moved,
  newOrder,
  paymentDeclined,
} from "./order-record.ts";
import type { Session } from "./order-opening.ts";
import { agreedKeyOf, choiceOf, isJoinable, agreementOf } from "./order-choice.ts";
import { afterSession, createOpening, nextAttempt, started, underWay } from "./order-opening.ts";
import { takeStep } from "./order-steps.ts";
import { needsAlarm } from "./retry.ts";
import { sendMessage } from "../send-message.ts";
import { readOrder, seedOf } from "../aside/unreadable.ts";
import type { OrderServices } from "../services.ts";

/** A step that was killed is taken again after this long, or at once when somebody looks. */
const watchdogMs = 75_000;

/**
 * The purchase of one quote: card → bank's page → approval → capture → policy, or the way back, and then what its customer is told of it. It is driven by alarms and its
 * state is stored after every step, in one write with the alarm of the next, so it goes on by itself after any crash; every
 * step is idempotent. The database gets a mirror of it when an attempt begins, when money is owed back, when somebody has
 * to see to it and when it is at rest.
 *
 * Storage: `order`, the newest attempt; `seed:<order id>`, each as it was begun; `documents:<order id>`, what was agreed to with it, sealed; `set-aside`, that what is kept cannot be read; `unreadable:<order id>`, what was left of it; `attempts`, how many have been begun; `entry:<order id>:<kind>`, what money has moved; `message:<order id>:<channel>`, each message of any attempt; `mirrored:<order id>`,
 * the stage of it that the database knows; `mirror-retry`, how often it was told in vain and when it is told again.
 */
export class OrderProcess {
  readonly #storage: DurableObjectState["storage"];
  readonly #services: OrderServices;
  #isDriving = false;
  #starting: { readonly input: string; readonly answer: Promise<Started> } | undefined;
  readonly #opening: ReturnType<typeof createOpening>;
  readonly #cards = createCardMemory();
  readonly #mirror: ReturnType<typeof createOrderMirror>;
  readonly #aside: ReturnType<typeof createAside>;
  /** Changes of the order happen one after the other. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(state: DurableObjectState, services: OrderServices) {
    this.#storage = state.storage;
    this.#services = services;
    this.#mirror = createOrderMirror(state.storage, services);
    this.#opening = createOpening(services, (orderId, session) =>
      this.#inTurn(() => this.#settle(orderId, session)),
    );
    this.#aside = createAside(state.storage, services, {
      kept: () => this.#kept(),
      save: (order) => this.#save(order),
      inTurn: (work) => this.#inTurn(work),
    });
  }

  async fetch(request: Request): Promise<Response> {
    const body: unknown = await request.json();
    return this.#aside.answer(new URL(request.url), (path) => this.#answer(path, body));
  }

  async #answer(path: string, body: unknown): Promise<Response> {
    switch (path) {
      case orderPaths.start:
        return Response.json(await this.#start(v.parse(StartOrderSchema, body)));
      case orderPaths.finish:
        await this.#finish(v.parse(FinishOrderSchema, body));
        return Response.json({});
      case orderPaths.resend:
        return Response.json(await this.#resend(v.parse(ResendSchema, body)));
      case orderPaths.settle:
        await this.#inTurn(() => this.#aside.settle(body));
        return Response.json({});
      case orderPaths.account:
        return Response.json(await accountOf(await this.#status(), this.#storage, body));
      default:
        return Response.json(standingOf(await this.#status()));
    }
  }

  async alarm(): Promise<void> {
    if (this.#isDriving) return;
    this.#isDriving = true;
    try {
      await this.#storage.setAlarm(this.#services.now() + watchdogMs);
      while (await this.#inTurn(() => this.#aside.drive(() => this.#drive()))) continue;
    } finally {
      this.#isDriving = false;
    }
  }

  /** Does one thing that is due; yields false, with the alarm of the next one set, when there is none. */
  async #drive(): Promise<boolean> {
    const kept = await this.#kept();
    const { order, messages } = kept;
    if (order !== undefined && this.#isDue(this.#dueAt(order))) {
      const agreed = await this.#storage.get<string>(agreedKeyOf(order.orderId));
      const next = await takeStep(order, this.#services, agreed);
      await this.#save(next, messagesOwed(order, next, this.#services.now(), messages));
      return true;
    }
    const message = messages.find(({ state, dueAt }) => state === "waiting" && this.#isDue(dueAt));
    if (message !== undefined) {
      await this.#storage.put(asStored([await sendMessage(message, this.#services)]));
      return true;
    }
    if (this.#isDue(await this.#mirror.dueAt(mirroredOf(kept)))) {
      await this.#mirror.writeAll(mirroredOf(kept));
      return true;
    }
    const next = await this.#nextDue(kept);
    await (next === undefined ? this.#storage.deleteAlarm() : this.#storage.setAlarm(next));
    return false;
  }

  /** When an order goes on. One whose bank was being asked by what a crash has ended does at once. */
  #dueAt(order: OrderRecord): number | undefined {
    if (!isActive(order)) return undefined;
    return order.state === "opening" && !this.#opening.isOf(order.orderId) ? 0 : order.dueAt;
  }

  #isDue(dueAt: number | undefined): boolean {
    return dueAt !== undefined && dueAt <= this.#services.now();
  }

  /** When there is something to be done, epoch ms. */
  async #nextDue(kept: Kept): Promise<number | undefined> {
    const { order } = kept;
    const dueAt = order === undefined ? undefined : this.#dueAt(order);
    return nextDueOf(kept, [dueAt, await this.#mirror.dueAt(mirroredOf(kept))]);
  }

  /** The same start again, while one is being made, gets the same answer; another choice waits for its turn. */
  async #start(start: StartOrder): Promise<Started> {
    const input = JSON.stringify(start);
    if (this.#starting?.input === input) return this.#starting.answer;
    const answer = this.#begin(start).finally(() => {
      if (this.#starting?.input === input) this.#starting = undefined;
    });
    this.#starting = { input, answer };
    return answer;
  }

  async #begin(input: StartOrder): Promise<Started> {
    const seen = await this.#load();
    if (seen !== undefined && !isOver(seen) && !isReplaceable(seen)) return underWay(seen);
    const begun = await this.#inTurn(async (): Promise<Started | undefined> => {
      const order = await this.#looked();
      if (isJoinable(order, input) && (await this.#cards.isOf(order.orderId, input.card))) {
        return started(await this.#readdressed(order, input));
      }
      if (order !== undefined && !isOver(order) && !isReplaceable(order)) return underWay(order);
      if (order !== undefined && this.#opening.isAwaited(order.orderId)) return undefined;
      const waitMs = await this.#services.store.rates.pace(input.paced, this.#services.now());
      // The session under way stays: nothing has taken its place.
      if (waitMs > 0) return { kind: "paused", retryAfterSeconds: Math.ceil(waitMs / 1000) };
      if (order !== undefined && isReplaceable(order)) {
        await this.#save(paymentDeclined(order, "cancelled"));
      }
      // Of an attempt whose place is taken nobody tells the database later.
      const isTold = await this.#mirror.writeAll(mirroredOf(await this.#kept()));
      if (!isTold) return { kind: "unavailable" };
      return this.#attempt(input, await nextAttempt(this.#storage, order));
    });
    if (begun === undefined) return this.#opening.heard().then(() => this.#begin(input));
    return begun.kind === "opening" ? this.#opening.outcome(begun.orderId) : begun;
  }

  /** The present order after a look at its bank session, which may be over by now. */
  async #looked(): Promise<OrderRecord | undefined> {
    const order = await this.#load();
    if (order?.state !== "awaiting-bank") return order;
    const known = await takeStep(order, this.#services);
    await this.#save(known);
    return known;
  }

  /** Where the policy is sent to may still be corrected. */
  async #readdressed(order: OrderRecord, input: StartOrder): Promise<OrderRecord> {
    const emailSealed = await this.#services.vault.seal("orders.email", input.email);
    const corrected = { ...order, emailSealed };
    await this.#save(corrected);
    return corrected;
  }

  /** Stores an attempt and has the bank asked for its page. */
  async #attempt(input: StartOrder, attempt: number): Promise<Started> {
    const { vault, now } = this.#services;
    const emailSealed = await vault.seal("orders.email", input.email);
    const order = newOrder({ ...choiceOf(input), attempt, emailSealed, createdAt: now() });
    await this.#cards.keep(order.orderId, input.card);
    await this.#save(order, [], await agreementOf(input, order, vault));
    this.#opening.begin(order.orderId, input);
    return started(order);
  }

  /** What the bank has said. Where another card has taken the attempt's place meanwhile, nobody is led to its page. */
  async #settle(orderId: string, session: Session): Promise<Started> {
    const order = await this.#load();
    if (order === undefined) return { kind: "unavailable" };
    if (order.orderId !== orderId || order.state !== "opening") return underWay(order);
    const { next, told } = afterSession(order, session);
    await this.#save(next);
    return told;
  }

  async #finish({ orderId, paymentId, outcome }: FinishOrder): Promise<void> {
    const seen = await this.#load();
    if (seen?.state !== "awaiting-bank") return;
    await this.#inTurn(async () => {
      const order = await this.#load();
      if (order?.state !== "awaiting-bank") return;
      if (order.orderId !== orderId || order.paymentId !== paymentId) return;
      if (outcome !== "approved") return this.#save(paymentDeclined(order, outcome));
      await this.#save(moved(order, "paying"));
    });
  }

  /** Looking at an order whose step was killed, or whose alarm was lost, sets it going again. */
  async #status(): Promise<Kept> {
    const kept = await this.#kept();
    if (!this.#isDriving) {
      const [alarm, dueAt] = await Promise.all([this.#storage.getAlarm(), this.#nextDue(kept)]);
      const now = this.#services.now();
      if (needsAlarm(alarm, dueAt, now)) await this.#storage.setAlarm(now);
    }
    return kept;
  }

  /** What of the newest attempt's messages could not be delivered is on its way again. */
  async #resend(asked: Resend): Promise<Standing> {
    return this.#inTurn(async () => {
      const now = this.#services.now();
      const again = resentOf(await this.#kept(), asked, now);
      const { order, messages } = again.attempt;
      const alarm = now + (this.#isDriving ? watchdogMs : 0);
      const stored = order === undefined ? {} : { order, ...asStored(messages) };
      await Promise.all([this.#storage.setAlarm(alarm), this.#storage.put(stored)]);
      if (again.isReaddressed) log("info", "order-email-corrected", { orderId: order?.orderId });
      return standingOf(again.attempt);
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work, work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  readonly #load = () => readOrder(this.#storage);

  async #kept(): Promise<Kept> {
    const [order, messages] = await Promise.all([this.#load(), listMessages(this.#storage)]);
    await this.#aside.check(order);
    return { order, messages };
  }

  /**
   * Stores an order with the messages it owes, what is kept beside it, the money it has moved and, in the same write, the alarm that goes on with it: at once, or when
   * whoever drives was killed.
   */
  async #save(
    order: OrderRecord,
    messages: readonly MessageEntry[] = [],
    beside: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const now = this.#services.now();
    const entries = await newEntries(this.#storage, entriesOf(order, now));
    const alarm = now + (this.#isDriving ? watchdogMs : 0);
    await Promise.all([
      this.#storage.setAlarm(alarm),
      this.#storage.put({ order, ...seedOf(order), ...asStored(messages), ...entries, ...beside }),
    ]);
    await this.#mirror.write({ order, messages });
  }
}
