import type { Page } from "playwright";
import { cookies } from "#shared/cookies.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import { makePerson } from "#tests/factories/person.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import { readCode } from "#tests/outbox.ts";
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

const newVisitor = (url: string) => createEdgeClient(url, fetchFromAnywhere);

interface Begun {
  readonly client: EdgeClient;
  readonly person: TestPerson;
}

/** Somebody whom the person step of traffic insurance has sent a code. */
export async function beginCode(url: string, person = makePerson()): Promise<Begun> {
  const client = newVisitor(url);
  await toCode(client, person);
  return { client, person };
}

/**
 * Somebody whose phone is proved, before the vehicle is asked for.
 *
 * @param outboxUrl where messages are read, when the back office is elsewhere
 */
export async function beginVehicle(
  url: string,
  person = makePerson(),
  outboxUrl = url,
): Promise<Begun> {
  const begun = await beginCode(url, person);
  await post(begun.client, quotePath, await codeFieldsOf(outboxUrl, person));
  return begun;
}

/** Somebody with offers, and the address of these. */
export async function beginOffers(
  url: string,
  person = makePerson(),
  outboxUrl = url,
): Promise<Begun & { readonly offers: string }> {
  const begun = await beginVehicle(url, person, outboxUrl);
  return { ...begun, offers: url + (await quoted(begun.client)) };
}

/** The way to the payment of the first offer that has come; those that take longer are not waited for. */
async function firstPayment(client: EdgeClient, offersPath: string): Promise<string> {
  const page = await client.fetch(offersPath);
  let html = "";
  for await (const text of page.body!.pipeThrough(new TextDecoderStream())) {
    html += text;
    const [, path] = /href="(\/teklif\/[^"]+\/satin-al\/[^"]+)"/.exec(html) ?? [];
    if (path !== undefined) return path;
  }
  throw new Error("Nothing is offered.");
}

interface Paying extends Begun {
  readonly offers: string;
  /** Address of an offer's payment. */
  readonly payment: string;
}

/** Somebody before the payment of an offer. */
export async function beginPayment(
  url: string,
  person = makePerson(),
  outboxUrl = url,
): Promise<Paying> {
  const begun = await beginOffers(url, person, outboxUrl);
  const path = await firstPayment(begun.client, begun.offers.slice(url.length));
  return { ...begun, payment: url + path };
}

/** Somebody whom a payment with a good card has led to the bank, and the address of its page. */
export async function beginBank(
  url: string,
  person = makePerson(),
  outboxUrl = url,
): Promise<Paying & { readonly bank: string }> {
  const begun = await beginPayment(url, person, outboxUrl);
  const path = await startPayment(begun.client, begun.payment.slice(url.length));
  return { ...begun, bank: new URL(path, url).href };
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
