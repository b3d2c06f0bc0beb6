import type { OfficeServices } from "./services.ts";

/** A policy, whose it is, what of it was changed, and how it is left with its papers and the account that was named. */
export async function readPolicy({ store, cancellations }: OfficeServices, orderId: string) {
  const [policy] = await store.policies.findOpen({ orderId });
  if (policy === undefined) return undefined;
  const [quote, row, changes] = await Promise.all([
    store.quotes.open(policy.quoteId),
    store.cancellations.newestOf(policy.quoteId),
    store.policyChanges.listOf(orderId),
  ]);
  if (row === undefined)
    return { policy, quote, changes, row, cancellation: undefined, files: [], iban: undefined };
  const [{ cancellation }, files, iban] = await Promise.all([
    cancellations.status(orderId),
    store.cancellations.filesOf(row.cancellationId),
    store.cancellations.ibanOf(row),
  ]);
  return { policy, quote, changes, row, cancellation, files, iban };
}

export type ShownPolicy = NonNullable<Awaited<ReturnType<typeof readPolicy>>>;
