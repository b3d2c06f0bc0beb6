import type { DataOf } from "#shared/calls/call.ts";
import type { changeContact } from "#shared/calls/policy/change-contact.ts";
import { maskEmail } from "#shared/format/mask-personal.ts";
import { maskPhone } from "#shared/format/phone.ts";
import { policyCopy } from "./policy-copy.ts";
import type { Bought } from "../order/papers.ts";
import type { OrderRecord } from "../order/process/order-record.ts";
import type { PolicyServices } from "./services.ts";

/** An order's e-mail address, and as it is kept: sealed, so differently each time that it is set. */
export interface Mailbox {
  readonly email: string;
  readonly emailSealed: string;
}

export async function mailboxIn(
  order: OrderRecord | undefined,
  { vault }: Pick<PolicyServices, "vault">,
): Promise<Mailbox | undefined> {
  if (order === undefined) return undefined;
  const { emailSealed } = order;
  return { emailSealed, email: await vault.open("orders.email", emailSealed) };
}

/** The e-mail address of a quote's order; undefined while that cannot be read. */
export async function emailOf(
  quoteId: string,
  services: Pick<PolicyServices, "orders" | "vault">,
): Promise<string | undefined> {
  return (await mailboxIn(await services.orders.status(quoteId), services))?.email;
}

/** In which province and district the holder of a policy lives, by what they have said last, and how often they have moved. */
export async function homeOf(
  { policy: { orderId }, quote }: Pick<Bought, "policy" | "quote">,
  { store }: Pick<PolicyServices, "store">,
): Promise<{ readonly residence: string; readonly moves: number }> {
  const changes = await store.contactChanges.listOf(orderId);
  const moves = changes.filter(({ kind }) => kind === "address");
  const first = policyCopy.residence(quote.content.cityName, quote.content.county);
  return { residence: moves.at(-1)?.after ?? first, moves: moves.length };
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
