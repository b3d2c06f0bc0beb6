import { instantsOf } from "#shared/format/date.ts";
import { ok } from "#shared/result.ts";
import type { BankRepository, LedgerEntry } from "./bank-repository.ts";
import type { Movement, PaymentProvider } from "./payment.ts";
import { returnedOf } from "./payment.ts";

/** What entries of a kind come to, in kuruş. */
export const sumOf = (entries: readonly LedgerEntry[], wanted: LedgerEntry["kind"]): number =>
  entries.reduce((total, { kind, amountKurus }) => total + (kind === wanted ? amountKurus : 0), 0);

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
      const sums = {
        takenKurus: sumOf(entries, "capture"),
        returnedKurus: sumOf(entries, "refund"),
        chargedBackKurus: sumOf(entries, "chargeback"),
      };
      return ok({ paymentId: paymentId ?? "", returned: returnedOf(sums), ...sums });
    },
    movements: (day) => listed(day, ["capture", "refund"]),
    chargebacks: (day) => listed(day, ["chargeback"]),
  };
}
