import { ticks } from "#tests/purchase-form.ts";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { AnyCall } from "#shared/calls/call.ts";
import { quoteCopy } from "#client/quote/steps/copy.ts";
import { calls } from "#shared/calls/registry.ts";
import { cookies } from "#shared/cookies.ts";
import { productIds } from "#shared/products/catalogue.ts";
import { paymentPendingCopy } from "#shared/copy/error-page.ts";
import { askingAgainCopy, unavailableCopy } from "#shared/copy/unavailable.ts";
import { formatDate, todayInIstanbul } from "#shared/format/date.ts";
import type { RouteId } from "#shared/routes.ts";
import {
  endpoints,
  href,
  quoteEndpoint,
  quoteHref,
  routeIds,
  routeOf,
  shortLinkHref,
} from "#shared/routes.ts";
import { waitingCopy } from "#shared/copy/waiting.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { isWhole, shareOf } from "#tests/share-of-cases.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import type { Fault, Middleman } from "#tests/middleman.ts";
import { faults, startMiddleman } from "#tests/middleman.ts";
import { readCode, readOutbox } from "#tests/outbox.ts";
import { startStandaloneBroker } from "#tests/start-broker.ts";
import type { StandaloneBroker } from "#tests/start-broker.ts";
import { linkKey, startSiteOf } from "#tests/start-site.ts";
import type { TestServer } from "#tests/start-server.ts";
import { samples } from "#tests/unit/shared/calls/samples.ts";
import { KeyRingSchema } from "#worker/env.ts";
import { createSessionCodec } from "#worker/session/session-codec.ts";
import { createSignedLink } from "#worker/session/signed-link.ts";
import * as v from "valibot";
import { makePerson } from "#tests/factories/person.ts";
import {
  approve,
  buyPathOf,
  codeFieldsOf,
  makeVerified,
  post,
  quotePath,
  quoted,
  startPayment,
} from "./quote-forms.ts";

/** Everything is tried with `npm run matrices`; a run of the suite waits for no limit. */
const slow: readonly Fault[] = ["silent", "begun", "dripping", "late"];
const away = faults.filter((fault) => fault !== "late");
const tried = away.filter((fault) => isWhole || !slow.includes(fault));

let broker: StandaloneBroker;
let middleman: Middleman;
let site: TestServer;
let payer: EdgeClient;
let member: EdgeClient;
/** Paths of somebody who has bought, by name. */
let own: Record<
  "offers" | "buy" | "callBack" | "compare" | "order" | "shortLink" | "returned" | "link",
  string
>;
let returned: { readonly action: string; readonly fields: Record<string, string> };

beforeAll(async () => {
  broker = await startStandaloneBroker();
  middleman = await startMiddleman(broker.url);
  site = await startSiteOf(
    { url: middleman.url, accessToken: broker.accessToken },
    { FRAME_PATIENCE_MS: "250" },
  );
  const verified = await makeVerified(site.url, broker.url);
  payer = verified.client;
  const offers = await quoted(payer);
  const link = offers.split("/")[2] ?? "";
  const buy = await buyPathOf(payer, offers);
  const offerId = buy.split("/").at(-1) ?? "";
  const seen = (await readOutbox(broker.url, verified.person.phone)).length;
  const bank = await startPayment(payer, buy);
  const code = await readCode(broker.url, verified.person.phone, seen);
  returned = await approve(broker.url, bank, code);
  const quoteId = (await createSignedLink(linkKey).verify(link)) ?? "";
  own = {
    link,
    offers,
    buy,
    callBack: href("callBack", { quote: link, offer: offerId }),
    compare: `${href("comparison", { quote: link })}?teklif=${offerId}&teklif=x`,
    order: href("order", { quote: link }),
    shortLink: shortLinkHref(await createSignedLink(linkKey).shorten("order", quoteId)),
    returned: new URL(returned.action).pathname + new URL(returned.action).search,
  };
  member = await signedIn();
});
afterEach(() => middleman.suffer());
afterAll(async () => {
  await Promise.all([site.close(), middleman.close()]);
  await broker.close();
});

/** A browser that was signed in before the back office went away. */
async function signedIn(): Promise<EdgeClient> {
  const secrets: unknown = JSON.parse(
    await readFile(path.join(site.dataDirectory, "secrets.json"), "utf8"),
  );
  const { SESSION_KEYS } = v.parse(v.object({ SESSION_KEYS: KeyRingSchema }), secrets);
  const codec = createSessionCodec(SESSION_KEYS, () => Date.now());
  const client = createEdgeClient(site.url, fetchFromAnywhere);
  client.cookies.set(cookies.token.name, await codec.seal("token", { token: "t" }, 3600));
  client.cookies.set(cookies.source.name, await codec.seal("source", { source: "s" }, 3600));
  return client;
}

