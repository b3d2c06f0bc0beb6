import type { IssuedPolicies, IssuedPolicy } from "#worker/broker/insurers/embedded-insurer.ts";

/** Books of embedded insurers that are gone with the test. */
export function makeIssuedPolicies(): IssuedPolicies {
  const kept = new Map<string, IssuedPolicy>();
  const keyOf = (insurerId: string, orderId: string) => `${insurerId} ${orderId}`;
  return {
    async add(policy) {
      const key = keyOf(policy.insurerId, policy.orderId);
      if (!kept.has(key)) kept.set(key, policy);
    },
    async end(insurerId, orderId, ended) {
      const known = kept.get(keyOf(insurerId, orderId));
      if (known !== undefined && known.cancellationId === null) {
        kept.set(keyOf(insurerId, orderId), { ...known, ...ended });
      }
    },
    find: async (insurerId, orderId) => kept.get(keyOf(insurerId, orderId)),
    listBetween: async (insurerId, from, to) =>
      [...kept.values()].filter(
        (policy) =>
          policy.insurerId === insurerId && policy.issuedAt >= from && policy.issuedAt < to,
      ),
  };
}
