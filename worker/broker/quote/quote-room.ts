import type { DurableObjectState } from "@cloudflare/workers-types";
import * as v from "valibot";
import { answerModel } from "#shared/calls/offer-fields.ts";
import { brokerCopy } from "../api/copy.ts";
import { viewAnswer } from "./answer-view.ts";
import type { Insurer } from "../insurers/insurer.ts";
import { describeError } from "#shared/describe-error.ts";
import { log } from "../log.ts";
import type { Services } from "../services.ts";
import { FirmAnswerSchema } from "./answer-repository.ts";
import type { FirmAnswer } from "./answer-repository.ts";
import { StoredOfferSchema } from "./stored-offer.ts";
import type { Quote } from "./quote-repository.ts";
import { createListeners, formatEvent } from "./event-stream.ts";
import type { StreamEvent } from "./event-stream.ts";
import { roomPaths } from "./quote-room-client.ts";

const RoomSchema = v.object({
  quoteId: v.string(),
  firmIds: v.array(v.string()),
  /** Nobody is waited for any more; late answers may still come in. */
  isOver: v.boolean(),
});
type Room = v.InferOutput<typeof RoomSchema>;
type Outcome = Pick<FirmAnswer, "state"> & Partial<FirmAnswer>;

/** Late answers are still taken for this long after the deadline. */
const graceMs = 30_000;
/** A killed object goes on after this long, or at once when somebody looks. */
const watchdogMs = 20_000;
const wakeMs = 1000;

/**
 * Asks the insurers of one quote in parallel and tells everybody who listens. The asking runs inside the alarm, so it
 * needs no visitor; what has been answered is stored at once, and after a crash only the others are asked again.
 *
 * Storage: `room`, `sequence`, and `answer:<insurer>` for each answer.
 */
export class QuoteRoom {
  readonly #storage: DurableObjectState["storage"];
  readonly #services: Services;
  readonly #listeners = createListeners();
  #isAsking = false;
  /** Answers are numbered one after the other. */
  #recording: Promise<void> = Promise.resolve();

  constructor(state: DurableObjectState, services: Services) {
    this.#storage = state.storage;
    this.#services = services;
  }

