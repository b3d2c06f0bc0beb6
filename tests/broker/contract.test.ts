import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AnyCall, Call } from "#shared/calls/call.ts";
import { logout } from "#shared/calls/member/logout.ts";
import { calls } from "#shared/calls/registry.ts";
import type { CallId } from "#shared/calls/registry.ts";
import type { Caller, TestBroker } from "#tests/broker/harness.ts";
import { makeCaller, startBroker } from "#tests/broker/harness.ts";
import { logIn, makeSignedIn } from "#tests/broker/member.ts";
import { samples } from "#tests/unit/shared/calls/samples.ts";
import { withDerived } from "#tests/any-line.ts";
import { accountAttempts } from "#tests/contract/account-attempts.ts";
import type { Attempts, WrittenAttempts } from "#tests/contract/attempts.ts";
import type { Case } from "#tests/contract/cases.ts";
import { casesOf, complaintAbout, isLetThrough } from "#tests/contract/cases.ts";
import { faultOf } from "#tests/contract/envelope.ts";
import type { Fields } from "#tests/contract/fields.ts";
import { fieldNames } from "#tests/contract/fields.ts";
import {
  foreignFacts,
  foreignIds,
  idsOfNobody,
  openToOthers,
  withForeign,
} from "#tests/contract/foreign.ts";
import { healthAttempts } from "#tests/contract/health-attempts.ts";
import { homeAttempts } from "#tests/contract/home-attempts.ts";
import { createLeakWatch } from "#tests/contract/leaks.ts";
import { shareOf } from "#tests/share-of-cases.ts";
import { makeOwner, makeWords, markersOf, possessionsOf } from "#tests/contract/people.ts";
import type { Owner } from "#tests/contract/people.ts";
import { policyAttempts } from "#tests/contract/policy-attempts.ts";
import { quoteAttempts, statedAttempt } from "#tests/contract/quote-attempts.ts";
import { referenceAttempts } from "#tests/contract/reference-attempts.ts";
import { embedded, formText, overHttp } from "#tests/contract/wire.ts";
import type { Wire } from "#tests/contract/wire.ts";

const written: WrittenAttempts = {
  ...accountAttempts,
  ...homeAttempts,
  ...healthAttempts,
  ...quoteAttempts,
  ...policyAttempts,
  ...referenceAttempts,
};
const attempts = withDerived(written, statedAttempt, (id) => `${id}Quote`) as Attempts;
const ids = Object.keys(calls) as CallId[];
const callOf = (id: CallId): AnyCall => calls[id];
const encode = (id: CallId, input: unknown): Fields =>
  (callOf(id) as unknown as Call<unknown, unknown>).request.encode(input) as Fields;
/** So many strange requests are made side by side, those that are let through with a state of things made for them. */
const atOnce = 16;
const usualMaxBytes = 256 * 1024;

/** What has to be there for a call, in the hands of somebody who may make it. */
interface State {
  readonly caller: Caller;
  readonly fields: Fields;
}

test("every id a call takes is either somebody's, and tried by others, or nobody's", () => {
  const names = new Set(ids.flatMap((id) => fieldNames(callOf(id))));
  const known = [...Object.keys(foreignIds({ offerIds: [] } as unknown as Owner)), ...idsOfNobody];
  for (const name of names) if (/Ids?$/.test(name)) expect(known).toContain(name);
});

test("a watch notices what another member's answer tells, unless the asker has said it before", () => {
  const watch = createLeakWatch();
  const marker = { what: "plate", text: "06BHT422" };
  const exchange = { visitor: "v", token: "t", path: "/x", asked: "", answered: "34ABC123" };
  watch.guard("owner", [marker]);
  watch.see(exchange);
  watch.see({ ...exchange, token: "owner", answered: marker.text });
  watch.see({ ...exchange, visitor: "knows it", asked: marker.text, answered: marker.text });
  expect(watch.leaks).toEqual([]);
  watch.see({ ...exchange, answered: marker.text });
  expect(watch.leaks).toEqual(["/x tells plate"]);
});

let broker: TestBroker;
beforeAll(async () => {
  broker = await startBroker();
});
afterAll(() => broker.stop());

/**
 * The handlers are the same over both transports. Over the first every call is made, and with a share of the fields
 * missing and of the bodies that are none; over the second a share of the calls is made. In the whole matrix every field of
 * every call is missing, and strange in every way, over both.
 */
