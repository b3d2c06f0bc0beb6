import { describe, expect, test } from "vitest";
import { err, ok } from "#shared/result.ts";
import type { OrderRecord } from "#worker/broker/order/process/order-record.ts";
import { takeStep } from "#worker/broker/order/process/order-steps.ts";
import type { CaptureFailure } from "#worker/broker/payment/payment.ts";
import type { Services } from "#worker/broker/services.ts";
import { plainRequest } from "../../lines/trafik/request.ts";
import { makeOrder } from "../make-order.ts";

/** Half a minute after midnight in İstanbul. */
const now = Date.parse("2026-11-21T00:00:30+03:00");

const paying: OrderRecord = {
  ...makeOrder(now, { createdAt: now - 60_000 }),
  state: "paying",
};

/** A quote that starts on a day, a bank that has got so far, and a count of what it was asked to take. */
function servicesWith(startDate: string, bankState: "verified" | "captured", isFree = true) {
  const captures: string[] = [];
  const services = {
    now: () => now,
    blindIndex: { of: async () => "risk" },
    store: {
      quotes: { open: async () => ({ content: { request: { ...plainRequest, startDate } } }) },
      coveredRisks: { reserve: async () => isFree, release: async () => {} },
    },
    payment: {
      query: async () => ok({ kind: bankState }),
      capture: async ({ orderId }: { orderId: string }) => {
        captures.push(orderId);
        return ok(undefined);
      },
    },
  };
  return { services: services as unknown as Services, captures };
}

describe("midnight between the bank's approval and the charge", () => {
  test("a policy that was to start yesterday is not charged any more", async () => {
    const { services, captures } = servicesWith("2026-11-20", "verified");
    const order = await takeStep(paying, services);
    expect(order.state).toBe("declined");
    expect(order.obstacle).toEqual({ kind: "start-passed" });
    expect(captures).toEqual([]);
  });

  test("one that starts today is", async () => {
    const { services, captures } = servicesWith("2026-11-21", "verified");
    expect((await takeStep(paying, services)).state).toBe("issuing");
    expect(captures).toEqual([paying.orderId]);
  });

  test("what is charged already goes on, so that a crash never leaves money without a policy", async () => {
    const { services } = servicesWith("2026-11-20", "captured");
    expect((await takeStep(paying, services)).state).toBe("issuing");
  });
});

describe("the same bought between the bank's approval and the charge", () => {
  test("is not charged a second time", async () => {
    const { services, captures } = servicesWith("2026-11-21", "verified", false);
    const order = await takeStep(paying, services);
    expect([order.state, order.obstacle]).toEqual(["declined", { kind: "already-covered" }]);
    expect(captures).toEqual([]);
  });

  test("goes on where it is charged already", async () => {
    const { services } = servicesWith("2026-11-21", "captured", false);
    expect((await takeStep(paying, services)).state).toBe("issuing");
  });
});

describe("money the payment service looks at", () => {
  /** A capture that says the same each time. */
  const captured = (reason: CaptureFailure | undefined) =>
    ({
      now: () => 0,
      payment: { capture: async () => (reason ? err(reason) : ok(undefined)) },
    }) as never;
  const reviewing = { ...paying, state: "reviewing", tries: 1 } as const;

  test.each<[string, CaptureFailure | undefined, OrderRecord["state"]]>([
    ["is accepted", undefined, "issuing"],
    ["is looked at still", { kind: "reviewing" }, "reviewing"],
    ["cannot be asked about", { kind: "unavailable" }, "reviewing"],
    ["is refused", { kind: "rejected" }, "refunding"],
    ["is gone", { kind: "declined", reason: "refused" }, "refunding"],
  ])("that %s", async (_name, reason, state) => {
    const order = await takeStep(reviewing, captured(reason));
    expect(order.state).toBe(state);
    expect(order.obstacle).toEqual(
      state === "refunding" ? { kind: "payment-rejected" } : undefined,
    );
  });

  test("is asked about more and more seldom, for as long as it takes", async () => {
    const waits: number[] = [];
    let order: OrderRecord = { ...reviewing, tries: 0 };
    for (let tries = 0; tries < 40; tries++) {
      order = await takeStep(order, captured({ kind: "reviewing" }));
      waits.push(order.dueAt / 1000);
    }
    expect(waits.slice(0, 4)).toEqual([5, 10, 20, 40]);
    expect(new Set(waits.slice(10))).toEqual(new Set([3600]));
  });
});

describe("money that may have been taken", () => {
  const unknown: OrderRecord = {
    ...paying,
    state: "refunding",
    obstacle: { kind: "capture-unknown" },
  };

  test("and was not leaves a declined order, and nobody is told of a refund", async () => {
    const refund = async () => ok("nothing-taken" as const);
    const store = { coveredRisks: { release: async () => {} } };
    const order = await takeStep(unknown, { now: () => 0, payment: { refund }, store } as never);
    expect(order).toMatchObject({ state: "declined", obstacle: { kind: "capture-unknown" } });
  });
});

describe("the start of a policy", () => {
  const issuing: OrderRecord = { ...paying, state: "issuing" };
  const at = (istanbul: string) => Date.parse(`${istanbul}+03:00`);

  /** An insurer that takes until an instant to issue. */
  function issuedAt(instant: number, startDate: string) {
    let clock = instant - 90_000;
    const insurer = {
      id: issuing.firmId,
      issue: async () => {
        clock = instant;
        return { kind: "issued", policyNumber: "1" };
      },
    };
    const services = {
      now: () => clock,
      randomUuid: () => "policy",
      sources: [{ ...insurer, firms: [] }],
      store: {
        quotes: { open: async () => ({ content: { request: { ...plainRequest, startDate } } }) },
      },
    };
    return takeStep(issuing, services as unknown as Services);
  }

  test.each([
    ["today", "2026-11-25", at("2026-11-25T17:01:00"), at("2026-11-25T17:01:00"), "2027-11-25"],
    ["tomorrow", "2026-11-26", at("2026-11-25T17:01:00"), at("2026-11-26T12:00:00"), "2027-11-26"],
    [
      "a day midnight has overtaken",
      "2026-11-25",
      at("2026-11-26T00:00:30"),
      at("2026-11-26T00:00:30"),
      "2027-11-26",
    ],
  ])(
    "for %s counts from when the insurer has issued",
    async (_name, day, instant, startsAt, lastDay) => {
      const order = await issuedAt(instant, day);
      const endsAt = at(`${lastDay}T12:00:00`);
      expect(order).toMatchObject({ state: "delivering", issuedAt: instant, startsAt, endsAt });
    },
  );

  test("stays when the delivery is repeated later", async () => {
    const delivering = {
      ...issuing,
      state: "delivering" as const,
      policyId: "p",
      policyNumber: "1",
    };
    const issued = {
      ...delivering,
      issuedAt: at("2026-11-25T17:01:00"),
      startsAt: at("2026-11-26T12:00:00"),
      endsAt: at("2026-12-26T12:00:00"),
    };
    const added: object[] = [];
    const services = {
      now: () => at("2026-11-25T18:00:00"),
      store: {
        policies: { add: async (policy: object) => void added.push(policy) },
        quotes: { open: async () => undefined },
      },
      sources: [],
    };
    await takeStep(issued, services as unknown as Services);
    const { issuedAt: issuance, startsAt, endsAt } = issued;
    expect(added).toMatchObject([{ issuedAt: issuance, startsAt, endsAt }]);
  });
});
