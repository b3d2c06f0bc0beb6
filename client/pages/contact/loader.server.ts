import { redirect } from "react-router";
import { addressWithReference, referenceIn } from "#client/contact-form/call-reference.server.ts";
import { refuseFields, refuseWhole } from "#client/contact-form/refusal.server.ts";
import { loadText } from "#client/content/load-text.server.ts";
import { breadcrumbData } from "#client/content/structured-data.server.ts";
import { nowOf, soon } from "#client/later.server.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import { sendContactMessage } from "#shared/calls/support/send-contact-message.ts";
import { parseForm, typedText } from "#shared/forms/parse-form.ts";
import type { Head } from "#shared/head.ts";
import { href } from "#shared/routes.ts";
import { ContactSchema } from "#client/contact-form/contact-schema.ts";
import { contactCopy } from "./copy.ts";

export async function loadContact({ page, route, url }: LoaderInput) {
  const asked = loadText(page, route.slug ?? "").then((found) => (found.ok ? found.value : null));
  const found = await soon(asked);
  const text = nowOf(found);
  const head: Head = {
    title: `${contactCopy.title} | ${page.site.name}`,
    description: text?.description ?? contactCopy.description,
    keywords: text?.keywords ?? "",
    structuredData: [breadcrumbData(page.site.publicUrl, contactCopy.title, url.pathname)],
  };
  return { head, text: found, reference: await referenceIn(url, page) };
}

export type ContactData = Awaited<ReturnType<typeof loadContact>>;

/** Leaves the message with the back office and comes back with its number, so that a reload sends nothing again. */
export async function sendContact({ page, request }: LoaderInput) {
  const form = await request.formData();
  const parsed = parseForm(ContactSchema, form);
  if (!parsed.ok) return refuseFields(parsed.reason);
  const { fullName, phone, email, message } = parsed.value;
  const answer = await page.api.call(sendContactMessage, {
    messageType: "ILETISIM",
    fullName,
    phone,
    email,
    message,
  });
  if (answer.data === null) return refuseWhole(answer, typedText(form));
  return redirect(await addressWithReference(href("contact"), answer.data.referenceNumber, page));
}
