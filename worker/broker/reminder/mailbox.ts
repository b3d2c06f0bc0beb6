import type { ReminderServices } from "./services.ts";

/** Where the policy was sent to; nothing for a quote that was not bought. */
export async function mailboxOf(
  quoteId: string,
  { orders, vault }: Pick<ReminderServices, "orders" | "vault">,
): Promise<{ readonly email?: string }> {
  const order = await orders.status(quoteId);
  return order === undefined ? {} : { email: await vault.open("orders.email", order.emailSealed) };
}
