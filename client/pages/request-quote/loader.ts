import { redirect } from "react-router";
import { refuseFields, refuseWhole } from "#client/contact-form/refusal.ts";
import type { LoaderInput } from "#client/loaders.ts";
import { getList } from "#shared/calls/get-list.ts";
import { sendContactMessage } from "#shared/calls/send-contact-message.ts";
import { parseForm, typedText } from "#shared/forms/parse-form.ts";
import type { Head } from "#shared/head.ts";
import type { ProductId } from "#shared/products/registry.ts";
import { isProductId, products } from "#shared/products/registry.ts";
import { href, productHref, quoteHref } from "#shared/routes.ts";
import { callConsents } from "./call-consents.ts";
import { CallRequestSchema } from "./call-request-schema.ts";
import { requestQuoteCopy } from "./copy.ts";

const referenceForm = /^YK-\d{10}$/;

/** The form that asks for a call about a line nobody can buy online yet. */
export async function loadRequestQuote(input: LoaderInput) {
  const { page, url } = input;
  const product = productOf(input);
  const { name, group, summary } = products[product];
  const head: Head = {
    title: `${requestQuoteCopy.headTitle(name)} | ${page.site.name}`,
    description: requestQuoteCopy.description(name),
    keywords: name,
    isPrivate: true,
  };
  const reference = url.searchParams.get("kayit") ?? "";
  return {
    head,
    product: { name, group, summary, path: productHref(product) },
    action: url.pathname,
    slots: await loadSlots(page.api),
    consents: callConsents.map(({ name: field, label, contract }) => ({ field, label, contract })),
    reference: referenceForm.test(reference) ? reference : null,
  };
}

export type RequestQuoteData = Awaited<ReturnType<typeof loadRequestQuote>>;

/** Leaves the wish with the back office and comes back with its number, so that a reload sends nothing again. */
export async function requestQuote(input: LoaderInput) {
  const { page, request, url } = input;
  const product = productOf(input);
  const form = await request.formData();
  const parsed = parseForm(CallRequestSchema, form);
  if (!parsed.ok) return refuseFields(parsed.reason);
  const { fullName, phone, callBackSlot, note } = parsed.value;
  const slots = await loadSlots(page.api);
  const slot = slots.find(({ id }) => id === callBackSlot);
  const values = typedText(form);
  if (callBackSlot !== "" && slots.length > 0 && slot === undefined) {
    return refuseFields({ errors: { callBackSlot: requestQuoteCopy.unknownSlot }, values });
  }
  const answer = await page.api.call(sendContactMessage, {
    messageType: "TEKLIF",
    fullName,
    phone,
    message: note,
    productId: product,
    callBackSlot: slot?.name,
  });
  if (answer.data === null) return refuseWhole(answer.message, values);
  const query = new URLSearchParams({ kayit: answer.data.referenceNumber });
  return redirect(`${url.pathname}?${query}`);
}

/** The line the address names. A line with an address of its own is only served there. */
function productOf({ route, params, url }: LoaderInput): ProductId {
  if (route.product !== undefined) return route.product;
  const named = params["product"] ?? "";
  if (!isProductId(named)) throw redirect(href("notFound"));
  const path = quoteHref(named);
  if (path !== url.pathname) throw redirect(path);
  return named;
}

async function loadSlots(api: LoaderInput["page"]["api"]) {
  const { data } = await api.call(getList, { groupCode: "ARAMA_ZAMANI" });
  return (data?.items ?? []).map(({ id, text }) => ({ id, name: text }));
}
