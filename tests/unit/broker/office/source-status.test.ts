import { expect, test } from "vitest";
import type { AnsweredAt } from "#worker/broker/quote/activity-repository.ts";
import { sourceStatus } from "#worker/broker/office/status/read-status.ts";

type State = AnsweredAt["answers"][number]["state"];

const quote = (
  ...told: readonly (readonly [sourceId: string, state: State, afterMs: number])[]
) => ({
  createdAt: 1000,
  deadline: 91_000,
  answers: told.map(([sourceId, state, afterMs], at) => ({
    id: `${sourceId}:${at}`,
    sourceId,
    firm: { id: sourceId, name: sourceId },
    sequence: at + 1,
    answeredAt: 1000 + afterMs,
    state,
  })),
});
const one = { id: "one", name: "One" };

test.each<[string, readonly AnsweredAt[], object]>([
  ["was not asked", [quote(["two", "offer", 5])], [0, 0, 0, null, null]],
  [
    "answers with packages",
    [quote(["one", "offer", 300], ["one", "offer", 900])],
    [1, 0, 0, 300, 300],
  ],
  ["answers anew after a paper", [quote(["one", "offer", 400_000])], [1, 0, 0, null, null]],
  ["declines", [quote(["one", "decline", 40])], [1, 0, 0, 40, 40]],
  ["fails after an offer", [quote(["one", "offer", 10], ["one", "failed", 20])], [0, 1, 0, 10, 10]],
  ["is silent", [quote(["one", "timeout", 70_000])], [0, 0, 1, null, null]],
  ["has nothing to offer", [quote(["one", "done", 9])], [1, 0, 0, null, null]],
  [
    "differs from quote to quote",
    [
      quote(["one", "offer", 900]),
      quote(["one", "timeout", 9]),
      quote(["one", "offer", 100]),
      quote(["one", "offer", 200]),
    ],
    [3, 0, 1, 200, 900],
  ],
])("a source that %s", (_name, quotes, counts) => {
  const { answered, failed, silent, medianMs, slowestMs } = sourceStatus(one, quotes);
  expect([answered, failed, silent, medianMs, slowestMs]).toEqual(counts);
});
