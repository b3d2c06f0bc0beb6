import type { DurableObjectState } from "@cloudflare/workers-types";
import * as v from "valibot";
import { describeError } from "#shared/describe-error.ts";
import { log } from "../log.ts";
import type { DeclineReason } from "../payment/payment.ts";
import type { Services } from "../services.ts";
import { createCardMemory } from "./card-memory.ts";
import { orderPaths } from "./order-client.ts";
import { FinishOrderSchema, StartOrderSchema } from "./order-messages.ts";
import type { FinishOrder, StartOrder, Started } from "./order-messages.ts";
import type { OrderRecord } from "./order-record.ts";
import {
  OrderRecordSchema,
  isActive,
  isOver,
  mirroredStage,
  moved,
  newOrder,
  orderIdOf,
} from "./order-record.ts";
import { openSession } from "./order-session.ts";
import { backoffMs, takeStep } from "./order-steps.ts";

/** A step that was killed is taken again after this long, or at once when somebody looks. */
const watchdogMs = 75_000;
const crashWaitMs = 5000;

/**
 * The purchase of one quote: card → bank → capture → policy → messages, or the way back. It is driven by alarms and its
 * state is stored before and after every step, so it goes on by itself after any crash; every step is idempotent. The
 * database gets a mirror of it when an attempt begins, when money is owed back and when it is at rest.
 *
 * Storage: `order`, the newest attempt; `mirrored`, the stage of it that the database knows; `unmirrored`, how often an
 * order at rest was told in vain.
 */
