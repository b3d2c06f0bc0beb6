import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeIssuedPolicies } from "#tests/factories/issued-policies.ts";
import { ardic as profile } from "#worker/broker/insurers/ardic.ts";
import { createInsurers, insurersFor } from "#worker/broker/insurers/registry.ts";
import { findFirm, findSource, untilAborted } from "#worker/broker/insurers/source.ts";
import type { QuoteRequest } from "#worker/broker/lines/request.ts";
import { anyRequests } from "../lines/any-requests.ts";
import { plainRequest } from "../lines/trafik/request.ts";
import { all } from "./answers-of.ts";

const insurers = createInsurers({
  domain: "site.test",
  speed: 0,
  outages: {},
  repricing: {},
  pause: async () => {},
  issued: makeIssuedPolicies(),
});
const [ardic] = insurers;
const now = Date.parse("2026-11-20T10:00:00Z");
const call = { signal: new AbortController().signal, now, askId: "q" };

describe("an insurer as a source", () => {
  test("is one firm, which answers for each of its packages", async () => {
    const requests: fc.Arbitrary<QuoteRequest> = anyRequests.konut;
    const asked = fc.sample(requests, { seed: 20_261_121, numRuns: 20 });
    const sources = insurersFor(insurers, "konut");
    const told = await Promise.all(
      sources.flatMap((source) => asked.map((request) => all(source.ask(request, call)))),
    );
    const answers = told.find((each) => each.length > 1) ?? [];
    expect(answers.length).toBeGreaterThan(1);
    expect(new Set(answers.map(({ package: offered }) => offered?.id)).size).toBe(answers.length);
    for (const { firm, answer } of answers) {
      expect(firm).toBe(answers[0]!.firm);
      expect(answer).not.toHaveProperty("package");
    }
  });

  test("confirms and issues what it has offered", async () => {
    const source = ardic!;
    const [told] = await all(source.ask(plainRequest, call));
    if (told?.answer.kind !== "offer") throw new Error("no offer");
    const chosen = { firmId: "ardic", grossKurus: told.answer.grossKurus };
    expect((await source.confirm(plainRequest, chosen, call)).kind).toBe("same");
    const order = { orderId: "o", request: plainRequest, ...chosen };
    expect((await source.issue(order, call)).kind).toBe("issued");
    expect(source.instalmentPlan()).toBe(profile.instalmentPlan);
    expect(findSource([source], "ardic")).toBe(source);
    expect(findFirm([source], "ardic").name).toBe("Ardıç Sigorta");
    expect(findFirm([source], "gone")).toEqual({ id: "gone", name: "gone" });
  });
});

describe("a source that is not listened to any more", () => {
  const reason = new Error("enough");

  test("is left where it hangs", async () => {
    const controller = new AbortController();
    async function* hanging() {
      yield 1;
      await new Promise(() => {});
    }
    const heard: number[] = [];
    const listening = (async () => {
      for await (const each of untilAborted(hanging(), controller.signal)) {
        heard.push(each);
        controller.abort(reason);
      }
    })();
    await expect(listening).rejects.toBe(reason);
    expect(heard).toEqual([1]);
  });

  test("is not asked at all when it is too late", async () => {
    const never = { [Symbol.asyncIterator]: () => expect.unreachable() };
    await expect(all(untilAborted(never, AbortSignal.abort(reason)))).rejects.toBe(reason);
  });
});
