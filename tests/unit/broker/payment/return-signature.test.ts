import { describe, expect, test } from "vitest";
import { declineReasons } from "#worker/broker/payment/payment.ts";
import { readReturn, returnFields, signReturn } from "#worker/broker/payment/return-signature.ts";

const key = new Uint8Array(32).fill(7);
const signed = (mdStatus: string, reason?: (typeof declineReasons)[number]) =>
  signReturn(key, returnFields("order-1", "payment-1", mdStatus, reason));

test("full authentication is an approval; nothing less is", async () => {
  expect(await readReturn(key, await signed("1"))).toEqual({ ok: true, value: "approved" });
  for (const mdStatus of ["0", "2", "3", "4", "5", "6", "7", "8", "", "11"]) {
    const read = await readReturn(key, await signed(mdStatus));
    expect(read).toEqual({ ok: true, value: "not-authenticated" });
  }
});

test("a page that was open at the bank while the form of the signature changed is believed", async () => {
  const signature = "2859e47e9b0eb441887d301cac8463b434d00328cc4208062685dad77ff869d3";
  const before = { ...returnFields("order-1", "payment-1", "1"), signature };
  expect(await readReturn(key, before)).toEqual({ ok: true, value: "approved" });
  expect(await readReturn(key, { ...before, status: "refused" })).toMatchObject({ ok: false });
});

test.each(declineReasons)("%s comes back as it was sent", async (reason) => {
  expect(await readReturn(key, await signed("0", reason))).toEqual({ ok: true, value: reason });
});

test("an unknown status is a refusal", async () => {
  const result = await signReturn(key, { ...returnFields("o", "p", "1"), status: "SUCCESS" });
  expect(await readReturn(key, result)).toEqual({ ok: true, value: "refused" });
});

describe("nothing signed can be changed", () => {
  test.each(["orderId", "paymentId", "status", "mdStatus", "signature"] as const)(
    "%s",
    async (name) => {
      const result = { ...(await signed("1")), [name]: "x" };
      expect(await readReturn(key, result)).toEqual({ ok: false, reason: "bad-signature" });
    },
  );
  test("the key", async () => {
    const other = new Uint8Array(32).fill(8);
    expect((await readReturn(other, await signed("1"))).ok).toBe(false);
  });
});
