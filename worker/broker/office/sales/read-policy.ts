import type { OfficeServices } from "../services.ts";

/** A policy, whose it is, what of it was changed, and how it is left with its papers and the account that was named. */
export async function readPolicy({ store, cancellations }: OfficeServices, orderId: string) {
  const [policy] = await store.policies.findOpen({ orderId });
  if (policy === undefined) return undefined;
  const [quote, row, requests, changes] = await Promise.all([
    store.quotes.open(policy.quoteId),
    store.cancellations.newestOf(policy.quoteId),
    store.cancellations.listOf(policy.quoteId),
    store.policyChanges.listOf(orderId),
  ]);
  const earlier = await Promise.all(
    requests
      .filter(({ cancellationId }) => cancellationId !== row?.cancellationId)
      .map(async (one) => ({
        ...one,
        files: await store.cancellations.filesOf(one.cancellationId),
        note: await store.cancellations.noteOf(one),
      })),
  );
  const read = { policy, quote, changes, row, earlier };
  if (row === undefined)
    return { ...read, cancellation: undefined, files: [], iban: undefined, note: undefined };
  const [{ cancellation }, files, iban, note] = await Promise.all([
    cancellations.status(orderId),
    store.cancellations.filesOf(row.cancellationId),
    store.cancellations.ibanOf(row),
    store.cancellations.noteOf(row),
  ]);
  return { ...read, cancellation, files, iban, note };
}

export type ShownPolicy = NonNullable<Awaited<ReturnType<typeof readPolicy>>>;

/** Stands for what is decided on as a page shows it: another request, state, paper or colleague's word is another. */
export const seenOf = ({ cancellation, row, files, changes }: ShownPolicy): string =>
  [
    cancellation?.cancellationId,
    cancellation?.steps.length,
    row?.decision,
    ...files.map(({ fileId }) => fileId),
    ...changes.map(({ changeId, state, decision }) => `${changeId}.${state}.${decision}`),
  ].join(" ");
