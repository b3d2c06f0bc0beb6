import { redirect } from "react-router";
import type { LoaderInput } from "#client/loaders.server.ts";
import { actOnAccess } from "#client/quote/access.server.ts";
import { quoteIdOf } from "#client/quote/load-offers.server.ts";
import { orderCopy } from "#client/quote/purchase-copy.ts";
import { orderStatus } from "#shared/calls/order-status.ts";
import { statusCodes } from "#shared/codes.ts";
import { maskEmail } from "#shared/format/mask-personal.ts";
import { href } from "#shared/routes.ts";

/** How the purchase stands; a quote without one leads back to its offers. */
export async function loadOrder({ page, params }: LoaderInput) {
  const link = params["quote"] ?? "";
  const quoteId = await quoteIdOf(page, link);
  const head = {
    title: `${orderCopy.head} | ${page.site.name}`,
    description: orderCopy.description,
    isPrivate: true,
  };
  const answer = await page.api.call(orderStatus, { quoteId });
  if (answer.statusCode === statusCodes.forbidden) return { head, kind: "access" as const };
  if (answer.data === null || answer.data.state === "none") {
    throw redirect(href("offers", { quote: link }));
  }
  const { paymentEmail, ...order } = answer.data;
  const sentTo = paymentEmail === undefined ? undefined : maskEmail(paymentEmail);
  return { head, kind: "order" as const, link, order: { ...order, sentTo } };
}

export type OrderData = Awaited<ReturnType<typeof loadOrder>>;

export async function actOnOrder({ page, params, url, request }: LoaderInput) {
  const quoteId = await quoteIdOf(page, params["quote"]);
  return actOnAccess(page, quoteId, url.pathname, await request.formData());
}
