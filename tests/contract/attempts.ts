import { randomUUID } from "node:crypto";
import type { RequestOf } from "#shared/calls/call.ts";
import type { CallId, calls } from "#shared/calls/registry.ts";
import type { quoteCalls } from "#shared/lines/registry.ts";
import type { BrokerClient, Caller } from "#tests/broker/harness.ts";
import { makeCaller } from "#tests/broker/harness.ts";
import { makePhone, verify } from "#tests/broker/journey.ts";
import { makeMember, makePerson, makeSignedIn, seal } from "#tests/broker/member.ts";
import type { Person, SignedIn } from "#tests/broker/member.ts";
import type { Owner } from "./people.ts";

/** Who makes calls, and with what. */
export interface World {
  readonly client: BrokerClient;
  readonly owner: Owner;
}

export interface Attempt<Id extends CallId> {
  readonly caller: Caller;
  readonly input: RequestOf<(typeof calls)[Id]>;
}

/** How each call is made so that it is granted; makes what has to be there first. */
export type Attempts = {
  readonly [Id in CallId]: (world: World) => Promise<Attempt<Id>>;
};

/** Quotes may go without: what is stated then follows from the fields of the line. */
export type WrittenAttempts = Omit<Attempts, keyof typeof quoteCalls> &
  Partial<Pick<Attempts, keyof typeof quoteCalls>>;

/** A visitor of whom nothing is known. */
export const anybody = async (): Promise<Caller> => makeCaller();

/** A member at a browser they have not used before. */
export const elsewhere = ({ member }: SignedIn): Caller => ({
  token: member.token ?? "",
  visitor: randomUUID(),
});

/** A visitor with a verified phone. */
export async function makeVerified(client: BrokerClient) {
  const visitor = { caller: makeCaller(), phone: makePhone() };
  await verify(client, visitor.caller, visitor.phone);
  return visitor;
}

/** A member to do away with, signed in, and their password sealed. */
export async function makeSpare(client: BrokerClient) {
  const person = await makeSignedIn(client);
  const { guid, sealed } = await seal(client, person.caller, person.password);
  return { ...person, guid, sealed: sealed[0] ?? "" };
}

/** Somebody about to become a member. */
export async function makeNewcomer(client: BrokerClient) {
  const person = makePerson();
  const { guid, sealed } = await seal(client, person.caller, person.password);
  return { ...person, guid, sealed: sealed[0] ?? "" };
}

/** A member who is not signed in, and their password sealed. */
export async function makeSignedOut(
  client: BrokerClient,
): Promise<Person & { readonly guid: string; readonly sealed: string }> {
  const person = await makeMember(client);
  const { guid, sealed } = await seal(client, person.caller, person.password);
  return { ...person, guid, sealed: sealed[0] ?? "" };
}

/** An attempt of somebody nothing is known of, which needs nothing to be there. */
export const plain =
  <Input>(input: Input) =>
  async () => ({ caller: makeCaller(), input });

/** An attempt of the member, which needs nothing else to be there. */
export const ofOwner =
  <Input>(inputOf: (owner: Owner) => Input) =>
  async ({ owner }: World) => ({ caller: owner.member, input: inputOf(owner) });