  async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === roomPaths.start) return this.#start(searchParams.get("quoteId") ?? "");
    return this.#stream(Number(searchParams.get("after") ?? 0));
  }

  async alarm(): Promise<void> {
    const room = await this.#room();
    const quote = room && (await this.#services.store.quotes.open(room.quoteId));
    if (quote === undefined || this.#isAsking) return;
    this.#isAsking = true;
    try {
      await this.#storage.setAlarm(this.#services.now() + watchdogMs);
      await this.#ask(quote);
      await this.#storage.deleteAlarm();
    } finally {
      this.#isAsking = false;
    }
  }

  async #start(quoteId: string): Promise<Response> {
    const isKnown = (await this.#room()) !== undefined;
    const quote = isKnown ? undefined : await this.#services.store.quotes.open(quoteId);
    if (!isKnown && quote === undefined) return new Response(null, { status: 404 });
    if (quote !== undefined) {
      const room: Room = { quoteId, firmIds: [...quote.firmIds], isOver: false };
      await this.#storage.put("room", room);
      await this.#storage.setAlarm(this.#services.now());
    }
    return new Response(null, { status: 204 });
  }

  async #stream(after: number): Promise<Response> {
    const room = await this.#room();
    if (room === undefined) return new Response(null, { status: 404 });
    if (!room.isOver) await this.#wake();
    const known = (await this.#answers()).filter(({ sequence }) => sequence > after);
    const events = known
      .toSorted((one, other) => one.sequence - other.sequence)
      .map((answer) => this.#event(answer));
    return this.#listeners.open(room.isOver ? [...events, endEvent] : events, room.isOver);
  }

  /** Looking at a room whose asking was killed sets it going again. */
  async #wake(): Promise<void> {
    const now = this.#services.now();
    const alarm = await this.#storage.getAlarm();
    const isStalled = !this.#isAsking && (alarm === null || alarm > now + wakeMs);
    if (isStalled) await this.#storage.setAlarm(now);
  }

  /** Until everybody has answered, or the deadline and its grace have passed. */
  async #ask(quote: Quote): Promise<void> {
    const { insurers, now, pause, store } = this.#services;
    const answered = await this.#answers();
    // Heals the database after a crash between the two writes; what is there already stays.
    await Promise.all(answered.map((answer) => store.answers.save(quote.quoteId, answer, now())));
    const open = insurers.filter(
      ({ id }) =>
        quote.firmIds.includes(id) &&
        !answered.some(({ firmId, state }) => firmId === id && state !== "timeout"),
    );
    const late = AbortSignal.timeout(Math.max(0, quote.deadline + graceMs - now()));
    const everybody = Promise.all(open.map((insurer) => this.#askOne(insurer, quote, late)));
    const stop = new AbortController();
    const deadline = pause(quote.deadline - now(), stop.signal).catch(() => undefined);
    await Promise.race([everybody, deadline]);
    stop.abort();
    await this.#close(quote);
    await everybody;
  }

  async #askOne(insurer: Insurer, quote: Quote, signal: AbortSignal): Promise<void> {
    const { request } = quote.content;
    const outcome = await insurer.quote(request, { signal, now: this.#services.now() }).then(
      ([answer]): Outcome | undefined =>
        answer?.kind === "decline"
          ? { state: "decline", reason: answer.reason }
          : {
              state: "offer",
              offerId: this.#services.randomUuid(),
              offer: v.parse(StoredOfferSchema, answer),
            },
      (error: unknown): Outcome | undefined => {
        if (signal.aborted) return undefined;
        log("warn", "insurer-failed", { firmId: insurer.id, ...describeError(error) });
        return { state: "failed", reason: brokerCopy.insurerFailed };
      },
    );
    if (outcome !== undefined) await this.#record(quote.quoteId, insurer.id, outcome);
  }

  /** Nobody is waited for any more: whoever is silent has timed out, and listeners are told that this is all. */
  async #close(quote: Quote): Promise<void> {
    const room = await this.#room();
    if (room === undefined || room.isOver) return;
    const answered = (await this.#answers()).map(({ firmId }) => firmId);
    const timeout: Outcome = { state: "timeout", reason: brokerCopy.insurerTimeout };
    for (const firmId of room.firmIds.filter((id) => !answered.includes(id))) {
      await this.#record(quote.quoteId, firmId, timeout);
    }
    await this.#storage.put("room", { ...room, isOver: true } satisfies Room);
    this.#listeners.send(endEvent);
    this.#listeners.close();
  }

  #record(quoteId: string, firmId: string, outcome: Outcome): Promise<void> {
    this.#recording = this.#recording
      .catch(() => undefined)
      .then(() => this.#recordNow(quoteId, firmId, outcome));
    return this.#recording;
  }

  async #recordNow(quoteId: string, firmId: string, outcome: Outcome): Promise<void> {
    const last = await this.#storage.get<number>("sequence");
    const answer: FirmAnswer = { ...outcome, firmId, sequence: (last ?? 0) + 1 };
    await this.#storage.put({ sequence: answer.sequence, [`answer:${firmId}`]: answer });
    await this.#services.store.answers.save(quoteId, answer, this.#services.now());
    this.#listeners.send(this.#event(answer));
  }

  async #room(): Promise<Room | undefined> {
    const room = await this.#storage.get("room");
    return room === undefined ? undefined : v.parse(RoomSchema, room);
  }

  async #answers(): Promise<FirmAnswer[]> {
    const rows = await this.#storage.list({ prefix: "answer:" });
    return [...rows.values()].map((row) => v.parse(FirmAnswerSchema, row));
  }

  #event(answer: FirmAnswer): StreamEvent {
    const view = viewAnswer(answer, this.#services.insurers);
    const { sequence } = answer;
    return { text: formatEvent("answer", answerModel.encode(view), sequence), sequence };
  }
}

const endEvent: StreamEvent = { text: formatEvent("end", {}) };
