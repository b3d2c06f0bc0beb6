import type { Decision } from "./decision.ts";
import type { Testimony } from "./decisions.ts";
import { decisionsFor } from "./decisions.ts";
import type { OrderRecord } from "../process/order-record.ts";
import { moved } from "../process/order-record.ts";
import type { PolicyRow } from "../policy-repository.ts";
import { rebuiltOrder } from "./rebuilt-order.ts";
import type { OrderServices } from "../services.ts";

const policyFields = ({ policyId, policyNumber, issuedAt, startsAt, endsAt }: PolicyRow) => ({
  policyId,
  policyNumber,
  issuedAt,
  ...(startsAt === null ? {} : { startsAt }),
  ...(endsAt === null ? {} : { endsAt }),
});

/**
 * The order as it goes on from what was decided, asked anew: undefined where that may not be done any more. Whatever moves
 * money or makes a policy is left to the steps of every order, which may be repeated.
 */
export async function settled(
  decision: Decision,
  testimony: Testimony,
  seed: OrderRecord | undefined,
  services: OrderServices,
): Promise<OrderRecord | undefined> {
  if (!decisionsFor(testimony).includes(decision)) return undefined;
  const { policy, payment, row } = testimony;
  const known = seed ?? (await rebuiltOrder(testimony, services));
  switch (decision) {
    case "finish":
      if (policy !== undefined) {
        const { grossKurus, paidKurus: totalKurus } = policy;
        const commission = testimony.entries.find(({ kind }) => kind === "commission");
        const money = { grossKurus, totalKurus, commissionKurus: -(commission?.amountKurus ?? 0) };
        // Whoever has been told of it already is not told again.
        return moved(known, "delivering", { ...policyFields(policy), ...money, isCaptured: true });
      }
      // What is to be issued has to be known, and paid.
      if (known.grossKurus === 0 || payment?.takenKurus !== known.totalKurus) return undefined;
      return moved(known, "issuing", { isCaptured: true, paymentId: payment.paymentId });
    case "refund":
      return moved(known, "refunding", {
        obstacle: { kind: "not-issued" },
        isCaptured: true,
        totalKurus: payment?.takenKurus ?? row.paidKurus,
        paymentId: payment?.paymentId ?? known.paymentId,
      });
    case "close":
      return payment?.returned === "whole"
        ? moved(known, "refunded", { obstacle: { kind: "not-issued" }, isCaptured: true })
        : moved(known, "declined", {
            obstacle: { kind: "payment-declined", reason: "session-expired" },
            isCaptured: false,
          });
  }
}
