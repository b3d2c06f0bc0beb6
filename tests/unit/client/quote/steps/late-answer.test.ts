import { expect, test } from "vitest";
import type { Draft } from "#client/quote/steps/draft.server.ts";
import { emptyDraft } from "#client/quote/steps/draft.server.ts";
import { awaiting, withLateIdentity } from "#client/quote/steps/late-answer.server.ts";
import { isAwaited } from "#client/quote/steps/draft.server.ts";
import { lateMs } from "#shared/calls/wait.ts";
import { statusCodes } from "#shared/codes.ts";

const identity = { name: "TO•••", surname: "UĞ•••", city: "34", county: "Kadıköy" };
const asked: Draft = { ...emptyDraft, values: { nationalNumber: "10000001518" } };

const cases: readonly [what: string, now: Draft, isTaken: boolean][] = [
  ["is still asked", asked, true],
  ["has begun to type a name", { ...asked, values: { ...asked.values, name: "Deniz" } }, false],
  ["has become somebody else", { ...asked, values: { nationalNumber: "10000002508" } }, false],
  ["is known by now", { ...asked, identity }, false],
];

test.each(cases)(
  "who comes too late from the registry, of a visitor that %s",
  (_what, now, isTaken) => {
    expect(withLateIdentity(now, asked, identity)).toEqual(
      isTaken ? { ...now, identity } : undefined,
    );
  },
);

test("an answer that timed out is awaited for half a minute, and no longer than it is missing", () => {
  const now = Date.UTC(2026, 10, 25, 9);
  const timedOut = awaiting("identity", { statusCode: statusCodes.upstreamTimeout }, now);
  const draft: Draft = { ...asked, ...timedOut };
  expect(isAwaited(draft, now + lateMs - 1)).toBe(true);
  expect(isAwaited(draft, now + lateMs)).toBe(false);
  expect(isAwaited({ ...draft, identity }, now)).toBe(false);
  expect(awaiting("identity", { statusCode: statusCodes.ok }, now)).toEqual({});
});
