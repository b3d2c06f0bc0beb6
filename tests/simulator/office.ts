import { decisionsFor, needsDecision, testimonyOf } from "#worker/broker/order/aside/decisions.ts";
import { transferChange } from "#worker/broker/policy/judge-change.ts";
import { backKurus, owedKurus } from "#worker/broker/policy/cancellation/cancellation-record.ts";
import { deedsFor, judgeCancellation } from "#worker/broker/policy/judge-cancellation.ts";
import type { Services } from "#worker/broker/services.ts";
import type { Market } from "./market.ts";

const mostRows = 100;

/** Somebody of the office, who decides how orders that cannot be read go on, by what bank and insurer say of them. */
export async function decide({ world: { random } }: Market, services: Services): Promise<void> {
  const { store, orders, now } = services;
  for (const row of await store.orders.listForOffice(mostRows)) {
    if (!needsDecision(row)) continue;
    const possible = decisionsFor(await testimonyOf(row, services));
    if (possible.length === 0) continue;
    const { orderId, quoteId } = row;
    const entry = { accountName: "ofis", subject: orderId, createdAt: now() };
    const audited = { ...entry, action: "settled-order" } as const;
    if (await store.orders.decide(orderId, random.pick(possible), audited)) {
      await orders.settle(quoteId, orderId);
    }
  }
}

/** One of two people of the office, who judges what policies are left with, speaks for an insurer without a service, and sends money. */
export async function judge(
  { world: { random }, bank, insurer }: Market,
  services: Services,
): Promise<void> {
  const { store, cancellations, now } = services;
  for (const row of await store.cancellations.listForOffice(mostRows)) {
    const { cancellation } = await cancellations.status(row.orderId);
    if (cancellation?.cancellationId !== row.cancellationId) continue;
    const deeds = deedsFor(cancellation);
    if (deeds.length === 0) continue;
    const isAsked = cancellation.trouble === "unsupported";
    const deed = isAsked ? insurer.write(cancellation.cancellationId) : random.pick(deeds);
    const { orderId, cancellationId, endsOn } = cancellation;
    const accountName = random.pick(["ayse", "bora"]);
    const entry = { accountName, subject: orderId, createdAt: now() };
    const audited = { ...entry, action: "judged-cancellation" } as const;
    const refundKurus = backKurus(cancellation);
    const note = "not";
    const outcome = await judgeCancellation(cancellation, row, { deed, note }, audited, services);
    if (deed === "confirm" && outcome === "decided") {
      insurer.end(orderId, { cancellationId, endsOn, refundKurus });
    }
    if (deed === "transfer" && outcome === "decided") {
      bank.transfer(cancellationId, owedKurus(cancellation));
    }
  }
  for (const row of await store.policyChanges.listForOffice(mostRows)) {
    const { changeId: subject, differenceKurus } = row;
    const accountName = random.pick(["ayse", "bora"]);
    const entry = { accountName, subject, action: "transferred-change", createdAt: now() } as const;
    const outcome = await transferChange(row, entry, services);
    if (outcome === "decided") bank.transfer(subject, -differenceKurus);
  }
}
