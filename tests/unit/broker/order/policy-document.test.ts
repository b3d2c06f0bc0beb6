import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { SiteSchema } from "#shared/site.ts";
import { ardic } from "#worker/broker/insurers/ardic.ts";
import { quoteLine } from "#worker/broker/lines/quote-line.ts";
import type { PolicyFacts } from "#worker/broker/order/policy-document.ts";
import { policyDocument } from "#worker/broker/order/policy-document.ts";
import { periodFrom } from "#worker/broker/lines/policy-period.ts";
import { plainRequest } from "../lines/trafik/request.ts";

const now = Date.parse("2026-11-22T10:00:00Z");
const [offer] = quoteLine(ardic, plainRequest, { now, factor: 1 });
if (offer?.kind !== "offer") throw new Error("no offer");
const { grossKurus } = offer;

/** The policy of an offer for which so much was paid, as far as it is money. */
function printed(paidKurus: number, instalmentCount: number) {
  const person = { name: "Çağrı", surname: "Şimşek", cityName: "İstanbul", county: "Kadıköy" };
  const policy = { policyNumber: "1", issuedAt: now, period: periodFrom(now), grossKurus };
  return policyDocument({
    quote: { phone: "5321234567", content: { request: plainRequest, ...person } },
    policy: { ...policy, paidKurus, instalmentCount },
    offer,
    insurer: { id: "ardic", name: "Ardıç Sigorta" },
    site: v.parse(SiteSchema, {}),
  } as unknown as PolicyFacts);
}

describe("the charges of a policy", () => {
  it.each([
    [grossKurus, 1, []],
    [grossKurus, 3, []],
    [grossKurus + 35_800, 6, [{ label: "Taksit farkı", kurus: 35_800 }]],
  ])("add up to the %i kuruş that are paid in %i", (paidKurus, count, further) => {
    const { charges, grossKurus: total, instalment } = printed(paidKurus, count);
    expect(total).toBe(paidKurus);
    expect(instalment.totalKurus).toBe(paidKurus);
    expect(charges.reduce((sum, { kurus }) => sum + kurus, 0)).toBe(paidKurus);
    expect(charges.slice(offer.charges.length)).toMatchObject(further);
  });
});
