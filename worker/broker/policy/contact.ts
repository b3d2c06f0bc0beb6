import type { DataOf } from "#shared/calls/call.ts";
import type { changeContact } from "#shared/calls/policy/change-contact.ts";
import { maskEmail } from "#shared/format/mask-personal.ts";
import { maskPhone } from "#shared/format/phone.ts";
import { policyCopy } from "./policy-copy.ts";
import type { Bought } from "../order/papers.ts";
import type { PolicyServices } from "./services.ts";

/** The e-mail address of a quote's order; undefined while that cannot be read. */
export async function emailOf(
  quoteId: string,
  { orders, vault }: Pick<PolicyServices, "orders" | "vault">,
): Promise<string | undefined> {
  const order = await orders.status(quoteId);
  return order === undefined ? undefined : vault.open("orders.email", order.emailSealed);
}

/** In which province and district the holder of a policy lives, by what they have said last. */
export async function residenceOf(
  { policy: { orderId }, quote }: Pick<Bought, "policy" | "quote">,
  { store }: Pick<PolicyServices, "store">,
): Promise<string> {
  const changes = await store.contactChanges.listOf(orderId);
  const moved = changes.findLast(({ kind }) => kind === "address");
  return moved?.after ?? policyCopy.residence(quote.content.cityName, quote.content.county);
}

export const contactOf = (
  phone: string,
  email: string | undefined,
  residence: string,
): DataOf<typeof changeContact> => ({
  maskedPhone: maskPhone(phone),
  residence,
  ...(email === undefined ? {} : { maskedEmail: maskEmail(email) }),
});
