import type { Vault } from "../../crypto/vault.ts";
import { agreedSeal } from "../documents/sale-record.ts";
import type { OrderRecord } from "./order-record.ts";
import { isReplaceable, isSameChoice } from "./order-record.ts";
import type { StartOrder } from "./order-messages.ts";

/** What is kept of what a customer chooses to buy: neither card nor address, and of the documents what stands for them. */
export function choiceOf(input: StartOrder) {
  const { email: _email, card: _card, ip: _ip, returnUrl: _return, paced: _paced, ...rest } = input;
  const { documents, ...chosen } = rest;
  return { ...chosen, documentsSha256: documents.sha256 };
}

/** Whether an attempt under way is one for the very same, which whoever presses again then joins. */
export const isJoinable = (
  order: OrderRecord | undefined,
  input: StartOrder,
): order is OrderRecord =>
  order !== undefined && isReplaceable(order) && isSameChoice(order, choiceOf(input));

/** Where what was agreed to with an attempt is kept. */
export const agreedKeyOf = (orderId: string): string => `documents:${orderId}`;

/** What was read, agreed to with an attempt, as one write of its object's storage. */
export async function agreementOf(
  { documents }: StartOrder,
  { orderId, createdAt: agreedAt }: OrderRecord,
  vault: Vault,
): Promise<Readonly<Record<string, string>>> {
  const sealed = await agreedSeal.seal(vault, { ...documents, agreedAt, channel: "web" });
  return { [agreedKeyOf(orderId)]: sealed };
}