/** Every page that is declared, as its visitor asks for it. */
function everyPage(): (readonly [path: string, client: EdgeClient])[] {
  const special: Partial<Record<RouteId, string | undefined>> = {
    offers: own.offers,
    comparison: own.compare,
    purchase: own.buy,
    callBack: own.callBack,
    paper: href("paper", { quote: own.link }),
    order: own.order,
    requestQuote: productIds.map(quoteHref).find((form) => form.startsWith("/teklif-iste/")),
    contract: href("contract", { slug: "on-bilgilendirme-formu" }),
    article: href("article", { article: "dask-hesabi" }),
  };
  return routeIds
    .filter((id) => id !== "notFound")
    .map((id) => [special[id] ?? routeOf(id).path, routeOf(id).gate === "member" ? member : payer]);
}

const documents = () =>
  (
    ["policyPdf", "certificatePdf", "saleDocumentsPdf", "policyCalendar", "comparisonPdf"] as const
  ).map((name) => quoteEndpoint(name, own.link));

const insides = /node_modules|worker\/|\bat async\b|TypeError|Bakımdayız|Not Found/;
const calmWords = [
  askingAgainCopy.willAsk,
  paymentPendingCopy.title,
  ...Object.values(unavailableCopy).map(({ title }) => title),
];

/** What is wrong with a page while the back office is away; undefined for one that nobody has to be ashamed of. */
async function faultOf(client: EdgeClient, address: string): Promise<string | undefined> {
  const response = await client.fetch(address);
  const text = await response.text();
  const what = `${address} → ${response.status} ${response.headers.get("Location") ?? ""}`;
  if (insides.test(text)) return `${what} shows what is inside`;
  if (response.headers.get("Location") === href("notFound"))
    return `${what} says there is no such page`;
  if (response.status < 500) return undefined;
  if (response.status !== 503) return what;
  if (!response.headers.has("Retry-After")) return `${what} does not say when to come back`;
  return calmWords.some((words) => text.includes(words)) ? undefined : `${what} is not calm`;
}

/** Reads a body as far as what is looked for; yields what was read until then. */
async function readUntil(response: Response, word: string | RegExp): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    if (typeof word === "string" ? text.includes(word) : word.test(text)) break;
  }
  return text;
}

// The first: of a site that has had none of these texts yet.
test("a back office that says nothing holds no page back: the frame comes first, then the text or a calm sentence", async () => {
  await middleman.suffer("silent");
  const client = createEdgeClient(site.url);
  const read = async (address: string) => {
    const response = await client.fetch(address);
    const before = await readUntil(response, "</footer>");
    return { status: response.status, before };
  };
  const pages = [href("home"), href("faq"), href("trafik"), href("contact")];
  const shown = await Promise.all(pages.map(read));
  for (const { status, before } of shown) {
    expect(status).toBe(200);
    expect(before).toContain('<div class="until-there">');
    expect(before).not.toContain("$RC(");
  }
  const whole = await (await client.fetch(href("faq"))).text();
  expect(whole).toContain(unavailableCopy.text.title);
});

/** Every page and every call meets several faults, and every fault some of each. */
const oneIn = 3;

