import type { DurableObjectState } from "@cloudflare/workers-types";
import * as v from "valibot";
import type { DeclineReason, PaymentFailure } from "../../payment/payment.ts";
import { createEndorsementDriver } from "../process/endorsement-driver.ts";
import type { EndorsementDriver, EndorsementKind } from "../process/endorsement-driver.ts";
import type { PolicyServices } from "../services.ts";
import { ChangePaymentSchema, changePaths } from "./change-client.ts";
import type { ChangeStanding } from "./change-client.ts";
import type { ChangeMessage } from "./change-message.ts";
import { ChangeMessageSchema, keyOf, messagesOwed } from "./change-message.ts";
import { openCharge } from "./change-charge.ts";
import { changeRefusals } from "./change-copy.ts";
import { ledgerOf } from "./change-ledger.ts";
import type { PolicyChange } from "./change-record.ts";
import {
  NewChangeSchema,
  PolicyChangeSchema,
  changedAtOf,
  isDriven,
  isOver,
  moved,
  newChange,
  unpaidAgain,
} from "./change-record.ts";
import type { ToldChange } from "./change-repository.ts";
import { takeStep } from "./change-steps.ts";
import { sendChangeNews } from "./send-change-news.ts";

const MessagesSchema = v.array(ChangeMessageSchema);

/** The changes of one policy, one after the other: asked → paid, where it costs more → insurer → changed → money back, where it costs less. Storage beside that of its driver: `change`, the newest; `count`, how many there were. */
export class ChangeProcess {
  readonly #storage: DurableObjectState["storage"];
  readonly #services: PolicyServices;
  readonly #driver: EndorsementDriver<PolicyChange, ChangeMessage>;

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

  async #answer(path: string, body: unknown): Promise<ChangeStanding> {
    const known = await this.#driver.load();
    switch (path) {
      case changePaths.ask:
        return this.#ask(known, body);
      case changePaths.pay:
        return known === undefined ? {} : this.#pay(known, body);
      case changePaths.withdraw:
        if (known !== undefined) await this.#withdraw(known);
        break;
      case changePaths.look:
        // The bank itself is asked what its customer's browser says.
        if (known?.state === "paying") {
          await this.#driver.save({ ...known, dueAt: this.#services.now() }, known);
        }
        break;
      default:
        await this.#settle(known);
    }
    return standingOf(await this.#driver.load());
  }

  /** What the office has decided of it, also where the object was not told when that was. */
  async #settle(known: PolicyChange | undefined): Promise<void> {
    const { store, now } = this.#services;
    const row =
      known?.state === "by-hand" ? await store.policyChanges.find(known.changeId) : undefined;
    if (known === undefined || row?.decision !== "transfer") return this.#driver.wake(known);
    const settled = { by: "transfer", settledAt: now() } as const;
    await this.#driver.save(moved(known, "done", now(), settled), known);
  }

  /** Ends one that is not paid; what the bank has let pay meanwhile goes on. Nothing is taken for a session that was left behind. */
  async #withdraw(known: PolicyChange): Promise<void> {
    if (known.state !== "unpaid" && known.state !== "paying") return;
    const looked = known.state === "paying" ? await takeStep(known, this.#services) : known;
    const isOpen = looked.state === "unpaid" || (looked.state === "paying" && looked.tries === 0);
    const reason = changeRefusals.withdrawn(looked.charges > 0);
    const next = isOpen ? moved(looked, "refused", this.#services.now(), { reason }) : looked;
    await this.#driver.save(next, known);
  }

  /** Leads a card to the bank. Another one may take its place for as long as nothing is paid with the first. */
  async #pay(known: PolicyChange, body: unknown): Promise<ChangeStanding> {
    const services = this.#services;
    const isOpen = known.state === "unpaid" || known.state === "paying";
    if (!isOpen) return standingOf(known);
    const looked = known.state === "paying" ? await takeStep(known, services) : known;
    const isReplaceable = looked.state === "unpaid" || looked.state === "paying";
    const isTaken = looked.charge?.isCaptured === true;
    if (!isReplaceable || isTaken || (looked.state === "paying" && looked.tries > 0)) {
      await this.#driver.save(looked, known);
      return standingOf(looked);
    }
    // Counted before the bank is asked: what a crash cuts off there is no payment of ours.
    const counted = { ...unpaidAgain(looked, services.now(), {}), charges: looked.charges + 1 };
    await this.#driver.save(counted, known);
    const session = await openCharge(counted, v.parse(ChangePaymentSchema, body), services);
    if (!session.ok && session.reason.kind === "unavailable")
      return { change: counted, isAway: true };
    const at = services.now();
    const next = session.ok
      ? moved(counted, "paying", at, { charge: session.value })
      : unpaidAgain(counted, at, { declined: declineOf(session.reason) });
    await this.#driver.save(next, counted);
    return standingOf(next);
  }

  async #ask(known: PolicyChange | undefined, body: unknown): Promise<ChangeStanding> {
    // One that is under way is the only one there is.
    if (known !== undefined && !isOver(known)) return standingOf(known);
    const count = ((await this.#storage.get<number>("count")) ?? 0) + 1;
    const change = newChange(v.parse(NewChangeSchema, body), count, this.#services.now());
    await this.#storage.put({ count });
    await this.#driver.begin(change, known);
    return standingOf(change);
  }
}

const standingOf = (change: PolicyChange | undefined): ChangeStanding =>
  change === undefined ? {} : { change };

const kindOf = (services: PolicyServices): EndorsementKind<PolicyChange, ChangeMessage> => ({
  name: "change",
  parse: (kept) => v.parse(PolicyChangeSchema, kept),
  parseMessages: (kept) => v.parse(MessagesSchema, kept),
  idOf: ({ changeId }) => changeId,
  keyOf,
  isDriven,
  step: (change) => takeStep(change, services),
  owed: messagesOwed,
  send: (message) => sendChangeNews(message, services),
  mirror: (change) =>
    services.store.policyChanges.save(rowOf(change, services.now()), ledgerOf(change)),
});

const declineOf = (failure: PaymentFailure): DeclineReason =>
  failure.kind === "declined" ? failure.reason : "refused";

function rowOf(change: PolicyChange, updatedAt: number): ToldChange {
  const { changeId, orderId, kind, state, contentSealed, endorsementNumber, steps } = change;
  const { differenceKurus, cardKurus, acceptedKurus, charge } = change;
  return {
    changeId,
    orderId,
    kind,
    state,
    contentSealed,
    endorsementNumber: endorsementNumber ?? null,
    differenceKurus,
    cardKurus: cardKurus ?? null,
    grossKurus: acceptedKurus ?? null,
    chargeId: charge?.chargeId ?? null,
    paymentId: charge?.paymentId ?? null,
    changedAt: changedAtOf(change) ?? null,
    attention: state === "by-hand" ? "transfer" : null,
    askedAt: steps[0]?.at ?? updatedAt,
    updatedAt,
  };
}
