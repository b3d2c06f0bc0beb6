import type { DataOf } from "#shared/calls/call.ts";
import type { changeContact } from "#shared/calls/policy/change-contact.ts";
import { maskEmail } from "#shared/format/mask-personal.ts";
import { maskPhone } from "#shared/format/phone.ts";
import type { PolicyServices } from "./services.ts";

/** The e-mail address of a quote's order; undefined while that cannot be read. */
export async function emailOf(
  quoteId: string,
  { orders, vault }: Pick<PolicyServices, "orders" | "vault">,
): Promise<string | undefined> {
  const order = await orders.status(quoteId);
  return order === undefined ? undefined : vault.open("orders.email", order.emailSealed);
}

export const contactOf = (
  phone: string,
  email: string | undefined,
): DataOf<typeof changeContact> => ({
  maskedPhone: maskPhone(phone),
  ...(email === undefined ? {} : { maskedEmail: maskEmail(email) }),
});
