import { data, redirect } from "react-router";
import * as v from "valibot";
import type { LoaderInput } from "#client/loader-input.ts";
import { actOnAccess } from "#client/quote/sharing/access.server.ts";
import { reminderIntent } from "#client/quote/sharing/reminder-intent.ts";
import { quoteIdOf, unknownQuote } from "#client/quote/unknown-quote.server.ts";
import { unavailable } from "#client/unavailable.server.ts";
import { actOnReminder } from "#client/quote/sharing/reminder.server.ts";
import { orderCopy, orderHeading } from "#client/quote/payment/order-copy.ts";
import type { DataOf } from "#shared/calls/call.ts";
import type { OrderState } from "#shared/calls/order/order-status.ts";
import { orderStatus } from "#shared/calls/order/order-status.ts";
import { resendMessages } from "#shared/calls/order/resend-messages.ts";
import { statusCodes } from "#shared/codes.ts";
import { maskEmail } from "#shared/format/mask-personal.ts";
import { parseForm } from "#shared/forms/parse-form.ts";
import { inTime } from "#shared/in-time.ts";
import { isProductId, productOf } from "#shared/products/catalogue.ts";
import { begunQuery, href, quoteHref } from "#shared/routes.ts";
import { EmailSchema } from "#shared/schemas/email.ts";
import { resendIntent } from "./resend-intent.ts";

/** So long after the press a payment of which nobody knows anything may still be on its way, in milliseconds. */
const onItsWayMs = 15_000;

/** States that an order mostly leaves by itself within a second. */
const passing: readonly OrderState[] = ["paying", "issuing", "delivering"];
/** How long it is waited for from look to look, in milliseconds: who is led here from the bank mostly reads at once how it ended. */
const lookAfterMs = [100, 200, 300, 400];

async function standingSoon({ api }: LoaderInput["page"], quoteId: string) {
  let answer = await api.call(orderStatus, { quoteId });
  for (const ms of lookAfterMs) {
    if (answer.data === null || !passing.includes(answer.data.state)) break;
    await new Promise((resolve) => setTimeout(resolve, ms));
    const next = await inTime(api.call(orderStatus, { quoteId }), ms);
    if (next === undefined || next.data === null) break;
    answer = next;
  }
  return answer;
}

/** The payment that the address says has just begun; undefined where it says nothing of the kind. */
function begunIn({ url, page }: LoaderInput) {
  const offerId = url.searchParams.get(begunQuery.offer);
  const at = Number(url.searchParams.get(begunQuery.at));
  if (offerId === null || !Number.isSafeInteger(at)) return undefined;
  return { offerId, at: Math.min(at, page.now()) };
}

/**
 * How the purchase stands. One that has just begun leads on to the bank, or back to its payment when nothing came of it; a
 * quote without one leads back to its offers.
 */
export async function loadOrder(input: LoaderInput) {
  const { page, params } = input;
  const link = params["quote"] ?? "";
  const quoteId = await quoteIdOf(page, link);
  const headOf = (title: string) => ({
    title: `${title} | ${page.site.name}`,
    description: orderCopy.description,
    isPrivate: true,
  });
  const answer = await standingSoon(page, quoteId);
  if (answer.statusCode === statusCodes.forbidden) {
    return { head: headOf(orderCopy.head), kind: "access" as const };
  }
  if (answer.statusCode === statusCodes.notFound) throw await unknownQuote(page);
  if (answer.data === null) throw unavailable();
  const { paymentEmail, ...standing } = standingOf(input, answer.data);
  const { state, cancelledOn, endsAt = Infinity } = standing;
  const isOver = state === "done" && cancelledOn === undefined && page.now() >= endsAt;
  const order = { ...standing, isOver };
  if (order.state === "done") forgetBuyer(page, order.productId ?? "");
  const sentTo = paymentEmail === undefined ? undefined : maskEmail(paymentEmail);
  return {
    head: headOf(`${orderHeading(order)} | ${orderCopy.head}`),
    kind: "order" as const,
    link,
    order: { ...order, sentTo },
    waitedMs: page.now() - (order.openingSince ?? page.now()),
    next: nextOf(order.productId ?? ""),
    isMember: page.member.isSignedIn,
  };
}

/** What was typed for a purchase is not there for whoever buys next in the same browser. */
function forgetBuyer({ session }: LoaderInput["page"], productId: string): void {
  const { drafts, paymentEmail } = session.state;
  if (paymentEmail === undefined && !Object.hasOwn(drafts, productId)) return;
  const others = Object.entries(drafts).filter(([id]) => id !== productId);
  session.update({ paymentEmail: undefined, drafts: Object.fromEntries(others) });
}

/** The order as its page shows it: one that nobody knows yet, because its payment has only just begun, is being opened. */
function standingOf(input: LoaderInput, order: DataOf<typeof orderStatus>) {
  const begun = begunIn(input);
  const quote = input.params["quote"] ?? "";
  if (order.state === "awaiting-bank" && order.redirectUrl !== undefined && begun !== undefined) {
    throw redirect(order.redirectUrl);
  }
  if (order.state !== "none") return order;
  if (begun === undefined) throw redirect(href("offers", { quote }));
  const { offerId, at } = begun;
  if (input.page.now() - at > onItsWayMs) {
    throw redirect(href("purchase", { quote, offer: offerId }));
  }
  return { ...order, state: "opening" as const, offerId, openingSince: at };
}

/** The line whose cover whoever has bought this one most likely misses. */
function nextOf(productId: string) {
  const next = isProductId(productId) ? productOf(productId).next : undefined;
  if (next === undefined || !isProductId(next)) return undefined;
  const { name, summary, icon } = productOf(next);
  return { name, summary, icon, href: quoteHref(next) };
}

/** Why nothing is sent again, with the address that was typed; empty when it is. */
export interface ResendOutcome {
  readonly resendError?: string;
  readonly emailError?: string;
  readonly typedEmail?: string;
}

const NewAddressSchema = v.object({ email: EmailSchema });

async function resend({ api }: LoaderInput["page"], quoteId: string, form: FormData) {
  const typedEmail = String(form.get("email") ?? "").trim();
  const refuse = (outcome: ResendOutcome) =>
    data<ResendOutcome>({ ...outcome, typedEmail }, { status: 422 });
  // Left empty, it goes to where it was to go.
  const read = typedEmail === "" ? undefined : parseForm(NewAddressSchema, form);
  if (read?.ok === false) return refuse({ emailError: read.reason.errors["email"] ?? "" });
  const answer = await api.call(resendMessages, { quoteId, paymentEmail: read?.value.email });
  return answer.success ? data<ResendOutcome>({}) : refuse({ resendError: answer.message });
}

export type OrderData = Awaited<ReturnType<typeof loadOrder>>;

export async function actOnOrder({ page, params, url, request }: LoaderInput) {
  const form = await request.formData();
  if (form.get("intent") === reminderIntent) {
    return actOnReminder(page, params["quote"], "policy-end", form);
  }
  const quoteId = await quoteIdOf(page, params["quote"]);
  if (form.get("intent") === resendIntent) return resend(page, quoteId, form);
  return actOnAccess(page, quoteId, url.pathname, form);
}
