import { describe, expect, test } from "vitest";
import { retryAsVisitor } from "#worker/session/retry-as-visitor.ts";
import { createMemberSession } from "#worker/session/member-session.ts";
import { createSessionMarker } from "#worker/session/session-marker.ts";
import { createSession, emptySession } from "#worker/session/session-state.ts";

const credentials = { token: "t-1", source: "yelkovan" };
const user = { name: "Tolga", surname: "Uğurlu" };
const drafts = { trafik: "0b8f5a52-7c1e-4f52-9d5a-0a0a0a0a0a0a" };

const memberOf = (initial: typeof credentials | undefined) => {
  const session = createSession({ ...emptySession, drafts });
  return { session, member: createMemberSession(initial, initial && "m-1", session) };
};

// Specification 3.18
describe("a member of one request", () => {
  test("is nobody until somebody signs in", () => {
    const { member, session } = memberOf(undefined);
    expect([member.isSignedIn, member.marker, member.change]).toEqual([false, undefined, "none"]);
    member.signIn(credentials, user);
    expect([member.isSignedIn, member.credentials, member.change]).toEqual([
      true,
      credentials,
      "signed-in",
    ]);
    expect(session.state).toMatchObject({ user, drafts });
  });

  test("signing out forgets the name and what was begun", () => {
    const { member, session } = memberOf(credentials);
    member.signOut();
    expect([member.isSignedIn, member.change]).toEqual([false, "signed-out"]);
    expect(session.state.user).toBeUndefined();
    expect(session.state.drafts).toEqual({});
  });

  test.each(["signOut", "end"] as const)("%s takes back a welcome nobody has seen", (leave) => {
    const { member, session } = memberOf(credentials);
    session.update({ flash: { type: "success", title: "Hoş Geldiniz", text: "Tolga Uğurlu" } });
    member[leave]();
    expect(session.state.flash).toBeUndefined();
  });

  test("goes on under another token with the same source, and nobody does without one", () => {
    const { member } = memberOf(credentials);
    member.renew("t-2");
    expect([member.credentials, member.change]).toEqual([
      { ...credentials, token: "t-2" },
      "signed-in",
    ]);
    const { member: visitor } = memberOf(undefined);
    visitor.renew("t-2");
    expect([visitor.credentials, visitor.change]).toEqual([undefined, "none"]);
  });

  test("a session that ended leaves what was begun", () => {
    const { member, session } = memberOf(credentials);
    member.end();
    expect([member.isSignedIn, member.change]).toEqual([false, "ended"]);
    expect(session.state.drafts).toEqual(drafts);
  });

  test("the marker is of the session that came, not of one begun since", () => {
    const { member } = memberOf(credentials);
    expect(member.marker).toBe("m-1");
    member.signIn({ ...credentials, token: "t-2" }, user);
    expect(member.marker).toBeUndefined();
  });
});

test("a marker depends on token and secret, and holds neither", async () => {
  const [mark, other] = [createSessionMarker("secret-1"), createSessionMarker("secret-2")];
  const markers = await Promise.all([mark("t-1"), mark("t-1"), mark("t-2"), other("t-1")]);
  expect(markers[0]).toBe(markers[1]);
  expect(new Set(markers).size).toBe(3);
  for (const marker of markers) expect(marker).toMatch(/^[0-9a-f]{64}$/);
});

describe("a call refused with 401", () => {
  const run = async (
    call: { credentials: "site" | "member"; requiresMember?: true },
    initial: typeof credentials | undefined,
    ...statuses: number[]
  ) => {
    const { member } = memberOf(initial);
    const seen: boolean[] = [];
    const send = async () => {
      seen.push(member.isSignedIn);
      return statuses.shift() ?? 200;
    };
    const reply = await retryAsVisitor(call, member, send, (status) => status);
    return { reply, seen, change: member.change };
  };

  test("ends the session and is made once more as a visitor's", async () => {
    const { reply, seen, change } = await run({ credentials: "member" }, credentials, 401, 200);
    expect({ reply, seen, change }).toEqual({ reply: 200, seen: [true, false], change: "ended" });
  });

  test("is not made again when it is for members only", async () => {
    const call = { credentials: "member", requiresMember: true } as const;
    const { reply, seen, change } = await run(call, credentials, 401);
    expect({ reply, seen, change }).toEqual({ reply: 401, seen: [true], change: "ended" });
  });

  test.each([
    ["of the site's own", { credentials: "site" } as const, credentials, 401],
    ["of a visitor", { credentials: "member" } as const, undefined, 401],
    ["that failed otherwise", { credentials: "member" } as const, credentials, 403],
  ])("%s: nothing ends", async (_what, call, initial, status) => {
    const { reply, seen, change } = await run(call, initial, status);
    expect({ reply, times: seen.length, change }).toEqual({
      reply: status,
      times: 1,
      change: "none",
    });
  });
});
