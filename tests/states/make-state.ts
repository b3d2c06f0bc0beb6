import { createHash } from "node:crypto";
import path from "node:path";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import type { Call } from "#shared/calls/call.ts";
import { orderStatus } from "#shared/calls/order/order-status.ts";
import type { OrderState } from "#shared/calls/order/order-status.ts";
import type { LineId } from "#shared/lines/registry.ts";
import { lineIds, quoteCalls } from "#shared/lines/registry.ts";
import { href, paymentReturnHref, quoteEndpoint, shortLinkHref } from "#shared/routes.ts";
import { objectFile } from "#scripts/data/local-files.ts";
import type { TestBroker } from "#tests/broker/harness.ts";
import { startBroker } from "#tests/broker/harness.ts";
import type { Buyer } from "#tests/broker/journey.ts";
import {
  answerBank,
  answersOf,
  startBuying,
  until,
  untilAnswered,
  untilState,
} from "#tests/broker/journey.ts";
import type { Attempts } from "#tests/contract/attempts.ts";
import { healthAttempts } from "#tests/contract/health-attempts.ts";
import { homeAttempts } from "#tests/contract/home-attempts.ts";
import { quoteAttempts } from "#tests/contract/quote-attempts.ts";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import { createSignedLink } from "#worker/session/signed-link.ts";
import type { KeptLink, KeptState } from "./kept-state.ts";
import { keptKinds, readObject } from "./kept-state.ts";

/** A key of the tests; the same at each making, so that two states differ in what is stored and not in this. */
const keyOf = (name: string) => createHash("sha512").update(`kept state: ${name}`).digest();
const shortKey = (name: string) => keyOf(name).subarray(0, 32).toString("base64");
const ring = (key: string) => JSON.stringify({ current: "k1", keys: { k1: key } });

const secrets = {
  SESSION_KEYS: ring(keyOf("session").toString("base64url")),
  LINK_KEY: keyOf("link").toString("base64url"),
  SITE_ACCESS_TOKEN: "test-site-access-token",
  DATA_KEYS: ring(shortKey("data")),
  INDEX_KEY: shortKey("index"),
  BANK_KEY: shortKey("bank"),
} as const;

/** One insurer answers, whose lines those below are but for one: a state stays small. */
const usualInsurer = "meltem";
const otherInsurers: Partial<Record<LineId, string>> = {
  petsaglik: "gediz",
  konut: "gediz",
  yabanci: "cinar",
};
const settings = (answering?: string) => ({
  INSURER_SETTINGS: JSON.stringify({
    speed: 0,
    outages: Object.fromEntries(
      insurerProfiles.filter(({ id }) => id !== answering).map(({ id }) => [id, "error"]),
    ),
  }),
});

/** How the purchases end; of the other lines nothing is bought. `approved`: the browser is yet to return from the bank. */
const endings: Partial<Record<LineId, OrderState | "approved">> = {
  kasko: "done",
  seyahat: "done",
  tamamlayici: "done",
  dask: "refunded",
  konut: "declined",
  telefon: "awaiting-bank",
  petsaglik: "approved",
};

/** What lives for a day, is only sent, or leads nowhere. */
const unkept = new Set(
  "consents d1_migrations outbox phone_verifications proved_phones rate_events sms_codes visitor_moves".split(
    " ",
  ),
);

const links = createSignedLink(secrets.LINK_KEY);
const attempts = { ...quoteAttempts, ...homeAttempts, ...healthAttempts };

interface Made extends Buyer {
  readonly line: LineId;
}

/** A quote of a line that everybody has answered. */
async function ask(client: TestBroker, line: LineId): Promise<Made> {
  const id = `${line}Quote` as const;
  const { caller, input } = await (attempts[id] as Attempts[typeof id])({
    client,
    owner: undefined as never,
  });
  const call = quoteCalls[id] as unknown as Call<unknown, { readonly quoteId: string }>;
  const { data, message } = await client.call(call, input, caller);
  if (data === null) throw new Error(`${line}: ${message}`);
  const { phone } = input as { readonly phone: string };
  return { line, ...(await untilAnswered(client, { caller, phone, quoteId: data.quoteId })) };
}

/** Buys as far as its line's purchase goes; yields the address that the browser is at then. */
async function buy(client: TestBroker, made: Made): Promise<KeptLink[]> {
  const ending = endings[made.line];
  if (ending === undefined) return [];
  const { quoteId, phone: owner, caller } = made;
  const quote = await links.sign(quoteId);
  const page = await startBuying(client, made, {
    orderUrl: `http://site.test${href("order", { quote })}`,
    shortUrl: `http://site.test${shortLinkHref(await links.shorten("order", quoteId))}`,
  });
  if (ending === "awaiting-bank") return [{ path: page, says: "3D Secure" }];
  const action = ending === "declined" ? "cancel" : "approve";
  const fields = await answerBank(client, page, { action });
  if (ending === "approved") {
    return [{ path: paymentReturnHref(quote), owner, fields: { ...fields }, says: "" }];
  }
  if (ending === "refunded") await client.restart(settings());
  await client.call(finishPayment, fields, caller);
  await untilState(client, made, ending);
  return [];
}

