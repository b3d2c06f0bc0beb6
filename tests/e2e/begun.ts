import type { Page } from "playwright";
import { cookies } from "#shared/cookies.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import { makePerson } from "#tests/factories/person.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import { readCode, readOutbox, untilSent } from "#tests/outbox.ts";
import {
  codeFieldsOf,
  post,
  quotePath,
  quoted,
  startPayment,
  toCode,
} from "#tests/worker/quote-forms.ts";
import type { Applicant } from "./member-flow.ts";
import { demoPassword, makeApplicant } from "./member-flow.ts";

// What a visitor has done before a test begins, where its doing is not what is tested: posted as a browser without
// scripts posts it. Other tests press their way there.

const isHidden = (name: string) =>
  Object.values(cookies).every((spec) => spec.name !== name || spec.httpOnly);

/** Makes a page that of somebody who has begun elsewhere: it gets their cookies. */
export async function goOnAs(page: Page, url: string, client: EdgeClient): Promise<void> {
  const { hostname } = new URL(url);
  await page.context().addCookies(
    [...client.cookies].map(([name, value]) => ({
      name,
      value,
      domain: hostname,
      path: "/",
      secure: true,
      httpOnly: isHidden(name),
      sameSite: "Lax" as const,
    })),
  );
}

/** What the browser of the tests calls itself, where sessions are listed too. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

const newVisitor = (url: string) =>
  createEdgeClient(url, (address, init) => {
    const headers = new Headers(init.headers);
    headers.set("User-Agent", userAgent);
    return fetchFromAnywhere(address, { ...init, headers });
  });

interface Beginner {
  /** Who it is; anybody. */
  readonly person?: TestPerson;
  /** Whose cookies they go on with; a new visitor's. */
  readonly client?: EdgeClient;
  /** Where messages are read, when the back office is elsewhere. */
  readonly outboxUrl?: string;
}

interface Begun {
  readonly client: EdgeClient;
  readonly person: TestPerson;
}

/** Somebody whom the person step of traffic insurance has sent a code. */
export async function beginCode(
  url: string,
  { person = makePerson(), client = newVisitor(url) }: Beginner = {},
): Promise<Begun> {
  await toCode(client, person);
  return { client, person };
}

/** Somebody whose phone is proved, before the vehicle is asked for. */
export async function beginVehicle(url: string, from: Beginner = {}): Promise<Begun> {
  const begun = await beginCode(url, from);
  const { outboxUrl = url } = from;
  await post(begun.client, quotePath, await codeFieldsOf(outboxUrl, begun.person));
  return begun;
}

/** Somebody with offers, and the address of these. */
export async function beginOffers(
  url: string,
  from: Beginner = {},
): Promise<Begun & { readonly offers: string }> {
  const begun = await beginVehicle(url, from);
  return { ...begun, offers: url + (await quoted(begun.client, begun.person.plate)) };
}

const patienceMs = 30_000;

/** The way to the payment of the first offer that comes; those that take longer are not waited for. */
async function firstPayment(client: EdgeClient, offersPath: string): Promise<string> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const page = await client.fetch(offersPath);
    let html = "";
    for await (const text of page.body!.pipeThrough(new TextDecoderStream())) {
      html += text;
      const [, path] = /href="(\/teklif\/[^"]+\/satin-al\/[^"]+)"/.exec(html) ?? [];
      if (path !== undefined) return path;
    }
  }
  throw new Error("Nothing is offered.");
}

interface Paying extends Begun {
  readonly offers: string;
  /** Address of an offer's payment. */
  readonly payment: string;
  /** Another card than the good one. */
  readonly cardNumber?: string;
}

/** Somebody before the payment of an offer. */
export async function beginPayment(url: string, from: Beginner = {}): Promise<Paying> {
  const begun = await beginOffers(url, from);
  const path = await firstPayment(begun.client, begun.offers.slice(url.length));
  return { ...begun, payment: url + path };
}

/** Pays an offer with a good card, as far as the bank; yields the address of its page. */
export async function goToBank(
  url: string,
  { client, payment, cardNumber }: Paying,
): Promise<string> {
  return new URL(await startPayment(client, payment.slice(url.length), cardNumber), url).href;
}

/** Pays an offer; yields the address of the order once its policy is issued and sent. */
export async function buy(url: string, paying: Paying, outboxUrl = url): Promise<string> {
  const { client, person } = paying;
  const { length: seen } = await readOutbox(outboxUrl, person.phone);
  const { pathname: bank } = new URL(await goToBank(url, paying));
  const code = await readCode(outboxUrl, person.phone, seen);
  const approval = await post(newVisitor(outboxUrl), bank, { action: "approve", code });
  const html = await approval.text();
  const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
  const [, action = ""] = /action="([^"]+)"/.exec(html) ?? [];
  const { pathname, search } = new URL(action, url);
  const result = Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, value]));
  const returned = await post(client, pathname + search, result);
  await untilSent(outboxUrl, person.phone, "poliçesi hazır");
  return new URL(returned.headers.get("Location") ?? "", url).href;
}

/** A member who is signed in. */
export async function beginSignedIn(
  url: string,
  phone: string,
  password: string = demoPassword,
): Promise<EdgeClient> {
  const client = newVisitor(url);
  const { status } = await post(client, "/giris", { phone, password });
  if (status !== 302) throw new Error(`${phone} is not signed in: ${status}`);
  return client;
}

/** Somebody who has just become a member, signed in. */
export async function beginMember(
  url: string,
  applicant: Applicant = makeApplicant(),
): Promise<{ readonly client: EdgeClient; readonly member: Applicant }> {
  const client = newVisitor(url);
  const { name, surname, nationalNumber, phone, email, password } = applicant;
  const begun = await post(client, "/uyeOl", {
    name,
    surname,
    nationalNumber,
    phone,
    email,
    password,
    passwordRepeat: password,
    privacyAgreement: "on",
    openDataAgreement: "on",
  });
  const carried = /name="carried" value="([^"]+)"/.exec(await begun.text())?.[1] ?? "";
  const smsCode = await readCode(url, phone);
  const { status } = await post(client, "/giris", {
    intent: "code",
    step: "verify",
    carried,
    smsCode,
  });
  if (status !== 302) throw new Error(`${phone} is no member: ${status}`);
  return { client, member: applicant };
}