describe.each(tried)("while the back office is %s", (fault) => {
  const at = tried.indexOf(fault);

  test("no page fails, leaks or denies what there is", async () => {
    await middleman.suffer(fault);
    const asked = [
      ...everyPage(),
      ...[...documents(), own.shortLink].map((address) => [address, payer] as const),
      [endpoints.memberData, member] as const,
    ];
    const some = shareOf(asked, oneIn, at);
    const found = await Promise.all(some.map(([address, client]) => faultOf(client, address)));
    expect(found.filter((each) => each !== undefined)).toEqual([]);
  });

  test("who has paid is told to wait, on the order's page and with its documents", async () => {
    await middleman.suffer(fault);
    // One that was waited for has begun before anybody knew, as it may on a busy machine.
    const told = slow.includes(fault) ? [200, null] : [503, "10"];
    const order = await vi.waitFor(async () => {
      const answer = await payer.fetch(own.order);
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual(told);
      return answer;
    }, 30_000);
    const html = await order.text();
    expect(html).toContain(unavailableCopy.order.title);
    expect(html).toContain("Lütfen tekrar ödeme yapmayın");
    expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="10"/i);
    expect(html).toContain("</footer>");
    const offers = await vi.waitFor(async () => {
      const answer = await payer.fetch(own.offers);
      expect(answer.status).toBe(told[0]);
      return answer;
    }, 30_000);
    expect(await offers.text()).toContain(unavailableCopy.offers.title);
    const pdf = await payer.fetch(quoteEndpoint("policyPdf", own.link));
    expect(pdf.status).toBe(slow.includes(fault) ? 202 : 503);
    const again = slow.includes(fault)
      ? /^1;url=\/teklif\/[^/]+\/police\.pdf\?bekleyis=\d+$/
      : /^10;url=\/teklif\/[^/]+\/police\.pdf$/;
    expect(pdf.headers.get("Refresh")).toMatch(again);
  });

  test("who comes back from the bank is led to the order, whatever they bring along", async () => {
    await middleman.suffer(fault);
    const bodies = [returned.fields, {}, { orderId: "x", signature: "y" }];
    for (const fields of bodies) {
      const back = await post(payer, own.returned, fields as Record<string, string>);
      expect([back.status, back.headers.get("Location")]).toEqual([303, own.order]);
    }
  });

  test("its own files and the way to sign in are there", async () => {
    await middleman.suffer(fault);
    const asked = await Promise.all(
      ["/favicon.svg", "/robots.txt", "/sitemap.xml", href("login"), "/healthz"].map((address) =>
        createEdgeClient(site.url).fetch(address),
      ),
    );
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const ready = await fetch(`${site.url}${endpoints.ready}`);
    expect(ready.status).toBe(503);
  });

  test("a call through the proxy is refused in the envelope, and the stream is", async () => {
    await middleman.suffer(fault);
    const client = createEdgeClient(site.url, fetchFromAnywhere);
    const proxied = Object.entries<AnyCall>(calls).filter(([, call]) => call.proxied);
    const asked = shareOf(proxied, oneIn, at).map(async ([id, call]) => {
      const { request } = samples[id as keyof typeof samples];
      const input = "quoteId" in request ? { ...request, quoteId: own.link } : request;
      const { status, answer } = await client.call(call, input as never);
      const isRefusal = !answer.Success && (status < 500 || status === 502 || status === 504);
      // Some calls have nothing to say, so that any success is one.
      const isKept = answer.Success && (call.cacheSeconds !== undefined || fault === "wrong");
      return isRefusal || isKept || (status === 500 && (fault === "failing" || fault === "erring"))
        ? []
        : [`${id} ${status}`];
    });
    expect((await Promise.all(asked)).flat()).toEqual([]);
    const stream = await payer.fetch(quoteEndpoint("offerStream", own.link));
    await stream.body?.cancel();
    const isCutLater = fault === "cut" || fault === "halved" || fault === "dripping";
    expect(isCutLater ? 200 : stream.status >= 500).toBe(isCutLater ? 200 : true);
  });
});

describe("a back office that says nothing", () => {
  test("ends by itself for who has paid: five seconds, not three minutes", async () => {
    await middleman.suffer("silent");
    const [order, offers, account, returnedTo, ready] = await Promise.all([
      payer.fetch(own.order),
      payer.fetch(own.offers),
      member.fetch(href("account")),
      post(payer, own.returned, returned.fields),
      fetch(site.url + endpoints.ready),
    ]);
    expect(ready.status).toBe(503);
    const said = await Promise.all([order, offers, account].map((response) => response.text()));
    for (const [at, kind] of (["order", "offers", "account"] as const).entries()) {
      expect(said[at]).toContain(`${waitingCopy[kind]}, 3 saniye oldu.`);
      expect(said[at]).toContain(unavailableCopy[kind].title);
    }
    expect(returnedTo.headers.get("Location")).toBe(own.order);
    expect(await ready.json()).toEqual({ status: "unavailable", statusCode: 504 });
  }, 30_000);

  test("leaves alone who asks for a text that was had a moment ago", async () => {
    expect((await payer.fetch(href("faq"))).status).toBe(200);
    await middleman.suffer("silent");
    const kept = await payer.fetch(href("faq"));
    expect([kept.status, (await kept.text()).includes('until-there"')]).toEqual([200, false]);
  });
});

/** 24 ways to fail: of everything, of one service, of one call. */
const kinds: readonly (readonly [name: string, fault: Fault, meant: string])[] = [
  ...faults.map((fault) => [fault, fault, "/"] as const),
  ...(["common", "paymentV2", "print", "offers", "content"] as const).map(
    (service) => [`silent in ${service}`, "silent", `/${service}/`] as const,
  ),
  ["late with offers", "late", "/offers/"],
  ["late with an order's state", "late", calls.orderStatus.path],
  ["silent where a draft is kept", "silent", calls.saveDraft.path],
  ["silent where a payment begins", "silent", calls.startPurchase.path],
];

