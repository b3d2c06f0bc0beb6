import { todayInIstanbul } from "#shared/format/date.ts";
import { confirmChange } from "#shared/calls/policy/confirm-change.ts";
import { getPolicy } from "#shared/calls/policy/get-policy.ts";
import { requestPolicyAccess } from "#shared/calls/policy/request-policy-access.ts";
import type { BrokerClient } from "#tests/broker/harness.ts";
import { makeCaller } from "#tests/broker/harness.ts";
import { lastCode, makePhone } from "#tests/broker/journey.ts";
import {
  buyOwnDamage,
  changeConfirmation,
  newRegistration,
  buyPolicy,
  buyUnplated,
  changeCard,
  confirmation,
  leave,
  newPlate,
  paper,
  untilLeft,
} from "#tests/broker/policy.ts";
import { oncePer } from "#shared/once-per.ts";
import type { Attempts, World } from "./attempts.ts";
import { ofOwner } from "./attempts.ts";

type PolicyCalls =
  | "requestPolicyAccess"
  | "confirmPolicyAccess"
  | "getPolicy"
  | "getEndorsement"
  | "getCancellation"
  | "prepareCancellation"
  | "confirmCancellation"
  | "amendCancellation"
  | "requestContactCode"
  | "changeContact"
  | "getChange"
  | "prepareChange"
  | "confirmChange"
  | "payChange";

const sold = { ground: "sold", eventDay: todayInIstanbul(Date.now()), file: paper } as const;

/** The number of a policy, and the phone it was bought with. */
async function boughtNumber(client: BrokerClient) {
  const { caller, phone, quoteId } = await buyPolicy(client);
  const { data } = await client.call(getPolicy, { quoteId }, caller);
  return { phone, policyNumber: data?.policyNumber ?? "" };
}

/** The same of a policy that is only asked after. */
async function numberOf({ client, owner }: World) {
  const { data } = await client.call(getPolicy, { quoteId: owner.boughtQuoteId }, owner.member);
  return { phone: owner.phone, policyNumber: data?.policyNumber ?? "" };
}

/** Of each back office, a policy that was left. */
const left = oncePer(async (client: BrokerClient) => {
  const buyer = await buyOwnDamage(client);
  await leave(client, buyer, { ground: "withdrawal" });
  await untilLeft(client, buyer, "done");
  return { caller: buyer.caller, input: { quoteId: buyer.quoteId } };
});

/** What is done with an issued policy. */
export const policyAttempts: Pick<Attempts, PolicyCalls> = {
  requestPolicyAccess: async (world) => ({ caller: makeCaller(), input: await numberOf(world) }),
  confirmPolicyAccess: async ({ client }) => {
    const input = await boughtNumber(client);
    const caller = makeCaller();
    await client.call(requestPolicyAccess, input, caller);
    return { caller, input: { ...input, code: await lastCode(client, input.phone) } };
  },
  getEndorsement: ({ client }) => left(client),
  getPolicy: ofOwner(({ boughtQuoteId }) => ({ quoteId: boughtQuoteId })),
  getCancellation: ofOwner(({ boughtQuoteId }) => ({ quoteId: boughtQuoteId })),
  prepareCancellation: async ({ client }) => {
    const { caller, quoteId } = await buyPolicy(client);
    return { caller, input: { quoteId, hasClaim: false, ...sold } };
  },
  confirmCancellation: async ({ client }) => {
    const buyer = await buyPolicy(client);
    return { caller: buyer.caller, input: await confirmation(client, buyer, sold) };
  },
  getChange: ofOwner(({ boughtQuoteId }) => ({ quoteId: boughtQuoteId })),
  prepareChange: async ({ client }) => {
    const { caller, quoteId } = await buyOwnDamage(client);
    return { caller, input: { quoteId, ...newRegistration } };
  },
  confirmChange: async ({ client }) => {
    const buyer = await buyOwnDamage(client);
    return { caller: buyer.caller, input: await changeConfirmation(client, buyer) };
  },
  payChange: async ({ client }) => {
    const buyer = await buyUnplated(client, "69");
    const input = await changeConfirmation(client, buyer, newPlate("34"));
    await client.call(confirmChange, input, buyer.caller);
    return { caller: buyer.caller, input: { quoteId: buyer.quoteId, ...changeCard } };
  },
  requestContactCode: ofOwner(({ boughtQuoteId }) => ({
    quoteId: boughtQuoteId,
    phone: makePhone(),
  })),
  changeContact: async ({ client }) => {
    const { caller, quoteId } = await buyPolicy(client);
    return { caller, input: { quoteId, email: "yeni@ornek.example" } };
  },
  amendCancellation: async ({ client }) => {
    const buyer = await buyPolicy(client);
    await leave(client, buyer, sold);
    return { caller: buyer.caller, input: { quoteId: buyer.quoteId, isWithdrawn: true } };
  },
};
