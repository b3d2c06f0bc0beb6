import type {
  AuthoriseRequest,
  CaptureFailure,
  DeclineReason,
  Movement,
  PartBack,
  PartReturned,
  PaymentFailure,
  PaymentProvider,
  PaymentState,
  Transfer,
} from "#worker/broker/payment/payment.ts";
import { returnedOf } from "#worker/broker/payment/payment.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import type { Result } from "#shared/result.ts";
import { err, ok } from "#shared/result.ts";
import type { Life, World } from "./world.ts";

/** A payment in the bank's own books. */
export interface Payment {
  readonly paymentId: string;
  readonly orderId: string;
  readonly amountKurus: number;
  readonly expiresAt: number;
  state: "waiting" | "approved" | "declined";
  takenKurus: number;
  takenAt: number;
  returnedKurus: number;
  returnedAt: number;
  chargedBackKurus: number;
  chargedBackAt: number;
  /** Its card takes nothing any more. */
  readonly isCardOver: boolean;
  /** When its people have looked at it, epoch ms, and what they find. */
  reviewedAt: number;
  isRejected: boolean;
}

const sessionMs = 10 * 60_000;
const failShare = 0.02;
const unavailable = err({ kind: "unavailable" } as const);

/** A bank with books of its own, as the order process reaches it: any answer may get lost, before or after it has acted. */
export class Bank {
  readonly payments = new Map<string, Payment>();
  readonly #byOrder = new Map<string, Payment>();
  readonly #world: World;
  /** What has gone to accounts, by what it was for. */
  readonly transfers = new Map<string, number>();
  /** Keys under which a part was given back. */
  readonly #parts = new Set<string>();

  constructor(world: World) {
    this.#world = world;
  }

