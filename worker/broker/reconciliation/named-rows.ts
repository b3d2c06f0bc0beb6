import { describeError } from "#shared/describe-error.ts";
import type { DayList } from "../domain/day-list.ts";
import type { Source } from "../insurers/source.ts";
import { log } from "../log.ts";
import type { PaymentRecord } from "../payment/payment.ts";
import { lookUpMs } from "./compare-books.ts";
import { orderOfCharge } from "../order/order-id.ts";
import type { NamedRow } from "./list-repository.ts";
import type { ReconciliationServices } from "./services.ts";

/** A list that is read by day; undefined rows: it could not be asked now. */
export interface NamedList {
  /** "payments", "chargebacks" or "policies:<source>". */
  readonly id: string;
  read(day: string): Promise<DayList<NamedRow> | undefined>;
  /** Whether it still has something under an order's id; undefined when it cannot be asked now. */
  stillHas(orderId: string): Promise<boolean | undefined>;
}

const rowsOf = <T>(list: DayList<T>, named: (row: T) => NamedRow): DayList<NamedRow> =>
  list.kind === "unsupported" ? list : { kind: "listed", rows: list.rows.map(named) };

function moneyList(
  id: "payments" | "chargebacks",
  read: ReconciliationServices["payment"]["movements"],
  isOwed: (record: PaymentRecord) => boolean,
  { payment }: ReconciliationServices,
): NamedList {
  return {
    id,
    async read(day) {
      const list = await read(day);
      if (!list.ok) return undefined;
      return rowsOf(list.value, ({ orderId, kind, amountKurus }) => ({
        // Of a change’s payment the order of its policy is looked at.
        orderId: orderOfCharge(orderId) ?? orderId,
        isMoney: true,
        key: `${orderId}:${kind}`,
        kurus: kind === "capture" ? amountKurus : -amountKurus,
      }));
    },
    async stillHas(orderId) {
      const record = await payment.record(orderId);
      return record.ok ? isOwed(record.value) : undefined;
    },
  };
}

const callOf = ({ now }: ReconciliationServices) => ({
  signal: AbortSignal.timeout(lookUpMs),
  now: now(),
});

function policyList(source: Source, services: ReconciliationServices): NamedList {
  const id = `policies:${source.id}`;
  const answered = <T>(asked: Promise<T>): Promise<T | undefined> =>
    asked.catch((error: unknown) => {
      log("warn", "policy-list-failed", { list: id, ...describeError(error) });
      return undefined;
    });
  return {
    id,
    async read(day) {
      const list = await answered(source.listPolicies(day, callOf(services)));
      return (
        list &&
        rowsOf(list, ({ orderId, policyNumber, grossKurus }) => ({
          orderId,
          isMoney: false,
          key: policyNumber,
          kurus: grossKurus,
        }))
      );
    },
    async stillHas(orderId) {
      const sought = { orderId, firmId: source.id };
      const found = await answered(source.findPolicy(sought, callOf(services)));
      return found && found.kind === "issued";
    },
  };
}

/** Every list by day there is: what the payment service has moved, and what each insurer has issued. */
export const namedLists = (services: ReconciliationServices): readonly NamedList[] => [
  moneyList("payments", services.payment.movements, isKept, services),
  moneyList("chargebacks", services.payment.chargebacks, isChargedBack, services),
  ...services.sources.map((source) => policyList(source, services)),
];

const isKept = ({ takenKurus, returned }: PaymentRecord) => takenKurus > 0 && returned !== "whole";
const isChargedBack = ({ chargedBackKurus = 0 }: PaymentRecord) => chargedBackKurus > 0;
