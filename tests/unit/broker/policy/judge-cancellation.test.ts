import { expect, test } from "vitest";
import type { Cancellation } from "#worker/broker/policy/cancellation/cancellation-record.ts";
import { moved } from "#worker/broker/policy/cancellation/cancellation-record.ts";
import type { CancellationRow } from "#worker/broker/policy/cancellation-repository.ts";
import type { JudgeOutcome } from "#worker/broker/policy/judge-cancellation.ts";
import { deedsFor, judgeCancellation } from "#worker/broker/policy/judge-cancellation.ts";
import type { PolicyServices } from "#worker/broker/policy/services.ts";
import { makeCancellation } from "./make-cancellation.ts";

const now = Date.parse("2026-11-25T10:00:00Z");
const asked = makeCancellation(now);
const byHand = (confirmedKurus: number, hasAccount = true): Cancellation =>
  moved(asked, "by-hand", now, { confirmedKurus, hasAccount, trouble: "card-refused" });

test.each<[string, Cancellation, readonly string[]]>([
  [
    "a paper that waits",
    makeCancellation(now, { needsPaper: true }),
    ["accept", "another-paper", "refuse"],
  ],
  ["one on its way to the insurer", asked, []],
  [
    "an insurer without a service",
    moved(asked, "waiting", now, { trouble: "unsupported" }),
    ["confirm", "refuse"],
  ],
  ["money that no account was named for", byHand(100, false), []],
  ["money with an account", byHand(100), ["transfer"]],
])("of %s may be decided", (_what, cancellation, deeds) => {
  expect(deedsFor(cancellation)).toEqual(deeds);
});

/** What is decided when somebody presses, of a row as it stands; and what is written. */
async function press(
  kurus: number,
  name: string,
  decided: Pick<CancellationRow, "decision" | "decidedBy">,
) {
  const written: string[] = [];
  const settled: string[] = [];
  const services = {
    store: {
      cancellations: {
        decide: async (_: unknown, { decision }: { decision: string }) =>
          written.push(decision) > 0,
      },
    },
    cancellations: { settle: async (orderId: string) => settled.push(orderId) },
  } as unknown as PolicyServices;
  const entry = {
    accountName: name,
    action: "judged-cancellation",
    subject: "",
    createdAt: now,
  } as const;
  const row = decided as CancellationRow;
  const deed = { deed: "transfer", note: undefined } as const;
  const outcome = await judgeCancellation(byHand(kurus), row, deed, entry, services);
  return { outcome, written, isSettled: settled.length > 0 };
}

const nothing = { decision: null, decidedBy: null };
const byAyse = { decision: "propose-transfer", decidedBy: "ayse" };

test.each<
  [string, number, string, typeof nothing | typeof byAyse, JudgeOutcome, string[], boolean]
>([
  ["below 50.000 TL one", 4_999_999, "ayse", nothing, "decided", ["transfer"], true],
  [
    "from 50.000 TL on the first",
    5_000_000,
    "ayse",
    nothing,
    "second-needed",
    ["propose-transfer"],
    false,
  ],
  ["the same again", 5_000_000, "ayse", byAyse, "same-person", [], false],
  ["another one", 5_000_000, "deniz", byAyse, "decided", ["transfer"], true],
])("%s decides about a transfer", async (_who, kurus, name, row, outcome, written, isSettled) => {
  expect(await press(kurus, name, row)).toEqual({ outcome, written, isSettled });
});