/** Addresses of a quote and of what was bought of it. */
async function linksOf(client: TestBroker, made: Made): Promise<KeptLink[]> {
  const { quoteId, phone: owner, caller } = made;
  const quote = await links.sign(quoteId);
  const offers = (await answersOf(client, made)).flatMap(({ offer, firmName }) =>
    offer === undefined ? [] : [{ id: offer.id, firmName }],
  );
  const [first, second] = offers;
  if (first === undefined) throw new Error(`${made.line}: no offer`);
  const shown = { says: first.firmName };
  const { data: order } = await client.call(orderStatus, { quoteId }, caller);
  const ticked = new URLSearchParams(offers.slice(0, 2).map(({ id }) => ["teklif", id]));
  const open: KeptLink[] = [
    { path: href("offers", { quote }), ...shown },
    { path: shortLinkHref(await links.shorten("offers", quoteId)), ...shown },
    ...(second === undefined
      ? []
      : [
          { path: `${href("comparison", { quote })}?${ticked}`, ...shown },
          { path: `${quoteEndpoint("comparisonPdf", quote)}?${ticked}`, says: "%PDF" },
        ]),
  ];
  if (order === null || order.state === "none") {
    return [...open, { path: href("purchase", { quote, offer: first.id }), owner, ...shown }];
  }
  const ordered = { owner, says: order.policyNumber ?? order.firmName ?? "" };
  const bought: KeptLink[] = [
    { path: href("order", { quote }), ...ordered },
    { path: shortLinkHref(await links.shorten("order", quoteId)), ...ordered },
  ];
  if (order.policyNumber === undefined) return [...open, ...bought];
  const papers: KeptLink[] = [
    { path: quoteEndpoint("policyCalendar", quote), ...ordered },
    { path: quoteEndpoint("policyPdf", quote), owner, says: "%PDF" },
    ...(order.certificate === undefined
      ? []
      : [{ path: quoteEndpoint("certificatePdf", quote), owner, says: "%PDF" }]),
  ];
  return [...open, ...bought, ...papers];
}

/** What a back office has stored by now. */
async function storedBy(client: TestBroker, quoteIds: readonly string[]) {
  const names = await client.query<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
  );
  const tables: Record<string, KeptState["tables"][string]> = {};
  for (const { name } of names.filter((each) => !unkept.has(each.name))) {
    const rows = await client.query<KeptState["tables"][string][number]>(`SELECT * FROM ${name}`);
    if (rows.length > 0) tables[name] = rows;
  }
  const objects = keptKinds.map((kind) => {
    const place = path.join(client.storage, "do", `-${kind}`);
    // A room at rest has nothing that its quote's row has not: one is enough.
    const kept = kind === "QuoteRoom" ? quoteIds.slice(-1) : quoteIds;
    const named = kept.flatMap((id) => {
      const values = readObject(objectFile(place, id));
      return Object.keys(values).length === 0 ? [] : [[id, values] as const];
    });
    return [kind, Object.fromEntries(named)] as const;
  });
  return { tables, objects: Object.fromEntries(objects) as KeptState["objects"] };
}

/** Makes the state of today: a quote of each line, an order in each state that lasts, and the addresses of all. */
export async function makeState(): Promise<KeptState> {
  const client = await startBroker({ ...secrets, ...settings(usualInsurer) });
  const found: KeptLink[] = [];
  const quoteIds: string[] = [];
  try {
    for (const line of lineIds) {
      if (line in otherInsurers) await client.restart(settings(otherInsurers[line]));
      const made = await ask(client, line);
      const atBank = await buy(client, made);
      found.push(...(await linksOf(client, made)), ...atBank);
      quoteIds.push(made.quoteId);
      if (line in otherInsurers || endings[line] === "refunded") await client.restart();
    }
    await until(
      () => client.query<{ n: number }>("SELECT count(*) AS n FROM quotes WHERE answers IS NULL"),
      ([row]) => row?.n === 0,
    );
    const migrations = await client.query<{ name: string }>(
      "SELECT name FROM d1_migrations ORDER BY id",
    );
    return {
      madeAt: Date.now(),
      secrets,
      migrations: migrations.map(({ name }) => name),
      ...(await storedBy(client, quoteIds)),
      links: found,
    };
  } finally {
    await client.stop();
  }
}
