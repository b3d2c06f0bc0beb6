import { expect, test, vi } from "vitest";
import { err, ok } from "#shared/result.ts";
import type { CancelAnswer } from "#worker/broker/insurers/issued-by-source.ts";
import type { Cancellation } from "#worker/broker/policy/cancellation/cancellation-record.ts";
import {
  attentionOf,
  ledgerOf,
  moved,
} from "#worker/broker/policy/cancellation/cancellation-record.ts";
import { newsOwed } from "#worker/broker/policy/cancellation/cancellation-message.ts";
import { sendNews } from "#worker/broker/policy/cancellation/send-news.ts";
import { takeStep } from "#worker/broker/policy/cancellation/cancellation-steps.ts";
import type { PolicyServices } from "#worker/broker/policy/services.ts";
import { makeCancellation } from "./make-cancellation.ts";

const now = Date.parse("2026-11-25T10:00:00Z");
const asked = makeCancellation(now);

/** Changes of a policy: the newest, and those that its insurer has confirmed. */
interface Changes {
  readonly newest?: { readonly state: string };
  readonly confirmed?: readonly { readonly differenceKurus: number }[];
}

/** Services whose insurer and bank say so. */
const services = (
  cancel: () => Promise<CancelAnswer>,
  part: unknown = ok("returned"),
  { newest, confirmed: changes = [] }: Changes = {},
) =>
  ({
    now: () => now,
    sources: [{ id: "ardic", cancel }],
    payment: { refundPart: async () => part },
    store: {
      quotes: { open: async () => undefined },
      policies: { findByQuote: async () => ({ grossKurus: asked.grossKurus }) },
      policyChanges: { newestOf: async () => newest, confirmedOf: async () => changes },
    },
  }) as unknown as PolicyServices;

const saying = (answer: CancelAnswer) => services(async () => answer);
const confirmed: CancelAnswer = {
  kind: "confirmed",
  endorsementNumber: "e-1",
  endsOn: "2026-11-25",
  refundKurus: 300_000,
};

test.each<[string, CancelAnswer, Partial<Cancellation>]>([
  [
    "confirmed",
    confirmed,
    { state: "refunding", confirmedKurus: 300_000, cancelledOn: "2026-11-25" },
  ],
  ["confirmed with nothing to give back", { ...confirmed, refundKurus: 0 }, { state: "done" }],
  ["refused", { kind: "refused", reason: "Olmaz." }, { state: "refused", reason: "Olmaz." }],
  ["waiting", { kind: "waiting" }, { state: "waiting" }],
  ["unsupported", { kind: "unsupported" }, { state: "waiting", trouble: "unsupported" }],
])("an insurer that says %s leads on", async (_says, answer, next) => {
  expect(await takeStep(asked, saying(answer))).toMatchObject(next);
});

test.each<[string, Changes, Partial<Cancellation>]>([
  ["one that is sent", { newest: { state: "sending" } }, { state: "sending", dueAt: now + 2000 }],
  ["one that is paid", { newest: { state: "paying" } }, { state: "sending", dueAt: now + 2000 }],
  ["one that waits for a card", { newest: { state: "unpaid" } }, { state: "refunding" }],
  ["one that was refused", { newest: { state: "refused" } }, { state: "refunding" }],
  [
    "one that came first",
    { newest: { state: "done" }, confirmed: [{ differenceKurus: -5000 }] },
    { state: "refused", reason: expect.stringContaining("İade tutarı değişti") },
  ],
])("beside a change of the same instant: %s", async (_which, changes, next) => {
  const both = services(async () => confirmed, ok("returned"), changes);
  expect(await takeStep(asked, both)).toMatchObject(next);
});

test("an insurer that looks into it is asked more and more seldom, and called after five days", async () => {
  let one: Cancellation = asked;
  const waits: number[] = [];
  for (const _ of [1, 2, 3]) {
    one = await takeStep(one, saying({ kind: "waiting" }));
    waits.push(one.dueAt - now);
  }
  expect(waits).toEqual([60_000, 120_000, 240_000]);
  expect(one.steps.map(({ state }) => state)).toEqual(["sending", "waiting"]);
  const days = 86_400_000;
  expect([attentionOf(one, now + 4 * days), attentionOf(one, now + 6 * days)]).toEqual([
    null,
    "unanswered",
  ]);
});

test("one that is away is asked again, and somebody is called at the sixth failure, once", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  let one: Cancellation = asked;
  for (let at = 1; at <= 8; at++) {
    one = await takeStep(
      one,
      services(() => Promise.reject(new Error("away"))),
    );
    expect([one.state, one.tries]).toEqual(["sending", at]);
  }
  const called = error.mock.calls.filter(([line]) => String(line).includes('"cancellation-stuck"'));
  expect(called).toHaveLength(1);
  expect(attentionOf(one, now)).toBe("stuck");
  error.mockRestore();
});

const refunding = moved(asked, "refunding", now, {
  confirmedKurus: 300_000,
  cancelledOn: "2026-11-25",
  endorsementNumber: "e-1",
});
const unasked = () => Promise.reject(new Error("not asked"));

test.each([
  [ok("returned"), "done", undefined],
  [ok("card-refused"), "by-hand", "card-refused"],
  [ok("too-much"), "by-hand", "too-much"],
  [err({ kind: "unavailable" }), "refunding", undefined],
])("money whose bank says %j goes on as %s", async (part, state, trouble) => {
  const next = await takeStep(refunding, services(unasked, part));
  expect([next.state, next.trouble]).toEqual([state, trouble]);
});

test("what has gone back is borne by who has had it, and adds up to nothing", async () => {
  const done = await takeStep(refunding, services(unasked));
  const entries = ledgerOf(done);
  expect(Object.fromEntries(entries.map(({ kind, amountKurus }) => [kind, amountKurus]))).toEqual({
    returned: -300_000,
    "premium-returned": 270_000,
    "commission-returned": 30_000,
  });
  expect(ledgerOf(refunding)).toEqual([]);
  const whole = ledgerOf({ ...done, paidKurus: 380_000, confirmedKurus: 380_000, by: "transfer" });
  expect(whole.map(({ kind, amountKurus }) => [kind, amountKurus])).toEqual([
    ["transferred", -380_000],
    ["premium-returned", 328_500],
    ["commission-returned", 36_500],
    ["surcharge-returned", 15_000],
  ]);
});

test("each turn is told of once by both ways, and one that reaches nobody calls somebody", async () => {
  const told = newsOwed(asked, refunding, now);
  expect(told.map(({ news, channel }) => [news, channel])).toEqual([
    ["ended", "email"],
    ["ended", "sms"],
  ]);
  expect(newsOwed(refunding, refunding, now)).toEqual([]);
  expect(newsOwed(undefined, asked, now)[0]?.news).toBe("asked");
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const sent = await sendNews(told[0]!, services(unasked));
  expect(sent.state).toBe("unsent");
  const lines = error.mock.calls.map(([line]) => String(line));
  expect(lines.some((line) => line.includes('"cancellation-message-unsent"'))).toBe(true);
  error.mockRestore();
});
