import { redirect } from "react-router";
import type * as v from "valibot";
import { callConsentTexts, givenConsents } from "#client/contact-form/call-consents.ts";
import { callCopy } from "#client/contact-form/call-copy.ts";
import { addressWithReference, referenceIn } from "#client/contact-form/call-reference.server.ts";
import type { CallRequestSchema } from "#client/contact-form/call-request-schema.ts";
import { callRequestSchema } from "#client/contact-form/call-request-schema.ts";
import { isCallSlot, loadCallSlots } from "#client/contact-form/call-slots.server.ts";
import { refuseFields, refuseWhole } from "#client/contact-form/refusal.server.ts";
import { askedFields } from "#client/quote/steps/asked-fields.server.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import type { Answer } from "#shared/calls/call.ts";
import { detailsName, sendContactMessage } from "#shared/calls/support/send-contact-message.ts";
import type { CheckedValues } from "#shared/fields/field.ts";
import { fieldMessages } from "#shared/forms/field-messages.ts";
import { parseForm, typedText } from "#shared/forms/parse-form.ts";
import type { Head } from "#shared/head.ts";
import type { Lead } from "#shared/leads/lead.ts";
import { leadCodec, leadFields, leadWireName } from "#shared/leads/lead.ts";
import { leadOf } from "#shared/leads/leads.ts";
import type { ProductId } from "#shared/products/catalogue.ts";
import { products } from "#shared/products/catalogue.ts";
import { productOfCode } from "#shared/products/product-code.ts";
import { href, productPageOf, quoteHref } from "#shared/routes.ts";
import { requestQuoteCopy } from "./copy.ts";

/** The form that asks for a call about a line nobody can buy online yet. */
export async function loadRequestQuote(input: LoaderInput) {
  const { page, url } = input;
  const product = productOf(input);
  const { name, group, summary } = products[product];
  const reference = await referenceIn(url, page);
  const head: Head = {
    title: `${requestQuoteCopy.headTitle(name)} | ${page.site.name}`,
    description: requestQuoteCopy.description(name),
    keywords: name,
    isPrivate: reference !== null,
  };
  const lead = leadOf(product);
  return {
    head,
    fields: lead === undefined ? [] : await askedFields(page.api, leadFields(lead)),
    product: { id: product, name, group, summary, page: productPageOf(product) ?? null },
    action: url.pathname,
    slots: await loadCallSlots(page.api),
    consents: callConsentTexts,
    reference,
  };
}

export type RequestQuoteData = Awaited<ReturnType<typeof loadRequestQuote>>;

/** Leaves the wish with the back office and comes back with its number, so that a reload sends nothing again. */
export async function requestQuote(input: LoaderInput) {
  const { page, request, url } = input;
  const product = productOf(input);
  const form = await request.formData();
  const lead = leadOf(product);
  const parsed = parseForm(callRequestSchema(lead, Date.now()), form);
  if (!parsed.ok) return refuseFields(parsed.reason);
  const { fullName, phone, callBackSlot, note, ...own } = parsed.value as CallRequest;
  const slots = await loadCallSlots(page.api);
  const values = typedText(form);
  if (!isCallSlot(slots, callBackSlot)) {
    return refuseFields({ errors: { callBackSlot: callCopy.unknownSlot }, values });
  }
  const answer = await page.api.call(sendContactMessage, {
    messageType: "TEKLIF",
    fullName,
    phone,
    message: note,
    productId: product,
    callBackSlot,
    details: lead === undefined ? undefined : leadDetails(lead, own),
    ...givenConsents,
  });
  if (answer.data === null) {
    const errors = lead === undefined ? {} : leadErrors(lead, answer.errors);
    return Object.keys(errors).length > 0
      ? refuseFields({ errors, values })
      : refuseWhole(answer, values);
  }
  return redirect(await addressWithReference(url.pathname, answer.data.referenceNumber, page));
}

/** What the form holds once it is judged, with a line's own answers beside. */
type CallRequest = v.InferOutput<typeof CallRequestSchema> & CheckedValues;

/** The answers under the names they travel by. */
const leadDetails = (lead: Lead, own: CheckedValues) =>
  leadCodec(lead).encode(own as never) as Readonly<Record<string, string | number | boolean>>;

/** What the back office says of the line's own fields, under their names in the form. */
function leadErrors(lead: Lead, errors: Answer<unknown>["errors"]): Record<string, string> {
  const names = leadFields(lead).map(({ name }): [string, string] => [
    `${detailsName}.${leadWireName(lead, name)}`,
    name,
  ]);
  return fieldMessages(errors, Object.fromEntries(names));
}

const movedPermanently = 301;

/** The line the address names by its public name. One with an address of its own is only served there. */
function productOf({ route, params, url }: LoaderInput): ProductId {
  if (route.product !== undefined) return route.product;
  const named = productOfCode(params["product"] ?? "");
  if (named === undefined) throw redirect(href("notFound"));
  const path = quoteHref(named);
  if (path !== url.pathname) throw redirect(path, movedPermanently);
  return named;
}
