import { expect, test, vi } from "vitest";
import type { PolicyChange } from "#worker/broker/policy/change/change-record.ts";
import { newChange } from "#worker/broker/policy/change/change-record.ts";
import { messagesOwed } from "#worker/broker/policy/change/change-message.ts";
import { sendChangeNews } from "#worker/broker/policy/change/send-change-news.ts";
import { takeStep } from "#worker/broker/policy/change/change-steps.ts";
import type { PolicyServices } from "#worker/broker/policy/services.ts";
import { makeCancellation } from "./make-cancellation.ts";

const now = Date.parse("2026-11-25T10:00:00Z");

const asked = newChange(
  {
    ...makeCancellation(now),
    kind: "registration",
    contentSealed: "sealed",
    issuedAt: now,
    differenceKurus: 0,
  },
  1,
  now,
);

/** Services of a quote that cannot be read for the time being, or is no more. */
const services = (open: () => Promise<undefined>) =>
  ({
    now: () => now,
    sources: [],
    site: { phone: "0850" },
    store: { quotes: { open }, cancellations: { isLeft: async () => false } },
  }) as unknown as PolicyServices;

test("a step that fails is taken again, and somebody is called at the sixth failure, once", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  let one: PolicyChange = asked;
  for (let at = 1; at <= 8; at++) {
    one = await takeStep(
      one,
      services(() => Promise.reject(new Error("away"))),
    );
    expect([one.state, one.tries]).toEqual(["sending", at]);
  }
  const called = error.mock.calls.filter(([line]) => String(line).includes('"change-stuck"'));
  expect(called).toHaveLength(1);
  error.mockRestore();
});

test("the change of a policy that is no more is refused and told of, and a message that reaches nobody calls somebody", async () => {
  const gone = services(async () => undefined);
  const refused = await takeStep(asked, gone);
  expect(refused.state).toBe("refused");
  expect(refused.reason).toContain("0850");
  const owed = messagesOwed(asked, refused, now);
  expect(owed.map(({ news, channel }) => [news, channel])).toEqual([
    ["refused", "email"],
    ["refused", "sms"],
  ]);
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect((await sendChangeNews(owed[0]!, gone)).state).toBe("unsent");
  const lines = error.mock.calls.map(([line]) => String(line));
  expect(lines.some((line) => line.includes('"change-message-unsent"'))).toBe(true);
  error.mockRestore();
});