/** What somebody reads: a heading, or what is waited for. */
const word = /<h1[\s>]|<p>[^<]*(?:yoruz|oldu)[^<]*\.<\/p>/;
const longestMs = 3_000;

/** How long somebody waits for the first word, or for being led on, in milliseconds. */
async function untilWord(asked: Promise<Response>): Promise<number> {
  const startedAt = performance.now();
  const response = await asked;
  if (response.headers.get("Content-Type")?.includes("text/html") === true) {
    await readUntil(response, word);
  } else {
    await response.body?.cancel();
  }
  return performance.now() - startedAt;
}

const stranger = () => createEdgeClient(site.url, fetchFromAnywhere);
const { phone } = makePerson();
const typed = ({ nationalNumber, email, plate, ...person } = makePerson()) => {
  const consents = { privacyPolicy: "on", openDataAgreement: "on" };
  return { nationalNumber, phone: person.phone, email, plate, ...consents };
};

/** Whatever a visitor may ask for or press, by the address. */
function everyAsking(): (readonly [name: string, ask: () => Promise<Response>])[] {
  const asked = [
    ...everyPage(),
    ...[...documents(), own.shortLink].map((address) => [address, payer] as const),
    [endpoints.memberData, member] as const,
  ];
  return [
    ...asked.map(([address, client]) => [address, () => client.fetch(address)] as const),
    ["payment", () => post(payer, own.buy, cardForm)],
    ["a step", () => post(stranger(), quotePath, { intent: "next", ...typed() })],
    ["signing in", () => post(stranger(), href("login"), { phone, password: "Yelkenli-2026" })],
    ["a message", () => post(stranger(), href("contact"), { name: "Ayşe", message: "Merhaba" })],
    ["back from the bank", () => post(payer, own.returned, returned.fields)],
  ];
}

const cardForm = {
  intent: "pay",
  cardNumber: "5528790000000008",
  cardHolder: "Ayşe Yılmaz",
  cardExpiry: "12/30",
  cardCvc: "123",
  instalmentCount: "1",
  paymentEmail: "ayse@ornek.example",
  acceptedKurus: "100000",
  documentsSha256: "0f".repeat(32),
  ...ticks,
};

describe.each(shareOf(kinds, 8))("a back office that is %s", (_name, fault, meant) => {
  test("leaves nobody without a word for three seconds", async () => {
    await middleman.suffer(fault, (asked) => asked.includes(meant));
    const waits: [string, number][] = [];
    // A few at a time, as a visitor asks.
    const queue = everyAsking();
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
          const [name, ask] = next;
          waits.push([name, await untilWord(ask())]);
        }
      }),
    );
    expect(waits.filter(([, ms]) => ms > longestMs)).toEqual([]);
  }, 120_000);
});

describe("a form without scripts whose answer had begun before anybody knew it", () => {
  /** Where the browser goes by itself once it has read an answer. */
  const ledTo = async (response: Response) =>
    /http-equiv="refresh" content="0;url=([^"]+)"/
      .exec(await response.text())?.[1]
      ?.replaceAll("&amp;", "&") ?? "";
  const late = (call: AnyCall) => middleman.suffer("late", (asked) => asked.endsWith(call.path));

  test("leads on with all that it has changed of the browser, and nobody else's", async () => {
    const [client, person] = [stranger(), makePerson()];
    await late(calls.saveDraft);
    const begun = await post(client, quotePath, { intent: "next", ...typed(person) });
    expect([begun.status, client.cookies.has(cookies.session.name)]).toEqual([200, false]);
    const address = await ledTo(begun);
    const foreign = await stranger().fetch(address);
    expect(foreign.headers.get("Location")).toBe(href("home"));
    const draft = await client.fetch(address);
    expect(draft.headers.get("Location")).toContain(quotePath);
    await middleman.suffer();
    expect(await (await client.fetch(quotePath)).text()).toContain('name="smsCode"');
    // Who has proved a phone is another visitor from then on.
    await late(calls.confirmCode);
    const proved = await post(client, quotePath, await codeFieldsOf(broker.url, person));
    const before = client.cookies.get(cookies.visitor.name);
    await client.fetch(await ledTo(proved));
    await middleman.suffer();
    expect(client.cookies.get(cookies.visitor.name)).not.toBe(before);
    expect(await quoted(client)).toContain("/teklif/");
  });
});

