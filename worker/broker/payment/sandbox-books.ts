import { instantsOf } from "#shared/format/date.ts";
import { ok } from "#shared/result.ts";
import type { BankRepository, LedgerEntry } from "./bank-repository.ts";
import type { Movement, PaymentProvider } from "./payment.ts";

/** What the practice bank's own books say, of an order and of a day. */
export function createSandboxBooks(
  bank: BankRepository,
): Pick<PaymentProvider, "record" | "movements" | "chargebacks"> {
  async function listed(day: string, kinds: readonly Movement["kind"][]) {
    const moved = await bank.movedBetween(...instantsOf(day));
    const rows = moved.flatMap(({ kind: name, ...movement }): Movement[] => {
      const kind = kinds.find((each) => each === name);
      return kind === undefined ? [] : [{ ...movement, kind }];
    });
    return ok({ kind: "listed", rows } as const);
  }
  return {
    async record(orderId) {
      const paymentId = await bank.paymentOf(orderId);
      const entries = paymentId === undefined ? [] : await bank.ledger([paymentId]);
      const sum = (wanted: LedgerEntry["kind"]) =>
        entries.reduce((total, each) => total + (each.kind === wanted ? each.amountKurus : 0), 0);
      const [takenKurus, backKurus] = [sum("capture"), sum("refund")];
      const returned = backKurus === 0 ? "none" : backKurus < takenKurus ? "part" : "whole";
      const chargedBackKurus = sum("chargeback");
      return ok({ paymentId: paymentId ?? "", takenKurus, returned, chargedBackKurus });
    },
    movements: (day) => listed(day, ["capture", "refund"]),
    chargebacks: (day) => listed(day, ["chargeback"]),
  };
}
