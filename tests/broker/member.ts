import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import { confirmCode } from "#shared/calls/member/confirm-code.ts";
import { login } from "#shared/calls/member/login.ts";
import { register } from "#shared/calls/member/register.ts";
import { requestCode } from "#shared/calls/verification/request-code.ts";
import { requestKey } from "#shared/calls/member/request-key.ts";
import { encryptWithSalt } from "#shared/crypto/aes-cbc.ts";
import { makeNationalNumber } from "#tests/factories/person.ts";
import type { BrokerClient, Caller } from "./harness.ts";
import { makeCaller } from "./harness.ts";
import { lastCode, makePhone, verify } from "./journey.ts";

export interface Person {
  /** The browser they use; the site's own token. */
  readonly caller: Caller;
  readonly phone: string;
  readonly nationalNumber: string;
  readonly password: string;
}

export interface SignedIn extends Person {
  /** The same browser with the member's token. */
  readonly member: Caller;
  readonly memberId: string;
}

let people = 0;
/** Somebody nobody else in this file is, at an address of their own. */
export function makePerson(change: Partial<Person> = {}): Person {
  people += 1;
  // Numbers by tens: makeNationalNumber has one for two neighbours now and then.
  const nationalNumber = makeNationalNumber(people * 10);
  return {
    caller: { ...makeCaller(), ip: `10.0.0.${people}` },
    phone: makePhone(),
    nationalNumber,
    password: `Gizemli-${people}`,
    ...change,
  };
}

/** A key of a key request. */
export async function takeKey(
  broker: BrokerClient,
  caller: Caller,
): Promise<DataOf<typeof requestKey>> {
  const { data } = await broker.call(requestKey, {}, caller);
  if (data === null) throw new Error("no key");
  return data;
}

/** Seals passwords with one key, in the order given. */
export async function seal(broker: BrokerClient, caller: Caller, ...passwords: string[]) {
  const { guid, salt } = await takeKey(broker, caller);
  const sealed = await Promise.all(passwords.map((each) => encryptWithSalt(each, salt)));
  return { guid, sealed: sealed.map((each) => (each.ok ? each.value : "")) };
}

export async function registerPerson(
  broker: BrokerClient,
  { caller, phone, nationalNumber, password }: Person,
  change: Partial<RequestOf<typeof register>> = {},
) {
  const { guid, sealed } = await seal(broker, caller, password);
  const input = {
    name: "Çağrı",
    surname: "Şimşekoğlu",
    nationalNumber,
    phone,
    email: `uye@ornek.example`,
    password: sealed[0]!,
    guid,
    advertisementAgreement: false,
    privacyAgreement: true,
    openDataAgreement: true,
    ...change,
  };
  return broker.call(register, input, caller);
}

export async function logIn(
  broker: BrokerClient,
  { caller, phone, password }: Person,
  change: Partial<RequestOf<typeof login>> = {},
) {
  const { guid, sealed } = await seal(broker, caller, password);
  return broker.call(login, { username: phone, password: sealed[0]!, guid, ...change }, caller);
}

/** Proves a phone by a code for something that needs no consents: by itself for a membership begun with it. */
export async function provePhone(
  broker: BrokerClient,
  { caller, phone }: Pick<Person, "caller" | "phone">,
  queryType: "giris" | "profil" = "giris",
) {
  const query = { phone, queryType, ...noConsents };
  await broker.call(requestCode, query, caller);
  const code = await lastCode(broker, phone);
  return broker.call(confirmCode, { ...query, code }, caller);
}

const noConsents = {
  openDataAgreement: false,
  privacyPolicy: false,
  advertisementAgreement: false,
};

/** A membership begun and completed. */
export async function joinAs(
  broker: BrokerClient,
  person: Person,
  change: Partial<RequestOf<typeof register>> = {},
): Promise<void> {
  const begun = await registerPerson(broker, person, change);
  if (!begun.success) throw new Error(`not registered: ${begun.message}`);
  const proved = await provePhone(broker, person);
  if (!proved.success) throw new Error(`not proved: ${proved.message}`);
}

/** A member whose phone is verified. */
export async function makeMember(
  broker: BrokerClient,
  change: Partial<Person> = {},
): Promise<Person> {
  const person = makePerson(change);
  await verify(broker, person.caller, person.phone);
  await joinAs(broker, person);
  return person;
}

/** The same browser, whoever it becomes, with a member's token. */
const withToken = (caller: Caller, token: string): Caller => ({
  ...caller,
  token,
  get visitor() {
    return caller.visitor;
  },
  set visitor(visitor) {
    caller.visitor = visitor;
  },
});

/** The same, signed in. */
export async function signIn(broker: BrokerClient, person: Person): Promise<SignedIn> {
  const { data, message } = await logIn(broker, person);
  if (data?.token === undefined) throw new Error(`not signed in: ${message}`);
  return { ...person, member: withToken(person.caller, data.token), memberId: data.uId ?? "" };
}

export const makeSignedIn = async (broker: BrokerClient, change: Partial<Person> = {}) =>
  signIn(broker, await makeMember(broker, change));
