import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import * as v from "valibot";
import type { SupportStatus } from "#shared/calls/support-fields.ts";
import { maxSupportMessageLength } from "#shared/schemas/support-text.ts";
import { formatDateTime } from "#shared/format/date.ts";
import { productName } from "#shared/lines/catalogue.ts";
import { SiteSchema, siteVariables } from "#shared/site.ts";
import { supportCopy } from "#worker/broker/support/copy.ts";
import type { OfficeEvent } from "#worker/broker/support/office-reply.ts";
import { replyAsOffice } from "#worker/broker/support/office-reply.ts";
import { createOutboxNotifier } from "#worker/broker/notification/outbox.ts";
import type { Store } from "#worker/broker/store/store.ts";
import type { SupportRequest } from "#worker/broker/support/support-repository.ts";
import { createSignedLink } from "#worker/session/signed-link.ts";
import { localSecrets } from "./local-state.ts";
import { openLocalStore } from "./local-store.ts";
import { quiet } from "./migrate.ts";
import { describeMessage, messageHeadline } from "./office-inbox.ts";

const usage = `The office's side of support requests (DT-…), messages and wishes to be called (YK-…), on the local database.

  npm run support -- list
  npm run support -- show <reference>
  npm run support -- reply <reference> "text" [--status answered|waiting|solved]

Corrections of registered vehicles, which change prices once they are accepted.

  npm run support -- corrections
  npm run support -- accept <reference>
  npm run support -- refuse <reference>

Quotes of the last 90 days that came with a reference code.

  npm run support -- codes
`;
const mostListed = 50;

/** What a reply says about the request, by the state it shall leave it in. */
const events: Readonly<Partial<Record<SupportStatus, OfficeEvent>>> = {
  answered: "office-answered",
  waiting: "office-asked",
  solved: "office-closed",
};

const headline = ({ referenceNumber, status, typeId, subject, updatedAt }: SupportRequest) =>
  [
    referenceNumber,
    formatDateTime(updatedAt),
    supportCopy.statuses[status],
    supportCopy.types[typeId] ?? typeId,
    subject,
  ].join("  ");

async function list({ support, contacts }: Store): Promise<string> {
  const requests = await support.listAll(mostListed);
  const messages = await contacts.listForOffice(mostListed);
  const all = [
    ...requests.map((request) => ({ at: request.updatedAt, line: headline(request) })),
    ...messages.map((message) => ({ at: message.createdAt, line: messageHeadline(message) })),
  ];
  const newest = all.toSorted((a, b) => b.at - a.at).slice(0, mostListed);
  return newest.map(({ line }) => line).join("\n") || "There are no requests.";
}

async function show(reference: string, store: Store): Promise<string> {
  const { support, supportMessages, contacts } = store;
  const message = await contacts.findByReference(reference);
  if (message !== undefined) {
    const links = createSignedLink((await localSecrets())["LINK_KEY"]!);
    return describeMessage(message, links.sign);
  }
  const request = await support.findByReference(reference);
  if (request === undefined) return fail(`There is no request ${reference}.`);
  const messages = await supportMessages.list(request.requestId);
  const written = messages.map(({ author, createdAt, text, files }) => {
    const names = files.map(({ fileName }) => `\n  + ${fileName}`).join("");
    return `\n${formatDateTime(createdAt)}  ${author}\n${text}${names}`;
  });
  return [headline(request), ...written].join("\n");
}

async function reply(
  reference: string,
  text: string,
  status: string,
  store: Store,
): Promise<string> {
  const event = (events as Readonly<Record<string, OfficeEvent>>)[status];
  if (event === undefined || text === "" || text.length > maxSupportMessageLength) {
    return fail(usage);
  }
  const now = Date.now;
  const replied = await replyAsOffice(reference, text, event, {
    store,
    notifier: createOutboxNotifier(store.outbox, now),
    site: v.parse(SiteSchema, siteVariables(process.env)),
    now,
    randomUuid: randomUUID,
  });
  return replied.ok ? `${reference}: ${replied.value}` : fail(`There is no request ${reference}.`);
}

/** What waits to be judged: the vehicle as registered, and what its holder says instead. */
async function corrections({ vehicleCorrections }: Store): Promise<string> {
  const pending = await vehicleCorrections.listPending();
  const lines = pending.map(({ referenceNumber, subject, said, updatedAt }) => {
    const changes = Object.entries(said).map(([field, value]) => `\n  ${field}: ${value}`);
    return `${referenceNumber}  ${formatDateTime(updatedAt)}  ${subject}${changes.join("")}`;
  });
  return lines.join("\n") || "There are no corrections.";
}

const codesForMs = 90 * 86_400_000;

/** Who brought whom: quotes with a reference code, the newest first. */
async function codes({ quotes }: Store): Promise<string> {
  const all = await quotes.openSince(Date.now() - codesForMs);
  const lines = all.flatMap(({ quoteId, productId, createdAt, purchasedAt, content }) => {
    const { referenceCode } = content;
    if (referenceCode === undefined) return [];
    const state = purchasedAt === null ? "" : supportCopy.bought;
    return [
      [referenceCode, formatDateTime(createdAt), productName(productId), quoteId, state]
        .join("  ")
        .trimEnd(),
    ];
  });
  return lines.join("\n") || "There are no quotes with a reference code.";
}

async function judge(
  reference: string,
  decision: "accepted" | "refused",
  { vehicleCorrections }: Store,
): Promise<string> {
  return (await vehicleCorrections.review(reference, decision))
    ? `${reference}: ${decision}`
    : fail(`No correction ${reference} waits.`);
}

function fail(why: string): string {
  process.exitCode = 1;
  return why;
}

Object.assign(process.env, quiet);
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { status: { type: "string", default: "answered" } },
});
const [command, reference = "", ...words] = positionals;
const { store, close } = await openLocalStore();
try {
  const text = words.join(" ").trim();
  if (command === "list") console.log(await list(store));
  else if (command === "show") console.log(await show(reference, store));
  else if (command === "reply") console.log(await reply(reference, text, values.status, store));
  else if (command === "corrections") console.log(await corrections(store));
  else if (command === "codes") console.log(await codes(store));
  else if (command === "accept") console.log(await judge(reference, "accepted", store));
  else if (command === "refuse") console.log(await judge(reference, "refused", store));
  else console.log(fail(usage));
} catch (error) {
  // A server that writes at the same moment holds the database; what was begun is either whole or not there.
  console.error(
    fail("The database is busy. See with `show` how the request stands, then try again."),
  );
  console.error(error instanceof Error ? error.message : error);
} finally {
  await close();
}
