import { ok } from "#shared/result.ts";
import { orderOfCharge } from "#worker/broker/order/order-id.ts";
import type { Bug } from "./market.ts";

/** Faults that a simulation has to find, each in what an order process works with. */
export const plantedBugs: Readonly<Record<string, Bug>> = {
  "a refund that is noted and not made": (services) => ({
    ...services,
    payment: { ...services.payment, refund: async () => ok("returned") },
  }),
  "a second capture": (services, { bank }) => ({
    ...services,
    payment: {
      ...services.payment,
      async capture(transfer) {
        const captured = await services.payment.capture(transfer);
        if (captured.ok) bank.take(transfer.paymentId, transfer.amountKurus);
        return captured;
      },
    },
  }),
  "a policy without money": (services) => ({
    ...services,
    payment: { ...services.payment, capture: async () => ok(undefined) },
  }),
  "money given back for a policy in force": (services, { bank }) => ({
    ...services,
    store: {
      ...services.store,
      policies: {
        ...services.store.policies,
        async add(policy, recordSealed) {
          await services.store.policies.add(policy, recordSealed);
          bank.give(`p-${policy.orderId}`, policy.paidKurus);
        },
      },
    },
  }),
  "an entry that the ledger never gets": (services) => ({
    ...services,
    store: {
      ...services.store,
      orders: {
        ...services.store.orders,
        save: (order, entries) =>
          services.store.orders.save(
            order,
            entries.filter(({ kind }) => kind !== "commission"),
          ),
      },
    },
  }),
  "an order that the database is not told of": (services) => ({
    ...services,
    store: { ...services.store, orders: { ...services.store.orders, save: async () => {} } },
  }),
  "a policy that is not noted": (services) => ({
    ...services,
    store: { ...services.store, policies: { ...services.store.policies, add: async () => {} } },
  }),
  "a policy under another number": (services) => ({
    ...services,
    store: {
      ...services.store,
      policies: {
        ...services.store.policies,
        add: ({ policyNumber, ...policy }, recordSealed) =>
          services.store.policies.add(
            { ...policy, policyNumber: `${policyNumber}0` },
            recordSealed,
          ),
      },
    },
  }),
  "a policy that is issued twice": (services, { insurer }) => ({
    ...services,
    sources: services.sources.map((source) => ({
      ...source,
      async issue(order, call) {
        const answer = await source.issue(order, call);
        if (answer.kind === "issued") insurer.book({ ...order, risk: "once more" });
        return answer;
      },
    })),
  }),
  "the same covered twice": (services) => ({
    ...services,
    store: {
      ...services.store,
      coveredRisks: { ...services.store.coveredRisks, reserve: async () => true },
    },
  }),
  "a message that goes twice": (services, { post }) => ({
    ...services,
    notifier: {
      async send(message) {
        post.deliver({ ...message, dedupeKey: `${message.dedupeKey}:again` });
        return services.notifier.send(message);
      },
    },
  }),
  "a message that is noted and not sent": (services) => ({
    ...services,
    notifier: { send: async () => ok(undefined) },
  }),
  "a part that is noted as given back and is not": (services) => ({
    ...services,
    payment: { ...services.payment, refundPart: async () => ok("returned") },
  }),
  "a part that is given back twice": (services, { bank }) => ({
    ...services,
    payment: {
      ...services.payment,
      async refundPart(part) {
        const returned = await services.payment.refundPart(part);
        if (returned.ok && returned.value === "returned") bank.give(part.paymentId, part.partKurus);
        return returned;
      },
    },
  }),
  "a policy that has ended here alone": (services) => ({
    ...services,
    sources: services.sources.map((source) => ({
      ...source,
      cancel: async ({ cancellationId, endsOn, refundKurus }) => ({
        kind: "confirmed",
        endorsementNumber: cancellationId,
        endsOn,
        refundKurus,
      }),
    })),
  }),
  "a policy that has ended at its insurer alone": (services) => ({
    ...services,
    sources: services.sources.map((source) => ({
      ...source,
      async cancel(order, call) {
        await source.cancel(order, call);
        return { kind: "refused", reason: "no" };
      },
    })),
  }),
  "an end that the database is not told of": (services) => ({
    ...services,
    store: {
      ...services.store,
      cancellations: { ...services.store.cancellations, save: async () => {} },
    },
  }),
  "an end that the ledger never gets": (services) => ({
    ...services,
    store: {
      ...services.store,
      cancellations: {
        ...services.store.cancellations,
        save: (row) => services.store.cancellations.save(row, []),
      },
    },
  }),
  "a change that the ledger never gets": (services) => ({
    ...services,
    store: {
      ...services.store,
      policyChanges: {
        ...services.store.policyChanges,
        save: (row) => services.store.policyChanges.save(row, []),
      },
    },
  }),
  "a dearer change without its money": (services) => ({
    ...services,
    payment: {
      ...services.payment,
      capture: (transfer) =>
        orderOfCharge(transfer.orderId) === undefined
          ? services.payment.capture(transfer)
          : Promise.resolve(ok(undefined)),
    },
  }),
};
