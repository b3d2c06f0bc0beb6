import { describe, expect, it } from "vitest";
import { makeIssuedPolicies } from "#tests/factories/issued-policies.ts";
import { ardic } from "#worker/broker/insurers/ardic.ts";
import { createEmbeddedInsurer } from "#worker/broker/insurers/embedded-insurer.ts";
import type { InsurerSettings } from "#worker/broker/insurers/embedded-insurer.ts";
import type { QuoteRequest } from "#worker/broker/lines/request.ts";
import { confirmTimeoutMs } from "#worker/broker/quote/confirmed-offer.ts";
import { InsurerUnavailable } from "#worker/broker/insurers/source.ts";
import { palamar } from "#worker/broker/insurers/palamar.ts";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import { plainPhoneRequest } from "../lines/telefon/request.ts";
import { plainRequest } from "../lines/trafik/request.ts";
import { answersOf } from "./answers-of.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const call = { signal: new AbortController().signal, now };

const issued = makeIssuedPolicies();

function insurer(change: Partial<InsurerSettings> = {}, profile = ardic) {
  const pause = async (): Promise<void> => {};
  const settings = {
    domain: "site.test",
    speed: 0,
    outages: {},
    repricing: {},
    pause,
    issued,
    ...change,
  };
  return createEmbeddedInsurer(profile, settings);
}

async function price(request: QuoteRequest, profile = ardic): Promise<number> {
  const [answer] = await answersOf(insurer({}, profile), request, call);
  if (answer?.kind !== "offer") throw new Error(answer?.reason);
  return answer.grossKurus;
}

describe("delays", () => {
  it("stay within the profile, scale with speed and repeat for the same request", async () => {
    const waits: number[] = [];
    const pause = async (milliseconds: number): Promise<void> => void waits.push(milliseconds);
    for (const profile of insurerProfiles) {
      const [min, max] = profile.answerSeconds;
      await answersOf(insurer({ speed: 1, pause }, profile), plainRequest, call);
      await answersOf(insurer({ speed: 1, pause }, profile), plainRequest, call);
      await answersOf(insurer({ speed: 0.5, pause }, profile), plainRequest, call);
      const [first = 0, second, halved] = waits.splice(0);
      expect(first).toBeGreaterThanOrEqual(min * 1000);
      expect(first).toBeLessThanOrEqual(max * 1000);
      expect(min).toBeGreaterThanOrEqual(0.4);
      expect(max * 1000).toBeLessThan(confirmTimeoutMs);
      expect(second).toBe(first);
      expect(halved).toBe(first / 2);
    }
  });
});

describe("outages", () => {
  it("reject when the service is down", async () => {
    const down = insurer({ outages: { ardic: "error" } });
    await expect(answersOf(down, plainRequest, call)).rejects.toBeInstanceOf(InsurerUnavailable);
    const order = {
      orderId: "o",
      request: plainRequest,
      firmId: "ardic",
      grossKurus: await price(plainRequest),
    };
    await expect(down.issue(order, call)).rejects.toBeInstanceOf(InsurerUnavailable);
  });

  it("keep silent until the call is aborted", async () => {
    const reason = new Error("deadline");
    const controller = new AbortController();
    const waiting = answersOf(insurer({ outages: { ardic: "silent" } }), plainRequest, {
      signal: controller.signal,
      now,
    });
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
  });

  it("touch only the insurers named", async () => {
    const [answer] = await answersOf(insurer({ outages: { cinar: "error" } }), plainRequest, call);
    expect(answer?.kind).toBe("offer");
  });
});

describe("price changes", () => {
  it("are told when confirming, and only the new price is sold", async () => {
    const moved = insurer({ repricing: { ardic: 1.04 } });
    const quoted = await price(plainRequest);
    const answer = await moved.confirm(plainRequest, { firmId: "ardic", grossKurus: quoted }, call);
    if (answer.kind !== "changed") throw new Error(answer.kind);
    expect(answer.offer.grossKurus).toBeGreaterThan(quoted);
    const order = { orderId: "o", request: plainRequest, firmId: "ardic" };
    const old = await moved.issue({ ...order, grossKurus: quoted }, call);
    expect(old.kind).toBe("refused");
    const { grossKurus } = answer.offer;
    expect((await moved.issue({ ...order, grossKurus }, call)).kind).toBe("issued");
  });
});

describe("packages", () => {
  it("that are not offered any more are withdrawn", async () => {
    const accepted = { firmId: "ardic", grossKurus: await price(plainRequest), packageId: "genis" };
    const answer = await insurer().confirm(plainRequest, accepted, call);
    expect(answer).toEqual({ kind: "withdrawn", reason: "Şirket bu paketi artık sunmuyor." });
  });

  it("are what was sold before the only one had a name", async () => {
    const accepted = { firmId: "ardic", grossKurus: await price(plainPhoneRequest) };
    const answer = await insurer().confirm(plainPhoneRequest, accepted, call);
    expect(answer).toMatchObject({ kind: "same", offer: { package: { name: "Dar kapsam" } } });
  });
});

describe("issuing", () => {
  it("gives the same order the same policy number", async () => {
    const order = {
      orderId: "o-1",
      request: plainRequest,
      firmId: "ardic",
      grossKurus: await price(plainRequest),
    };
    const first = await insurer().issue(order, call);
    expect(first).toMatchObject({ kind: "issued" });
    expect(await insurer().issue(order, { ...call, now: now + 60_000 })).toEqual(first);
    const other = await insurer().issue({ ...order, orderId: "o-2" }, call);
    expect(other).not.toEqual(first);
  });

  it("is left to an agent where the policy is sold by phone", async () => {
    const grossKurus = await price(plainRequest, palamar);
    const order = { orderId: "o", request: plainRequest, firmId: "ardic", grossKurus };
    const answer = await insurer({}, palamar).issue(order, call);
    expect(answer).toEqual({
      kind: "refused",
      reason: "Bu şirketin poliçesi temsilcimiz aracılığıyla düzenlenir.",
    });
  });
});

describe("the right to sell", () => {
  const permitted = { ...ardic.permits[0]!, domain: "yelkovan.com.tr", branches: ["310"] };
  const profile = { ...ardic, permits: [permitted] };
  const soldBy = async (domain: string) => {
    const answers = await answersOf(insurer({ domain }, profile), plainRequest, call);
    return answers.flatMap((answer) => (answer.kind === "offer" ? answer.soldBy : []));
  };

  it("has policies bought where and while the permission holds, and by phone elsewhere", async () => {
    expect(await soldBy("www.yelkovan.com.tr")).toEqual(["online"]);
    expect(await soldBy("baska.example")).toEqual(["phone"]);
  });

  it("issues nothing for an order of before once the permission is over", async () => {
    const over = { ...profile, permits: [{ ...permitted, validUntil: "2026-11-19" }] };
    const grossKurus = await price(plainRequest);
    const order = { orderId: "o-9", request: plainRequest, firmId: "ardic", grossKurus };
    const there = { domain: "yelkovan.com.tr" };
    expect(await insurer(there, over).issue(order, call)).toMatchObject({ kind: "refused" });
    const made = await insurer(there, profile).issue(order, call);
    expect(made).toMatchObject({ kind: "issued" });
    // What was issued in time stays so, also for whoever did not hear it then.
    expect(await insurer(there, over).issue(order, call)).toEqual(made);
  });
});
