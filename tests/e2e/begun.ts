import type { Page } from "playwright";
import { cookies } from "#shared/cookies.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import { makePerson } from "#tests/factories/person.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import { readCode } from "#tests/outbox.ts";
import {
  buyPathOf,
  codeFieldsOf,
  post,
  quotePath,
  quoted,
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

/** Somebody before the payment of an offer, and its address. */
export async function beginPayment(
  url: string,
  person = makePerson(),
  outboxUrl = url,
): Promise<Begun & { readonly offers: string; readonly payment: string }> {
  const begun = await beginOffers(url, person, outboxUrl);
  const path = await buyPathOf(begun.client, begun.offers.slice(url.length));
  return { ...begun, payment: url + path };
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
