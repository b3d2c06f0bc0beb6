import { describe, expect, test } from "vitest";
import { makeIssuedPolicies } from "#tests/factories/issued-policies.ts";
import type { Insurer } from "#worker/broker/insurers/insurer.ts";
import type { PackagedAnswer } from "#worker/broker/lines/offer.ts";
import { createInsurerSource } from "#worker/broker/insurers/source.ts";
import { createInsurers } from "#worker/broker/insurers/registry.ts";
import type { SourceAnswer } from "#worker/broker/insurers/source.ts";
import { findFirm, findSource, untilAborted } from "#worker/broker/insurers/source.ts";
import { plainRequest } from "../lines/trafik/request.ts";

const [ardic] = createInsurers({
  domain: "site.test",
  speed: 0,
  outages: {},
  repricing: {},
  pause: async () => {},
  issued: makeIssuedPolicies(),
});
const now = Date.parse("2026-11-20T10:00:00Z");
const call = { signal: new AbortController().signal, now, askId: "q" };

async function all<T>(answers: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const answer of answers) found.push(answer);
  return found;
}

describe("an insurer as a source", () => {
  test("is one firm, which answers for each of its packages", async () => {
    const decline = (reason: string, id?: string): PackagedAnswer => ({
      kind: "decline",
      reason,
      ...(id === undefined ? {} : { package: { id, name: id } }),
    });
    const insurer: Insurer = {
      ...ardic!,
      quote: async () => [decline("dar", "dar"), decline("geniş", "genis")],
    };
    const source = createInsurerSource(insurer);
    const answers: SourceAnswer[] = await all(source.ask(plainRequest, call));
    expect(answers.map(({ firm, package: offered }) => [firm.id, offered?.id])).toEqual([
      ["ardic", "dar"],
      ["ardic", "genis"],
    ]);
    expect(answers[0]?.answer).toEqual({ kind: "decline", reason: "dar" });
  });

  test("confirms and issues what it has offered", async () => {
    const source = createInsurerSource(ardic!);
    const [told] = await all(source.ask(plainRequest, call));
    if (told?.answer.kind !== "offer") throw new Error("no offer");
    const chosen = { firmId: "ardic", grossKurus: told.answer.grossKurus };
    expect((await source.confirm(plainRequest, chosen, call)).kind).toBe("same");
    const order = { orderId: "o", request: plainRequest, ...chosen };
    expect((await source.issue(order, call)).kind).toBe("issued");
    expect(source.instalmentPlan("ardic")).toBe(ardic!.instalmentPlan);
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