describe.each([
  ["the embedded broker", embedded, 0, { calls: 1, strange: 72, missing: 3 }],
  ["a broker over HTTP", overHttp, 2, { calls: 16, strange: 144, missing: 4 }],
] as const)("%s", (_name, wireOf, ownersBefore, oneIn) => {
  let wire: Wire;
  let alice: Owner;
  let bob: Owner;
  let before: Awaited<ReturnType<typeof possessionsOf>>;
  let ended: Caller;

  beforeAll(async () => {
    wire = await wireOf(broker);
    alice = await makeOwner(wire.client, makeWords("Alımgül", "Beyazkaya", ownersBefore + 1));
    bob = await makeOwner(wire.client, makeWords("Bahtışen", "Karakurt", ownersBefore + 2));
    wire.watch.guard(bob.member.token ?? "", markersOf(bob));
    before = await possessionsOf(wire.client, bob);
    ended = (await makeSignedIn(wire.client)).member;
    await wire.client.call(logout, { everywhere: true }, ended);
  });

  const attempt = async (id: CallId): Promise<State> => {
    const { caller, input } = await attempts[id]({ client: wire.client, owner: alice });
    return { caller, fields: encode(id, input) };
  };

  describe.each(shareOf(ids, oneIn.calls))("%s", (id) => {
    const call = callOf(id);
    const sample = encode(id, samples[id].request);
    let made: Promise<State> | undefined;
    /** A state of things for requests that change nothing of it. */
    const unharmed = () => (made ??= attempt(id));
    /** Somebody who may make the call, as far as that can be told before it is read. */
    const admitted = () => (call.requiresMember ? alice.member : makeCaller());

    /** What of the cases a call's declaration lets through, or stops. */
    const casesThat = (areLetThrough: boolean, { fields }: State) => {
      const all = casesOf(call, sample);
      const share = (areMissing: boolean, oneInSo: number) =>
        shareOf(
          all.filter(({ isMissing }) => isMissing === areMissing),
          oneInSo,
          ids.indexOf(id),
        );
      return [...share(true, oneIn.missing), ...share(false, oneIn.strange)].filter(
        (each) => isLetThrough(call, each.change(fields)) === areLetThrough,
      );
    };
    const complaintsAbout = async (cases: readonly Case[], { caller, fields }: State) => {
      const answered = cases.map(async (each) => {
        const changed = each.change(fields);
        return complaintAbout(call, each, changed, await wire.send(call, changed, caller));
      });
      return (await Promise.all(answered)).flat();
    };

    test("says which field is missing or not what it should be, and takes no harm", async () => {
      const first = await unharmed();
      const stopped = casesThat(false, first);
      for (let from = 0; from < stopped.length; from += atOnce) {
        expect(await complaintsAbout(stopped.slice(from, from + atOnce), first)).toEqual([]);
      }
    });

    test("takes no body but its own", async () => {
      const isJson = call.encoding === "json";
      const ofOther = isJson ? formText(sample) : JSON.stringify(sample);
      const bodies = [
        "",
        "{",
        "[]",
        "null",
        "42",
        '"x"',
        "[".repeat(50_000),
        "%ff%fe=%zz",
        ofOther,
      ];
      for (const text of shareOf(bodies, oneIn.missing, ids.indexOf(id))) {
        const reply = await wire.sendText(call, text, admitted());
        expect([faultOf(call, reply), reply.status]).toEqual([undefined, 400]);
      }
    });

    // A query has no body.
    test.skipIf(call.method === "GET")("takes no body longer than it may be", async () => {
      const padding = "x".repeat(call.maxBytes ?? usualMaxBytes);
      const reply = await wire.send(call, { ...sample, padding }, admitted());
      expect([faultOf(call, reply), reply.status]).toEqual([undefined, 413]);
    });

    test("is refused when the session has ended, and to visitors when it is a member's", async () => {
      const callers = call.requiresMember ? [ended, makeCaller()] : [ended];
      for (const caller of callers) {
        const reply = await wire.send(call, sample, caller);
        expect([faultOf(call, reply), reply.status]).toEqual([undefined, 401]);
      }
    });

    test("does nothing with what is another member's", async () => {
      const { caller, fields } = await unharmed();
      const visitor = makeCaller();
      for (const { names, fields: sent } of withForeign(call, fields, foreignIds(bob))) {
        for (const each of [caller, visitor]) {
          const reply = await wire.send(call, sent, each);
          expect(faultOf(call, reply)).toBeUndefined();
          if (openToOthers.has([id, ...names].join(" "))) continue;
          expect([names, reply.status]).not.toEqual([names, 200]);
        }
      }
      for (const { fields: sent } of withForeign(call, fields, foreignFacts(bob))) {
        expect(faultOf(call, await wire.send(call, sent, caller))).toBeUndefined();
      }
    });

    // Specification 7.7, 7.8, 7.9, 7.10, 7.11, 7.12, 7.13, 7.14, 7.15, 7.16, 7.17, 7.18, 7.19, 7.20, 7.21, 7.22, 7.24, 7.25, 7.26, 7.27, 7.28, 7.30
    test("is granted to whoever makes it as it should be made, with more fields and by an older address too", async () => {
      // A key for passwords serves once, and somebody's facts were sent with it.
      const hasKey = fieldNames(call).includes("Guid");
      const { caller, fields } = await (hasKey ? attempt(id) : unharmed());
      const more = { MemberId: bob.memberId, memberId: bob.memberId, constructor: "x", "": 1 };
      const path = call.aliases?.[0] ?? call.path;
      const reply = await wire.send(call, { ...more, ...fields }, caller, path);
      expect([faultOf(call, reply), reply.status]).toEqual([undefined, 200]);
    });

    // The last: it is done often, and may reach a limit.
    test("answers what it lets through as declared, strange as it is", async () => {
      const through = casesThat(true, await unharmed());
      for (let from = 0; from < through.length; from += atOnce) {
        const some = through.slice(from, from + atOnce);
        expect(await complaintsAbout(some, await attempt(id))).toEqual([]);
      }
    });
  });

  test("no answer told anybody anything of another member", () => {
    expect(wire.watch.leaks).toEqual([]);
  });

  test("the other member has everything as it was", async () => {
    expect(await possessionsOf(wire.client, bob)).toEqual(before);
    expect((await logIn(wire.client, bob)).success).toBe(true);
  });
});
