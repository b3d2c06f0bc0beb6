import { expect, test } from "vitest";
import type { Obstacle } from "#worker/broker/order/process/order-record.ts";
import { isOvertaken } from "#worker/broker/order/process/order-record.ts";

const cases: readonly [Obstacle | undefined, boolean][] = [
  [undefined, false],
  [{ kind: "payment-declined", reason: "insufficient-funds" }, false],
  [{ kind: "session-unopened" }, false],
  [{ kind: "capture-unknown" }, false],
  [{ kind: "start-passed" }, true],
  [{ kind: "already-covered" }, true],
];

test.each(cases)("after %o another card is asked for: not %s", (obstacle, overtaken) => {
  expect(isOvertaken(obstacle)).toBe(overtaken);
});