  /** What its customer does on the bank's page; false where the session is over. */
  answer(paymentId: string, isApproved: boolean): boolean {
    const payment = this.payments.get(paymentId);
    if (payment?.state !== "waiting" || payment.expiresAt < this.#world.now) return false;
    payment.state = isApproved ? "approved" : "declined";
    return true;
  }

  /** Takes an amount, whatever was taken before. */
  take(paymentId: string, amountKurus: number): void {
    const payment = this.payments.get(paymentId)!;
    payment.takenKurus += amountKurus;
    payment.takenAt = this.#world.now;
  }

  give(paymentId: string, amountKurus: number): void {
    const payment = this.payments.get(paymentId)!;
    payment.returnedKurus += amountKurus;
    payment.returnedAt = this.#world.now;
  }

  /** The payer's bank takes money back from us. */
  chargeBack(paymentId: string, amountKurus: number): void {
    const payment = this.payments.get(paymentId)!;
    payment.chargedBackKurus = amountKurus;
    payment.chargedBackAt = this.#world.now;
  }

  /** Somebody of the office sends money to an account; under the same reference once. */
  transfer(reference: string, amountKurus: number): void {
    this.transfers.set(reference, amountKurus);
  }

  /** The bank as a life reaches it. */
  portOf(life: Life): PaymentProvider {
    const world = this.#world;
    const ask = <T, F>(act: () => Result<T, F>): Promise<Result<T, F | PaymentFailure>> =>
      world.pass<Result<T, F | PaymentFailure>>(
        life,
        () => {
          const fails = world.hasCrashes && world.random.chance(failShare);
          if (fails && world.random.chance(0.5)) return unavailable;
          const result = act();
          return fails ? unavailable : result;
        },
        { ms: world.hasCrashes && world.random.chance(0.01) ? 40_000 : 800 },
      );
    return {
      authorise: (request) => ask(() => this.#authorise(request)),
      capture: (transfer) => ask(() => this.#capture(transfer)),
      refund: ({ paymentId }) =>
        ask(() => {
          const payment = this.payments.get(paymentId);
          if (payment === undefined || payment.takenKurus === 0) return ok("nothing-taken");
          if (payment.returnedKurus === 0) this.give(paymentId, payment.takenKurus);
          return ok("returned");
        }),
      refundPart: (part) => ask(() => this.#givePart(part)),
      query: (paymentId) => ask(() => ok(this.#stateOf(paymentId))),
      record: (orderId) =>
        ask(() => {
          const {
            paymentId = "",
            takenKurus = 0,
            returnedKurus = 0,
            chargedBackKurus = 0,
          } = this.#byOrder.get(orderId) ?? {};
          const sums = { takenKurus, returnedKurus };
          return ok({ paymentId, returned: returnedOf(sums), chargedBackKurus, ...sums });
        }),
      movements: (day) => ask(() => ok({ kind: "listed", rows: this.#movementsOf(day) })),
      chargebacks: (day) => ask(() => ok({ kind: "listed", rows: this.#chargebacksOf(day) })),
      readNotice: () => Promise.resolve(undefined),
      endedUnpaid: () => Promise.resolve([]),
      pages: {
        secure: () => Promise.resolve(undefined),
        landing: () => Promise.resolve(undefined),
      },
    };
  }

  #authorise({ orderId, amountKurus }: AuthoriseRequest) {
    const { now, random } = this.#world;
    if (random.chance(0.05)) return err({ kind: "declined", reason: "refused" } as const);
    const known = this.#byOrder.get(orderId);
    const payment: Payment = known ?? {
      paymentId: `p-${orderId}`,
      orderId,
      amountKurus,
      expiresAt: now + sessionMs,
      state: "waiting",
      takenKurus: 0,
      takenAt: 0,
      returnedKurus: 0,
      returnedAt: 0,
      chargedBackKurus: 0,
      chargedBackAt: 0,
      isCardOver: random.chance(0.1),
      reviewedAt: random.chance(0.03) ? now + random.between(0, 6 * 3_600_000) : 0,
      isRejected: random.chance(0.3),
    };
    this.#byOrder.set(orderId, payment);
    this.payments.set(payment.paymentId, payment);
    const { paymentId, expiresAt } = payment;
    return ok({ paymentId, redirectUrl: `/banka/3d/${paymentId}`, expiresAt });
  }

  #capture({ paymentId, amountKurus }: Transfer): Result<undefined, CaptureFailure> {
    const { now, random } = this.#world;
    const payment = this.payments.get(paymentId);
    if (payment?.state !== "approved" || payment.amountKurus !== amountKurus) {
      return declined("not-authenticated");
    }
    if (payment.takenKurus === 0) {
      if (random.chance(0.04)) {
        payment.state = "declined";
        return declined("insufficient-funds");
      }
      this.take(paymentId, amountKurus);
    }
    if (payment.reviewedAt > now) return err({ kind: "reviewing" });
    return payment.reviewedAt > 0 && payment.isRejected ? err({ kind: "rejected" }) : ok(undefined);
  }

  #givePart({ key, paymentId, partKurus }: PartBack): Result<PartReturned, PaymentFailure> {
    const payment = this.payments.get(paymentId);
    if (this.#parts.has(key)) return ok("returned");
    if (payment === undefined || partKurus > leftOf(payment)) return ok("too-much");
    if (payment.isCardOver) return ok("card-refused");
    this.#parts.add(key);
    this.give(paymentId, partKurus);
    return ok("returned");
  }

  #movementsOf(day: string): Movement[] {
    const isOf = (at: number) => todayInIstanbul(at) === day;
    return [...this.payments.values()].flatMap((payment) => {
      const { orderId, takenKurus, takenAt, returnedKurus, returnedAt } = payment;
      const taken = { orderId, kind: "capture", amountKurus: takenKurus } as const;
      const returned = { orderId, kind: "refund", amountKurus: returnedKurus } as const;
      return [
        ...(takenKurus > 0 && isOf(takenAt) ? [taken] : []),
        ...(returnedKurus > 0 && isOf(returnedAt) ? [returned] : []),
      ];
    });
  }

  #chargebacksOf(day: string): Movement[] {
    return [...this.payments.values()]
      .filter((each) => each.chargedBackKurus > 0 && todayInIstanbul(each.chargedBackAt) === day)
      .map(({ orderId, chargedBackKurus: amountKurus }) => ({
        orderId,
        kind: "chargeback",
        amountKurus,
      }));
  }

  #stateOf(paymentId: string): PaymentState {
    const payment = this.payments.get(paymentId);
    if (payment === undefined) return { kind: "declined", reason: "session-expired" };
    if (payment.returnedKurus > 0 && payment.returnedKurus >= payment.takenKurus) {
      return { kind: "refunded" };
    }
    if (payment.takenKurus > 0) return { kind: "captured" };
    if (payment.state === "approved") return { kind: "verified" };
    const isOver = payment.state === "declined" || payment.expiresAt < this.#world.now;
    return isOver ? { kind: "declined", reason: "session-expired" } : { kind: "waiting" };
  }
}

/** What of a payment has neither gone back nor been taken back. */
const leftOf = ({ takenKurus, returnedKurus, chargedBackKurus }: Payment): number =>
  takenKurus - returnedKurus - chargedBackKurus;

const declined = (reason: DeclineReason) => err({ kind: "declined", reason } as const);