test("what a registry says after the step's limit is shown in the step when it is there", async () => {
  const { client } = await makeVerified(site.url, broker.url);
  const answer = middleman.hold(`/common${calls.queryVehicle.path}`);
  const startedAt = performance.now();
  const policyStart = formatDate(todayInIstanbul(Date.now()));
  const vehicle = { intent: "next", document: "FP373221", policyStart };
  const step = await post(client, quotePath, vehicle);
  const told = await step.text();
  expect(performance.now() - startedAt).toBeLessThan(15_000);
  const said = ["Araç bilgilerinize ulaşamadık", quoteCopy.lateAnswer];
  expect(said.filter((words) => !told.includes(words))).toEqual([]);
  answer();
  const isFound = async () =>
    (await (await client.fetch(quotePath)).text()).includes("Aracınız bulundu");
  await expect.poll(isFound).toBe(true);
}, 40_000);

test("typed text that is kept late undoes nothing of a step that has gone on since", async () => {
  const [client, person] = [stranger(), makePerson()];
  const text = typed(person);
  await post(client, quotePath, { intent: "save", ...text });
  const address = `/offers${calls.saveDraft.path}`;
  const times = () => middleman.asked.filter((asked) => asked === address).length;
  const before = times();
  const keep = middleman.hold(address);
  const saving = post(client, quotePath, { intent: "save", ...text, email: "yeni@ornek.example" });
  await expect.poll(times).toBe(before + 1);
  const next = await post(client, quotePath, { intent: "next", ...text });
  expect(next.status).toBe(302);
  keep();
  expect((await saving).status).toBe(200);
  expect(times()).toBe(before + 3);
  const html = await (await client.fetch(quotePath)).text();
  expect(html).toContain('name="smsCode"');
  await post(client, quotePath, await codeFieldsOf(broker.url, person));
  expect(await quoted(client)).toContain("/teklif/");
});

describe("a broken connection", () => {
  test("under a stream fails no request after it", async () => {
    for (let round = 0; round < 3; round++) {
      const stream = await payer.fetch(quoteEndpoint("offerStream", own.link));
      const reading = stream.text();
      await middleman.suffer("reset", (address) => address.endsWith("/Stream"));
      await reading;
      await middleman.suffer();
      const asked = await Promise.all([payer.fetch(own.offers), payer.fetch(own.order)]);
      expect(asked.map(({ status }) => status)).toEqual([200, 200]);
    }
  });

  test("costs a reading call a second try, and no other call", async () => {
    const address = `/offers${calls.listOffers.path}`;
    middleman.play(address, { kind: "broken" });
    expect((await payer.fetch(own.offers)).status).toBe(200);
    const payment = `/paymentV2${calls.finishPayment.path}`;
    middleman.play(payment, { kind: "broken" });
    const before = middleman.asked.filter((asked) => asked === payment).length;
    const back = await post(payer, own.returned, returned.fields);
    expect(back.headers.get("Location")).toBe(own.order);
    expect(middleman.asked.filter((asked) => asked === payment)).toHaveLength(before + 1);
  });
});

test("when it is back, everything is as it was", async () => {
  await middleman.suffer("refused");
  expect((await payer.fetch(own.order)).status).toBe(503);
  await middleman.suffer();
  const order = await payer.fetch(own.order);
  expect(order.status).toBe(200);
  expect((await payer.fetch(own.offers)).status).toBe(200);
});

describe("the bank's return without a link of ours", () => {
  const back = endpoints.paymentReturn;
  const refused = (status: number, statusCode: number) => ({
    kind: "answer" as const,
    status,
    body: { Success: false, StatusCode: statusCode, Message: "x" },
  });
  const payment = `/paymentV2${calls.finishPayment.path}`;

  test.each([
    [429, 429],
    [401, 401],
    [500, 500],
    [424, 1009],
  ])("%d of the back office says nothing about the payment", async (status, statusCode) => {
    middleman.play(payment, refused(status, statusCode));
    const shown = await post(payer, back, returned.fields);
    expect(shown.status).toBe(503);
    expect(await shown.text()).toContain(paymentPendingCopy.title);
  });

  test("what no bank has signed is nobody's", async () => {
    const forged = await post(payer, back, { ...returned.fields, signature: "x" });
    expect(forged.headers.get("Location")).toBe(href("notFound"));
  });

  test("its address, loaded anew, leads to the order", async () => {
    const again = await payer.fetch(own.returned);
    expect(again.headers.get("Location")).toBe(own.order);
    expect((await payer.fetch(`${back}?siparis=x.y`)).headers.get("Location")).toBe(
      href("notFound"),
    );
  });
});
