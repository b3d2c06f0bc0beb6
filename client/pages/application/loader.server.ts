import { redirect } from "react-router";
import { addressWithReference, referenceIn } from "#client/contact-form/call-reference.server.ts";
import { refuseFields, refuseWhole } from "#client/contact-form/refusal.server.ts";
import { loadText } from "#client/content/load-text.server.ts";
import { breadcrumbData } from "#client/content/structured-data.server.ts";
import { nowOf, soon } from "#client/later.server.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import type { ApplicationType } from "#shared/calls/support/application-topics.ts";
import { topicsOf } from "#shared/calls/support/application-topics.ts";
import { sendContactMessage } from "#shared/calls/support/send-contact-message.ts";
import { parseForm, typedText } from "#shared/forms/parse-form.ts";
import type { Head } from "#shared/head.ts";
import { routes } from "#shared/routes.ts";
import { applicationSchema } from "./application-schema.ts";
import { applicationCopy } from "./copy.ts";

/** Which of the two a route is. */
const typeOf = ({ path }: LoaderInput["route"]): ApplicationType =>
  path === routes.dataRequest.path ? "KVKK" : "SIKAYET";

export async function loadApplication({ page, route, url }: LoaderInput) {
  const type = typeOf(route);
  const words = applicationCopy[type];
  const asked = loadText(page, route.slug ?? "").then((found) => (found.ok ? found.value : null));
  const found = await soon(asked);
  const text = nowOf(found);
  const head: Head = {
    title: `${words.title} | ${page.site.name}`,
    description: text?.description ?? words.description,
    keywords: text?.keywords ?? "",
    structuredData: [breadcrumbData(page.site.publicUrl, words.title, url.pathname)],
  };
  const topics = Object.entries(topicsOf[type]).map(([id, name]) => ({ id, name }));
  return {
    head,
    type,
    path: route.path,
    topics,
    text: found,
    reference: await referenceIn(url, page),
  };
}

export type ApplicationData = Awaited<ReturnType<typeof loadApplication>>;

/** Leaves it with the office and comes back with its number, so that a reload sends nothing again. */
export async function sendApplication({ page, route, request }: LoaderInput) {
  const type = typeOf(route);
  const form = await request.formData();
  const parsed = parseForm(applicationSchema(type), form);
  if (!parsed.ok) return refuseFields(parsed.reason);
  const { fullName, phone, email, topic, message } = parsed.value;
  const answer = await page.api.call(sendContactMessage, {
    messageType: type,
    fullName,
    phone,
    email,
    topic,
    message,
  });
  if (answer.data === null) return refuseWhole(answer, typedText(form));
  return redirect(await addressWithReference(route.path, answer.data.referenceNumber, page));
}
