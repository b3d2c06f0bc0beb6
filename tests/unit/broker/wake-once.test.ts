import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Broker } from "#worker/broker/app.ts";
import { wakeOnce } from "#worker/broker/wake-once.ts";

/** A back office whose first so many wakings fail. */
function failing(times: number) {
  let woken = 0;
  const broker = {
    wake: async () => {
      woken += 1;
      if (woken <= times) throw new Error("unreachable");
    },
  } as unknown as Broker;
  const waiting: Promise<unknown>[] = [];
  return {
    broker,
    count: () => woken,
    waiting,
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
  };
}

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => void vi.restoreAllMocks());

test("an isolate wakes the housekeeper once, whatever number of requests comes", async () => {
  const env = {};
  const { broker, count, waiting, waitUntil } = failing(0);
  for (let request = 0; request < 5; request++) wakeOnce(env, broker, { waitUntil });
  await Promise.all(waiting);
  wakeOnce(env, broker, { waitUntil });
  expect(count()).toBe(1);
});

test("what failed is an alert, and tried again with the next request", async () => {
  const env = {};
  const { broker, count, waiting, waitUntil } = failing(1);
  for (let request = 0; request < 3; request++) {
    wakeOnce(env, broker, { waitUntil });
    await Promise.all(waiting);
  }
  expect(count()).toBe(2);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ alert: "wake-failed" }]);
});
