import { expect, test, vi } from "vitest";
import { err, ok } from "#shared/result.ts";
import { fetchRefusals } from "#worker/broker/consent/fetch-refusals.ts";
import type { RefusalServices } from "#worker/broker/consent/fetch-refusals.ts";

const now = 1_000_000;
const hourMs = 3_600_000;
const refusal = { channel: "sms", receiver: "5320000001", saidAt: 5 } as const;

type Answer = Awaited<ReturnType<RefusalServices["consentRegister"]["refusals"]>>;

async function fetched(answer: Answer) {
  const noted: unknown[] = [];
  const permissions = { addRefusal: async (...said: unknown[]) => void noted.push(said) };
  const services = {
    now: () => now,
    consentRegister: { refusals: async () => answer },
    store: { permissions },
  } as unknown as RefusalServices;
  return { next: await fetchRefusals(services), noted };
}

test("every refusal is noted, and the register asked again a day later", async () => {
  expect(await fetched(ok([refusal]))).toEqual({
    next: now + 24 * hourMs,
    noted: [[refusal, now]],
  });
});

test("a register that is away is asked again in an hour, and somebody hears of it", async () => {
  expect(await fetched(err("unavailable"))).toEqual({ next: now + hourMs, noted: [] });
  const [alerted] = vi.mocked(console.error).mock.calls;
  expect(JSON.parse(String(alerted?.[0]))).toMatchObject({ alert: "refusals-unread" });
  vi.mocked(console.error).mockClear();
});
