import { describe, expect, test, vi } from "vitest";
import { describeError } from "#shared/describe-error.ts";
import { log } from "#worker/log.ts";

test("a line is one JSON object at its level", () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => {});
  log("info", "request", { status: 200, route: '/"x"\n', absent: undefined });
  expect(info).toHaveBeenCalledTimes(1);
  const [line] = info.mock.calls[0] as [string];
  expect(line).not.toContain("\n");
  expect(JSON.parse(line)).toEqual({
    level: "info",
    event: "request",
    status: 200,
    route: '/"x"\n',
  });
  info.mockRestore();
});

describe("describeError", () => {
  test("tells kind and place, never the message", () => {
    const described = describeError(new RangeError("10000000146 5321234567\nsecond line 34ABC123"));
    expect(described.kind).toBe("RangeError");
    expect(described.at).toMatch(/^at .*log\.test\.ts/);
    expect(described.at).not.toMatch(/10000000146|5321234567|34ABC123/);
  });

  test.each([
    ["text", "string"],
    [undefined, "undefined"],
    [{ secret: 1 }, "object"],
  ])("%j is only its type", (thrown, kind) =>
    expect(describeError(thrown)).toEqual({ kind, at: "" }),
  );
});
