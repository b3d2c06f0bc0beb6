import { html } from "hono/html";
import * as v from "valibot";
import { formatDateTime } from "#shared/format/date.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { htmlPage } from "../html-page.ts";
import type { Services } from "../services.ts";
import { outboxCopy } from "./copy.ts";
import { outboxStyle } from "./outbox-style.ts";

const newest = 100;
const refreshSeconds = 5;

/** `GET /dev/outbox`: every message the embedded provider "sent", newest first, for people. */
export async function outboxPage({ store }: Services): Promise<Response> {
  const messages = await store.outbox.list(undefined, newest);
  const items = messages.map(
    ({ channel, to, subject, text, at }) =>
      html`<li>
        <header>
          <strong>${channel === "sms" ? outboxCopy.sms : outboxCopy.email}</strong>
          <span>${to}</span> <time>${formatDateTime(at)}</time>
        </header>
        ${subject === "" ? "" : html`<h2>${subject}</h2>`}
        <p>${text}</p>
      </li>`,
  );
  return htmlPage({
    title: outboxCopy.title,
    style: outboxStyle,
    refreshSeconds,
    body: html`<main>
      <h1>${outboxCopy.title}</h1>
      <p>${outboxCopy.hint}</p>
      ${
        items.length === 0
          ? html`<p>${outboxCopy.empty}</p>`
          : html`<ol>
              ${items}
            </ol>`
      }
    </main>`,
  });
}

/** `GET /dev/outbox.json?to=`: the same as data, to one phone or e-mail address when given. */
export async function outboxJson(to: string | undefined, { store }: Services): Promise<Response> {
  const phone = v.safeParse(PhoneSchema, to);
  const receiver = phone.success ? phone.output : to?.toLowerCase();
  const messages = await store.outbox.list(receiver, newest);
  return Response.json(messages, { headers: { "Cache-Control": "no-store" } });
}
