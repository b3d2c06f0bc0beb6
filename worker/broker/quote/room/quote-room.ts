import type { DurableObjectState } from "@cloudflare/workers-types";
import * as v from "valibot";
import { describeError } from "#shared/describe-error.ts";
import type { Source } from "../../insurers/source.ts";
import { findSource, untilAborted } from "../../insurers/source.ts";
import { log } from "../../log.ts";
import { knownUntil } from "../quote-content.ts";
import type { Quote } from "../quote-repository.ts";
import { roomPaths } from "./quote-room-client.ts";
import type { NewAnswer } from "./room-answers.ts";
import { createRoomAnswers, isFinished, newAnswer } from "./room-answers.ts";
import { createListeners } from "./room-events.ts";
import type { StoredAnswer } from "./stored-answer.ts";
import { StoredAnswerSchema, findOffer } from "./stored-answer.ts";
import type { QuoteServices } from "../services.ts";

const RoomSchema = v.object({
  quoteId: v.string(),
  /** Asking; nobody waited for any more, though late answers may come in; nothing can come any more. */
  phase: v.picklist(["asking", "late", "rest"]),
  /** How often the database was told in vain; absent when it knows, or need not know yet. */
  unmirrored: v.exactOptional(v.number()),
  /** Since when everybody is asked anew, epoch ms; answers of before do not count as given. */
  since: v.exactOptional(v.number()),
});
type Room = v.InferOutput<typeof RoomSchema>;

/** Late answers are still taken for this long after the deadline. */
const graceMs = 30_000;
/** A killed object goes on after this long, or at once when somebody looks. */
const watchdogMs = 20_000;
const wakeMs = 1000;
const longestWaitMs = 600_000;

const isOpen = (room: Room | undefined): room is Room =>
  room !== undefined && room.phase !== "rest";

const backoffMs = (tries: number): number => Math.min(longestWaitMs, 1000 * 2 ** tries);

/**
 * Asks the sources of one quote in parallel and tells everybody who listens. The asking runs inside the alarm, so it
 * needs no visitor. What has been answered is stored at once, and after a crash only who has not finished is asked again,
 * as the same question. The database gets a mirror of all answers when nothing can come any more, in one write that is
 * tried until it succeeds; until then the room alone knows.
 *
 * Storage: `room`, and `answer:<id>` for each answer.
 */