export class OrderProcess {
  readonly #storage: DurableObjectState["storage"];
  readonly #services: Services;
  #isDriving = false;
  #starting: { readonly input: string; readonly answer: Promise<Started> } | undefined;
  readonly #cards = createCardMemory();
  /** Changes of the order happen one after the other. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(state: DurableObjectState, services: Services) {
    this.#storage = state.storage;
    this.#services = services;
  }

  async fetch(request: Request): Promise<Response> {
    const body: unknown = await request.json();
    switch (new URL(request.url).pathname) {
      case orderPaths.start:
        return Response.json(await this.#start(v.parse(StartOrderSchema, body)));
      case orderPaths.finish:
        await this.#finish(v.parse(FinishOrderSchema, body));
        return Response.json({});
      default:
        return Response.json({ order: await this.#status() });
    }
  }

  async alarm(): Promise<void> {
    if (this.#isDriving) return;
    this.#isDriving = true;
    try {
      await this.#storage.setAlarm(this.#services.now() + watchdogMs);
      while (await this.#inTurn(() => this.#drive())) continue;
    } finally {
      this.#isDriving = false;
    }
  }

  /** Takes one step and sets the next alarm; yields whether another step can follow at once. */
  async #drive(): Promise<boolean> {
    const order = await this.#load();
    if (order === undefined || !isActive(order)) {
      await this.#storage.deleteAlarm();
      if (order !== undefined) await this.#mirror(order);
      return false;
    }
    const result = await takeStep(order, this.#services).catch((error: unknown) => {
      log("error", "order-step-failed", { state: order.state, ...describeError(error) });
      return { order, waitMs: crashWaitMs };
    });
    await this.#save(result.order);
    if (result.waitMs === undefined) return true;
    await this.#storage.setAlarm(this.#services.now() + result.waitMs);
    return false;
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
    if (seen !== undefined && !isOver(seen) && seen.state !== "awaiting-bank")
      return underWay(seen);
    return this.#inTurn(async () => {
      const order = await this.#looked();
      if (order?.state === "awaiting-bank" && (await this.#isJoining(input, order))) {
        return started(await this.#readdressed(order, input));
      }
      if (order !== undefined && !isOver(order) && order.state !== "awaiting-bank") {
        return underWay(order);
      }
      const waitMs = await this.#services.store.rates.pace(input.paced, this.#services.now());
      // The session under way stays: nothing has taken its place.
      if (waitMs > 0) return { kind: "paused", retryAfterSeconds: Math.ceil(waitMs / 1000) };
      if (order?.state === "awaiting-bank") await this.#giveUp(order);
      return this.#attempt(input, (order?.attempt ?? 0) + 1);
    });
  }

  /** The present order after a look at its bank session, which may be over by now. */
  async #looked(): Promise<OrderRecord | undefined> {
    const order = await this.#load();
    if (order?.state !== "awaiting-bank") return order;
    const { order: known } = await takeStep(order, this.#services);
    await this.#save(known);
    if (isActive(known)) await this.#storage.setAlarm(this.#services.now());
    return known;
  }

  /** Whether a start is for the session under way, with the same card and choice. */
  async #isJoining(input: StartOrder, order: OrderRecord): Promise<boolean> {
    return (
      order.offerId === input.offerId &&
      order.totalKurus === input.totalKurus &&
      order.instalmentCount === input.instalmentCount &&
      (await this.#cards.isOf(order.orderId, input.card))
    );
  }

  /** Where the policy is sent to may still be corrected. */
  async #readdressed(order: OrderRecord, input: StartOrder): Promise<OrderRecord> {
    const emailSealed = await this.#services.vault.seal("orders.email", input.email);
    const corrected = { ...order, emailSealed };
    await this.#save(corrected);
    return corrected;
  }

  /** A session for another choice or card takes this one's place. */
  #giveUp(order: OrderRecord): Promise<void> {
    return this.#save(paymentDeclined(order, "cancelled"));
  }

  async #attempt(input: StartOrder, attempt: number): Promise<Started> {
    const { email, card: _card, ip: _ip, returnUrl: _return, paced: _paced, ...chosen } = input;
    const { vault, now } = this.#services;
    const emailSealed = await vault.seal("orders.email", email);
    const choice = { ...chosen, attempt, emailSealed, createdAt: now() };
    const session = await openSession(orderIdOf(input.quoteId, attempt), input, this.#services);
    if (session.ok) {
      const order = newOrder(choice, session.value);
      await this.#cards.keep(order.orderId, input.card);
      await this.#save(order);
      await this.#storage.setAlarm(now());
      return started(order);
    }
    if (session.reason.kind === "unavailable") return { kind: "unavailable" };
    const { reason } = session.reason;
    const order = newOrder(choice, { paymentId: "", redirectUrl: "", expiresAt: now() });
    await this.#save(paymentDeclined(order, reason));
    return { kind: "declined", reason };
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
      await this.#storage.setAlarm(this.#services.now());
    });
  }

  /** Looking at an order whose step was killed sets it going again. */
  async #status(): Promise<OrderRecord | undefined> {
    const order = await this.#load();
    const alarm = await this.#storage.getAlarm();
    const isStalled = order !== undefined && isActive(order) && !this.#isDriving;
    const isDue = alarm === null || alarm > this.#services.now() + crashWaitMs;
    if (isStalled && isDue && order.state !== "awaiting-bank" && order.tries === 0) {
      await this.#storage.setAlarm(this.#services.now());
    }
    return order;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work, work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #load(): Promise<OrderRecord | undefined> {
    const order = await this.#storage.get("order");
    return order === undefined ? undefined : v.parse(OrderRecordSchema, order);
  }

  async #save(order: OrderRecord): Promise<void> {
    await this.#storage.put("order", order);
    await this.#mirror(order);
  }

  /** Mirrors a new stage. What fails is tried again with the next step; once no step follows, by alarm. */
  async #mirror(order: OrderRecord): Promise<void> {
    const stage = mirroredStage(order);
    if ((await this.#storage.get("mirrored")) === stage) return;
    const { orderId, quoteId, offerId, firmId, state, instalmentCount, createdAt } = order;
    const mirror = { orderId, quoteId, offerId, firmId, state, instalmentCount, createdAt };
    const updatedAt = this.#services.now();
    try {
      await this.#services.store.orders.save({
        ...mirror,
        paidKurus: order.totalKurus,
        updatedAt,
      });
      await this.#storage.put("mirrored", stage);
      await this.#storage.delete("unmirrored");
    } catch (error) {
      log("warn", "order-mirror-failed", { orderId, ...describeError(error) });
      if (isActive(order)) return;
      const tries = (await this.#storage.get<number>("unmirrored")) ?? 0;
      await this.#storage.put("unmirrored", tries + 1);
      await this.#storage.setAlarm(updatedAt + backoffMs(tries, 600_000));
    }
  }
}

const started = ({ orderId, redirectUrl }: OrderRecord): Started => ({
  kind: "started",
  orderId,
  redirectUrl,
});

const paymentDeclined = (order: OrderRecord, reason: DeclineReason): OrderRecord =>
  moved(order, "declined", { obstacle: { kind: "payment-declined", reason } });

const underWay = ({ state }: OrderRecord): Started => ({ kind: "under-way", state });
