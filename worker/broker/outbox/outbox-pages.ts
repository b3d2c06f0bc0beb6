import { html } from "hono/html";
import * as v from "valibot";
import { attachmentOf } from "#shared/attachment.ts";
import { formatDateTime } from "#shared/format/date.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import type { Markup } from "../html-page.ts";
import { htmlPage } from "../html-page.ts";
import { smsParts } from "../notification/sms-length.ts";
import { outboxCopy } from "./copy.ts";
import type { ListedMessage, OutboxRepository } from "../notification/outbox-repository.ts";
import { outboxStyle } from "./outbox-style.ts";

/** What is shown of messages that went nowhere. */
interface OutboxServices {
  readonly store: {
    readonly outbox: OutboxRepository;
  };
}

/** Where the outbox is read; its routes and its links are made of it. */
export const outboxPath = "/dev/outbox";

const newest = 100;

const htmlPath = ({ id }: ListedMessage): string => `${outboxPath}/${id}/ileti.html`;
const filePath = ({ id }: ListedMessage, index: number): string =>
  `${outboxPath}/${id}/ek/${index}`;

/** The designed form of a message and its files, as links. */
function partsList(message: ListedMessage): Markup | "" {
  const designed =
    message.html === undefined ? [] : [{ href: htmlPath(message), label: outboxCopy.designed }];
  const files = message.attached.map(({ fileName, size }, index) => ({
    href: filePath(message, index),
    label: outboxCopy.attached(fileName, Math.ceil(size / 1024)),
  }));
  const links = [...designed, ...files];
  return links.length === 0
    ? ""
    : html`<ul>
        ${links.map(({ href, label }) => html`<li><a href="${href}">${label}</a></li>`)}
      </ul>`;
}

const kindOf = ({ channel, text }: ListedMessage): string =>
  channel === "sms"
    ? `${outboxCopy.sms} · ${outboxCopy.smsParts(smsParts(text))}`
    : outboxCopy.email;

/** `GET /dev/outbox`: every message the embedded provider "sent", newest first, for people. */
export async function outboxPage({ store }: OutboxServices): Promise<Response> {
  const messages = await store.outbox.list(undefined, newest);
  const items = messages.map(
    (message) =>
      html`<li>
        <header>
          <strong>${kindOf(message)}</strong>
          <span>${message.to}</span> <time>${formatDateTime(message.at)}</time>
        </header>
        ${message.subject === "" ? "" : html`<h2>${message.subject}</h2>`}
        <p>${message.text}</p>
        ${partsList(message)}
      </li>`,
  );
  return htmlPage({
    title: outboxCopy.title,
    style: outboxStyle,
    body: html`<main>
      <h1>${outboxCopy.title}</h1>
      <p>${outboxCopy.hint} <a href="${outboxPath}">${outboxCopy.again}</a></p>
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

/** A message as data: its designed form and its files by the addresses they are read at, where it has any. */
const asData = (message: ListedMessage) => {
  const { channel, to, subject, text, at, attached } = message;
  const attachments = attached.map((file, index) => ({ ...file, path: filePath(message, index) }));
  return {
    channel,
    to,
    subject,
    text,
    at,
    ...(message.html === undefined ? {} : { html: htmlPath(message) }),
    ...(attachments.length === 0 ? {} : { attachments }),
  };
};

/** `GET /dev/outbox.json?to=`: the same as data, to one phone or e-mail address when given. */
export async function outboxJson(
  to: string | undefined,
  { store }: OutboxServices,
): Promise<Response> {
  const phone = v.safeParse(PhoneSchema, to);
  const receiver = phone.success ? phone.output : to?.toLowerCase();
  const messages = await store.outbox.list(receiver, newest);
  return Response.json(messages.map(asData), { headers: { "Cache-Control": "no-store" } });
}

const NumberSchema = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
const numberOf = (text: string): number => {
  const parsed = v.safeParse(NumberSchema, text);
  return parsed.success ? parsed.output : -1;
};

/** Nothing in a message runs or loads; only its own styles count. */
const messagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox; base-uri 'none'; frame-ancestors 'none'";

/** `GET /dev/outbox/<id>/ileti.html`: an e-mail as its reader sees it; undefined when there is no such message. */
export async function outboxHtml(
  id: string,
  { store }: OutboxServices,
): Promise<Response | undefined> {
  const found = await store.outbox.findHtml(numberOf(id));
  if (found === undefined) return undefined;
  return new Response(found, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": messagePolicy,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** `GET /dev/outbox/<id>/ek/<index>`: a file of an e-mail; undefined when there is none. */
export async function outboxFile(
  id: string,
  index: string,
  { store }: OutboxServices,
): Promise<Response | undefined> {
  const file = await store.outbox.findFile(numberOf(id), numberOf(index));
  if (file === undefined) return undefined;
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      "Content-Type": file.contentType,
      "Content-Disposition": attachmentOf(file.fileName),
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