export class QuoteRoom {
  readonly #storage: DurableObjectState["storage"];
  readonly #services: QuoteServices;
  readonly #answers: ReturnType<typeof createRoomAnswers>;
  readonly #listeners = createListeners();
  #isWorking = false;
  /** Ends the asking that is under way, for another one. */
  #round = new AbortController();
  /** Changes happen one after the other. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(state: DurableObjectState, services: QuoteServices) {
    this.#storage = state.storage;
    this.#services = services;
    this.#answers = createRoomAnswers(state.storage, services);
  }

  async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const quoteId = searchParams.get("quoteId") ?? "";
    switch (pathname) {
      case roomPaths.start:
        await this.#begin(quoteId);
        return new Response(null, { status: 204 });
      case roomPaths.again:
        await this.#beginAgain(quoteId);
        return new Response(null, { status: 204 });
      case roomPaths.confirm:
        return this.#confirm(quoteId, v.parse(StoredAnswerSchema, await request.json()));
      case roomPaths.answers:
        await this.#awake(quoteId);
        return Response.json(await this.#answers.list());
      default:
        return this.#stream(quoteId, Number(searchParams.get("after") ?? 0));
    }
  }

  async alarm(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    try {
      await this.#storage.setAlarm(this.#services.now() + watchdogMs);
      // Whoever asks everybody anew ends the round that is under way.
      for (let room = await this.#room(); isOpen(room); room = await this.#room()) {
        this.#round = new AbortController();
        await this.#work(room, this.#round.signal);
      }
      await this.#inTurn(() => this.#mirror());
    } catch (error) {
      log("error", "quote-room-failed", describeError(error));
    } finally {
      this.#isWorking = false;
    }
  }

  /** Asks whoever has not finished, and leaves the room at rest with its mirror still to be written. */
  async #work({ quoteId, since }: Room, round: AbortSignal): Promise<void> {
    const quote = await this.#services.store.quotes.open(quoteId);
    if (quote !== undefined) await this.#ask(quote, since, round);
    await this.#inTurn(async () => {
      if (round.aborted) return;
      // An offer that is bought while everybody is asked anew stays.
      if (since !== undefined && !(await this.#services.orders.isTaken(quoteId))) {
        await this.#answers.keepOnly(await this.#given());
      }
      await this.#put({ quoteId, phase: "rest", unmirrored: 0 });
    });
  }

  async #begin(quoteId: string): Promise<Room> {
    const known = await this.#room();
    if (known !== undefined) return known;
    const room: Room = { quoteId, phase: "asking" };
    await this.#put(room);
    await this.#storage.setAlarm(this.#services.now());
    return room;
  }

  /** Nobody is asked anew about a quote that is taken: its answers are what was bought. */
  async #beginAgain(quoteId: string): Promise<void> {
    await this.#opened(quoteId);
    if (await this.#services.orders.isTaken(quoteId)) return;
    const since = this.#services.now();
    await this.#inTurn(() => {
      this.#round.abort();
      return this.#put({ quoteId, phase: "asking", since });
    });
    await this.#storage.setAlarm(since);
  }

  /** The room as it stands. One that has lost its storage, or is older than it, is what the database has of it. */
  async #opened(quoteId: string): Promise<Room> {
    const known = await this.#room();
    if (known !== undefined) return known;
    const mirrored = await this.#services.store.quotes.mirrored(quoteId);
    if (mirrored === undefined || (await this.#room()) !== undefined) return this.#begin(quoteId);
    await this.#storage.deleteAll();
    for (const answer of mirrored) await this.#answers.put(answer);
    const room: Room = { quoteId, phase: "rest" };
    await this.#put(room);
    return room;
  }

  /** Looking at a room whose asking was killed sets it going again. */
  async #awake(quoteId: string): Promise<Room> {
    const room = await this.#opened(quoteId);
    if (room.phase === "rest" || this.#isWorking) return room;
    const now = this.#services.now();
    const alarm = await this.#storage.getAlarm();
    if (alarm === null || alarm > now + wakeMs) await this.#storage.setAlarm(now);
    return room;
  }

  async #stream(quoteId: string, after: number): Promise<Response> {
    const isOver = (await this.#awake(quoteId)).phase !== "asking";
    const events = (await this.#answers.list())
      .filter(({ sequence }) => sequence > after)
      .map((answer) => ({ kind: "answer" as const, answer }));
    return this.#listeners.open(isOver ? [...events, { kind: "end" }] : events, isOver);
  }

  /** Answers to what is asked now. */
  async #given(): Promise<StoredAnswer[]> {
    const { since = 0 } = (await this.#room()) ?? {};
    return (await this.#answers.list()).filter(({ answeredAt }) => answeredAt >= since);
  }

  /** Until everybody has finished, or the deadline and its grace have passed. */
  async #ask(quote: Quote, since: number | undefined, round: AbortSignal): Promise<void> {
    const { sources, now, pause } = this.#services;
    const from = since ?? quote.createdAt;
    const deadline = from + quote.deadline - quote.createdAt;
    const leftMs = deadline + graceMs - now();
    const answered = await this.#given();
    const open = sources.filter(
      ({ id }) => leftMs > 0 && quote.sourceIds.includes(id) && !isFinished(answered, id),
    );
    const signal = AbortSignal.any([round, AbortSignal.timeout(Math.max(0, leftMs))]);
    const everybody = Promise.all(open.map((source) => this.#askOne(source, quote, signal)));
    const stop = new AbortController();
    const over = pause(deadline - now(), stop.signal).catch(() => undefined);
    await Promise.race([everybody, over]);
    stop.abort();
    await this.#close(quote, round);
    await everybody;
  }

  async #askOne(source: Source, quote: Quote, signal: AbortSignal): Promise<void> {
    const call = { signal, now: this.#services.now(), askId: quote.quoteId };
    try {
      const answers = source.ask(quote.content.request, call);
      for await (const answer of untilAborted(answers, signal)) {
        const told = newAnswer(source, answer, knownUntil(quote));
        await this.#inTurn(async () => signal.aborted || (await this.#keep(told)));
      }
      await this.#finish(source.id, "done", signal);
    } catch (error) {
      if (signal.aborted) return;
      log("warn", "insurer-failed", { firmId: source.id, ...describeError(error) });
      await this.#finish(source.id, "failed", signal);
    }
  }

  /** What a source says by going: for itself, unless it has answered under its own name. */
  #finish(
    sourceId: string,
    state: "done" | "failed" | "timeout",
    until: AbortSignal,
  ): Promise<void> {
    const name = findSource(this.#services.sources, sourceId)?.name ?? sourceId;
    return this.#inTurn(async () => {
      if (until.aborted || isFinished(await this.#given(), sourceId)) return;
      await this.#keep({ id: sourceId, sourceId, firm: { id: sourceId, name }, state });
    });
  }

  /** Nobody is waited for any more: whoever is silent has timed out, and listeners are told that this is all. */
  async #close({ sourceIds }: Quote, round: AbortSignal): Promise<void> {
    const room = await this.#room();
    if (room?.phase !== "asking") return;
    for (const sourceId of sourceIds) await this.#finish(sourceId, "timeout", round);
    await this.#inTurn(async () => {
      if (round.aborted) return;
      await this.#put({ ...room, phase: "late" });
      this.#listeners.send({ kind: "end" });
      this.#listeners.close();
    });
  }

  async #keep(answer: NewAnswer): Promise<void> {
    const added = await this.#answers.add(answer);
    if (added !== undefined) this.#listeners.send({ kind: "answer", answer: added });
  }

  /** Keeps what an insurer has confirmed. Of a room at rest the database learns a new price, not each confirmation. */
  async #confirm(quoteId: string, confirmed: StoredAnswer): Promise<Response> {
    await this.#opened(quoteId);
    await this.#inTurn(async () => {
      const { offerId = "", offer, confirmedAt = 0, sourceReference } = confirmed;
      const known = findOffer(await this.#answers.list(), offerId);
      if (known === undefined || offer === undefined) return;
      await this.#answers.put({
        ...known,
        offer,
        confirmedAt,
        ...(sourceReference === undefined ? {} : { sourceReference }),
      });
      const { validUntil } = offer;
      const isSame = JSON.stringify({ ...known.offer, validUntil }) === JSON.stringify(offer);
      const room = await this.#room();
      if (isSame || room?.phase !== "rest") return;
      await this.#put({ ...room, unmirrored: room.unmirrored ?? 0 });
      await this.#mirror();
    });
    return new Response(null, { status: 204 });
  }

  /** Writes the mirror when one is due; when that fails, again and again, at growing intervals. */
  async #mirror(): Promise<void> {
    const room = await this.#room();
    if (room?.unmirrored === undefined) return this.#storage.deleteAlarm();
    const { quoteId, phase, unmirrored } = room;
    try {
      await this.#services.store.quotes.mirror(quoteId, await this.#answers.list());
      await this.#put({ quoteId, phase });
      await this.#storage.deleteAlarm();
    } catch (error) {
      log("warn", "quote-mirror-failed", { tries: unmirrored + 1, ...describeError(error) });
      await this.#put({ ...room, unmirrored: unmirrored + 1 });
      await this.#storage.setAlarm(this.#services.now() + backoffMs(unmirrored));
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work, work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  #put = (room: Room): Promise<void> => this.#storage.put("room", room);

  async #room(): Promise<Room | undefined> {
    const room = await this.#storage.get("room");
    const read = v.safeParse(RoomSchema, room);
    return read.success ? read.output : undefined;
  }
}
