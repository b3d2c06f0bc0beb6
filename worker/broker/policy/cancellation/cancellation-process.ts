import type { DurableObjectState } from "@cloudflare/workers-types";
import * as v from "valibot";
import { describeError } from "#shared/describe-error.ts";
import { log } from "../../log.ts";
import { forgetEnded } from "../../member/keep-bought.ts";
import type { EndorsementDriver, EndorsementKind } from "../process/endorsement-driver.ts";
import { createEndorsementDriver } from "../process/endorsement-driver.ts";
import type { PolicyServices } from "../services.ts";
import { cancellationPaths } from "./cancellation-client.ts";
import type { CancellationStanding } from "./cancellation-client.ts";
import type { CancellationMessage } from "./cancellation-message.ts";
import { CancellationMessageSchema, newsKeyOf, newsOwed } from "./cancellation-message.ts";
import type { Cancellation } from "./cancellation-record.ts";
import {
  CancellationSchema,
  NewCancellationSchema,
  attentionOf,
  backKurus,
  isDriven,
  isJudged,
  isOver,
  isRevocable,
  ledgerOf,
  moved,
  newCancellation,
} from "./cancellation-record.ts";
import { decided } from "./decided.ts";
import { sendNews } from "./send-news.ts";
import { askInsurer, takeStep } from "./cancellation-steps.ts";

const MessagesSchema = v.array(CancellationMessageSchema);

/**
 * The leaving of one policy: asked → paper → insurer → money. Storage beside that of its driver: `cancellation`, the newest; `count`, how many
 * there were.
 */
export class CancellationProcess {
  readonly #storage: DurableObjectState["storage"];
  readonly #services: PolicyServices;
  readonly #driver: EndorsementDriver<Cancellation, CancellationMessage>;

  constructor(state: DurableObjectState, services: PolicyServices) {
    this.#storage = state.storage;
    this.#services = services;
    this.#driver = createEndorsementDriver(state.storage, services.now, kindOf(services));
  }

  async fetch(request: Request): Promise<Response> {
    const body: unknown = await request.json();
    const { pathname } = new URL(request.url);
    return Response.json(await this.#driver.inTurn(() => this.#answer(pathname, body)));
  }

  alarm(): Promise<void> {
    return this.#driver.alarm();
  }

  async #answer(path: string, body: unknown): Promise<CancellationStanding> {
    const known = await this.#settled(await this.#driver.load());
    switch (path) {
      case cancellationPaths.ask:
        return this.#ask(known, body);
      case cancellationPaths.withdraw:
        if (known !== undefined && isRevocable(known)) await this.#withdraw(known);
        break;
      case cancellationPaths.paper:
        if (known?.state === "paper-wanted") await this.#move(known, "checking");
        break;
      case cancellationPaths.account:
        if (known?.state === "by-hand")
          await this.#driver.save({ ...known, hasAccount: true }, known);
        break;
      default:
        await this.#driver.wake(known);
    }
    return standingOf(await this.#driver.load());
  }

  async #ask(known: Cancellation | undefined, body: unknown): Promise<CancellationStanding> {
    // One that has ended the policy, or is under way, is the only one there is.
    if (known !== undefined && (!isOver(known) || known.cancelledOn !== undefined)) {
      return standingOf(known);
    }
    const count = ((await this.#storage.get<number>("count")) ?? 0) + 1;
    const asked = v.parse(NewCancellationSchema, body);
    const cancellation = newCancellation(asked, count, this.#services.now());
    const { orderId, cancellationId } = cancellation;
    await this.#storage.put({ count });
    await this.#services.store.cancellations.claimFiles(orderId, cancellationId);
    await this.#driver.begin(cancellation, known);
    return { ...standingOf(cancellation), isNew: true };
  }

  /** An insurer that was asked already may have answered: then that counts. One that cannot be asked now may have ended it: then it stays as it is. */
  async #withdraw(known: Cancellation): Promise<void> {
    const wasAsked = known.steps.some(({ state }) => state === "sending");
    const last = wasAsked ? await this.#askAnew(known) : known;
    if (last === undefined) return;
    const answered = last.cancelledOn !== undefined || last.state === "refused";
    if (answered) await this.#driver.save(last, known);
    else await this.#move(last, "withdrawn");
  }

  /** What its insurer says now; undefined where it cannot be asked. */
  #askAnew(known: Cancellation): Promise<Cancellation | undefined> {
    return askInsurer(known, this.#services).catch((error: unknown) => {
      const { cancellationId } = known;
      log("warn", "cancellation-insurer-away", { cancellationId, ...describeError(error) });
      return undefined;
    });
  }

  /** As it stands with what the office has decided of it, also where the object was not told when that was. */
  async #settled(known: Cancellation | undefined): Promise<Cancellation | undefined> {
    if (known === undefined || !isJudged(known)) return known;
    const next = await decided(known, this.#services);
    if (next === undefined) return known;
    await this.#driver.save(next, known);
    return next;
  }

  #move(known: Cancellation, state: Cancellation["state"]): Promise<void> {
    return this.#driver.save(moved(known, state, this.#services.now()), known);
  }
}

const standingOf = (cancellation: Cancellation | undefined): CancellationStanding =>
  cancellation === undefined ? { isNew: false } : { cancellation, isNew: false };

const kindOf = (services: PolicyServices): EndorsementKind<Cancellation, CancellationMessage> => ({
  name: "cancellation",
  parse: (kept) => v.parse(CancellationSchema, kept),
  parseMessages: (kept) => v.parse(MessagesSchema, kept),
  idOf: ({ cancellationId }) => cancellationId,
  keyOf: (message) => {
    const { cancellationId } = v.parse(CancellationSchema, message.cancellation);
    return newsKeyOf({ ...message, isBare: false }, cancellationId);
  },
  isDriven,
  step: (one) => takeStep(one, services),
  owed: newsOwed,
  send: (message) => sendNews(message, services),
  async mirror(one) {
    await services.store.cancellations.save(rowOf(one, services.now()), ledgerOf(one));
    if (one.cancelledOn !== undefined) await forgetOf(one, services);
  },
});

/** What its member keeps of the policy that has ended. */
async function forgetOf({ quoteId }: Cancellation, services: PolicyServices): Promise<void> {
  const [quote, policy] = await Promise.all([
    services.store.quotes.open(quoteId),
    services.store.policies.findByQuote(quoteId),
  ]);
  if (quote === undefined || quote.memberId === null || policy === undefined) return;
  const { memberId, content } = quote;
  const { endsAt } = policy.period;
  await forgetEnded({ memberId, request: content.request, endsAt }, services);
}

function rowOf(cancellation: Cancellation, now: number) {
  const { cancellationId, orderId, quoteId, policyNumber, ground, state, endsOn } = cancellation;
  return {
    cancellationId,
    orderId,
    quoteId,
    policyNumber,
    ground,
    state,
    endsOn,
    refundKurus: backKurus(cancellation),
    cancelledOn: cancellation.cancelledOn ?? null,
    attention: attentionOf(cancellation, now),
    askedAt: cancellation.steps[0]?.at ?? now,
    updatedAt: now,
  };
}
