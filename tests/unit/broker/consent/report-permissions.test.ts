import { describe, expect, test, vi } from "vitest";
import { formatDateTime } from "#shared/format/date.ts";
import type { ReportOutcome } from "#worker/broker/consent/consent-register.ts";
import type { PermissionRepository } from "#worker/broker/consent/permission-repository.ts";
import { reportDueAt } from "#worker/broker/consent/permissions.ts";
import { reportPermissions } from "#worker/broker/consent/report-permissions.ts";

test.each([
  // Wednesday, at night in Europe and already Thursday in İstanbul.
  ["2026-11-25T09:00:00Z", "30.11.2026 23.59"],
  ["2026-11-25T21:30:00Z", "01.12.2026 23.59"],
  // Before the holiday of 29 October, a Thursday.
  ["2026-10-27T09:00:00Z", "02.11.2026 23.59"],
])("what is said at %s has to be known by %s", (saidAt, due) => {
  expect(formatDateTime(reportDueAt(Date.parse(saidAt)))).toBe(due);
});

describe("telling the register", () => {
  const now = 1_000_000;
  const entry = (id: number, dueAt = now + 1) => ({ id, dueAt });

  async function tell(
    outcomes: readonly ReportOutcome[],
    due: readonly ReturnType<typeof entry>[],
  ) {
    const log: unknown[] = [];
    const note =
      (what: string) =>
      async (...said: unknown[]) =>
        void log.push([what, ...said]);
    const permissions = {
      listDue: async () => due,
      markReported: note("reported"),
      markRefused: note("refused"),
      postpone: note("postponed"),
      nextTry: async () => 7,
    } as unknown as PermissionRepository;
    const consentRegister = { report: async () => outcomes };
    const next = await reportPermissions({
      store: { permissions },
      consentRegister,
      now: () => now,
    });
    return { log, next };
  }

  test("notes what was taken and refused, and tries the rest again in an hour", async () => {
    const outcomes = ["taken", "refused", "unavailable"] as const;
    const { log, next } = await tell(outcomes, [entry(1), entry(2), entry(3)]);
    expect(log).toEqual([
      ["reported", [1], now],
      ["refused", [2], now],
      ["postponed", [3], now + 3_600_000],
    ]);
    expect(next).toBe(7);
    const [alerted] = vi.mocked(console.error).mock.calls;
    expect(JSON.parse(String(alerted?.[0]))).toMatchObject({
      alert: "permission-refused",
      count: 1,
    });
    vi.mocked(console.error).mockClear();
  });

  test("what is told too late is an alert", async () => {
    await tell(["unavailable", "taken"], [entry(1, now - 1), entry(2, now - 1)]);
    const [alerted] = vi.mocked(console.error).mock.calls;
    expect(JSON.parse(String(alerted?.[0]))).toMatchObject({ alert: "permission-late", count: 1 });
    vi.mocked(console.error).mockClear();
  });

  test("asks for nothing where there is nothing", async () => {
    expect((await tell([], [])).log).toEqual([]);
  });
});
