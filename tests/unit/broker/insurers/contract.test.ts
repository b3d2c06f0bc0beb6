import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeIssuedPolicies } from "#tests/factories/issued-policies.ts";
import { addDays, todayInIstanbul } from "#shared/format/date.ts";
import { lineIds } from "#shared/lines/registry.ts";
import type { LineId } from "#shared/lines/registry.ts";
import { pause } from "#worker/broker/domain/pause.ts";
import type { ChosenOffer, Insurer } from "#worker/broker/insurers/source.ts";
import type { CancelOrder } from "#worker/broker/insurers/issued-by-source.ts";
import type { Offer } from "#worker/broker/lines/offer.ts";
import type { QuoteRequest } from "#worker/broker/lines/request.ts";
import { createInsurers, insurersFor, insurersOfBranch } from "#worker/broker/insurers/registry.ts";
import { ratings } from "#worker/broker/lines/quote-line.ts";
import { anyRequests } from "../lines/any-requests.ts";
import { plainRequest } from "../lines/trafik/request.ts";
import { answersOf } from "./answers-of.ts";

const made = (repricing: Record<string, number> = {}) =>
  createInsurers({
    domain: "site.test",
    speed: 0,
    outages: {},
    repricing,
    pause,
    issued: makeIssuedPolicies(),
  });
const insurers = made();
const now = Date.parse("2026-11-20T10:00:00Z");
const call = () => ({ signal: new AbortController().signal, now });

interface Offered {
  readonly request: QuoteRequest;
  readonly offer: Offer;
  /** What of it is accepted: its price, and which of the insurer's packages it is. */
  readonly accepted: ChosenOffer;
}

/** Lines whose price the law sets: no insurer's change moves it. */
const pricedByLaw: readonly LineId[] = ["dask"];

/** A request the insurer makes an offer for, and that offer. */
async function offered(insurer: Insurer, line: LineId): Promise<Offered> {
  const any: fc.Arbitrary<QuoteRequest> = anyRequests[line];
  for (const request of fc.sample(any, { seed: 20_261_121, numRuns: 500 })) {
    const [answer] = await answersOf(insurer, request, call());
    if (answer?.kind !== "offer") continue;
    const accepted = {
      firmId: insurer.id,
      grossKurus: answer.grossKurus,
      packageId: answer.package?.id,
    };
    return { request, offer: answer, accepted };
  }
  throw new Error(`${insurer.id} offers nothing for ${line}`);
}

describe("the registry", () => {
  it("holds twelve insurers with names, ids, codes and logos of their own", () => {
    expect(insurers).toHaveLength(12);
    for (const key of ["id", "name"] as const) {
      expect(new Set(insurers.map((insurer) => insurer[key])).size).toBe(12);
    }
    expect(new Set(insurers.map(({ firms: [firm] }) => firm.logo.path)).size).toBe(12);
  });

  it("names each as a contract has to, and says that it is made up", () => {
    for (const key of ["title", "address", "mersis"] as const) {
      expect(new Set(insurers.map(({ firms: [firm] }) => firm.company[key])).size).toBe(12);
    }
    for (const {
      name,
      firms: [{ company }],
    } of insurers) {
      expect(company.title).toBe(`${name} A.Ş. (örnek)`);
      expect(company.address).toContain("Örnek Mah.");
    }
  });

  it("is in Turkish alphabetical order", () => {
    const names = insurers.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator("tr").compare));
  });

  it("asks those that have a book of the line", () => {
    expect(insurersFor(insurers, "trafik")).toHaveLength(12);
    expect(insurersFor(insurers, "telefon")).toHaveLength(6);
  });

  it("finds insurers by the wire's number of a line that is sold", () => {
    expect(insurersOfBranch(insurers, 1)).toHaveLength(12);
    expect(insurersOfBranch(insurers, 2)).toHaveLength(11);
    expect(insurersOfBranch(insurers, 18)).toHaveLength(6);
    // Nobody is asked for İMM yet.
    for (const branch of [0, 3, 99]) expect(insurersOfBranch(insurers, branch)).toBeUndefined();
  });

  it("gives different prices for the same car, cash only at some and by phone at one", async () => {
    const answers = await Promise.all(
      insurers.map((each) => answersOf(each, plainRequest, call())),
    );
    const offers = answers.flat().filter((answer) => answer.kind === "offer");
    expect(offers).toHaveLength(12);
    expect(new Set(offers.map(({ grossKurus }) => grossKurus)).size).toBeGreaterThan(8);
    expect(offers.filter(({ soldBy }) => soldBy === "phone")).toHaveLength(1);
    expect(offers.some(({ instalments }) => instalments.length === 1)).toBe(true);
    expect(offers.some(({ instalments }) => instalments.at(-1)?.count === 9)).toBe(true);
    const limits = offers.map(({ covers }) => JSON.stringify(covers.slice(0, 6)));
    expect(new Set(limits).size).toBe(1);
  });
});

const pairs = lineIds.flatMap((line) =>
  insurersFor(insurers, line).map((insurer) => ({ line, insurer })),
);

describe.each(pairs)("$insurer.name, $line", ({ line, insurer }) => {
  it("confirms its own price and notices another one", async () => {
    const { request, offer, accepted } = await offered(insurer, line);
    const { grossKurus } = offer;
    const same = await insurer.confirm(request, accepted, call());
    expect(same).toEqual({ kind: "same", offer });
    const other = { ...accepted, grossKurus: grossKurus - 1 };
    const changed = await insurer.confirm(request, other, call());
    expect(changed).toMatchObject({ kind: "changed", offer: { grossKurus } });
    // One of the two moves the price: the other may stop at a ceiling or at the minimum.
    const moved = [0.5, 1000].map((factor) =>
      made({ [insurer.id]: factor }).find(({ id }) => id === insurer.id)!,
    );
    const answers = await Promise.all(moved.map((each) => each.confirm(request, accepted, call())));
    const isMoved = answers.some(({ kind }) => kind === "changed");
    expect(isMoved).toBe(!pricedByLaw.includes(line));
  });

  it("issues once per order, or leaves it to an agent", async () => {
    const { request, offer, accepted } = await offered(insurer, line);
    const order = { orderId: `o-${line}-1`, request, ...accepted };
    expect(await insurer.findPolicy(order, call())).toEqual({ kind: "none" });
    const first = await insurer.issue(order, call());
    expect(await insurer.issue(order, call())).toEqual(first);
    expect(first.kind).toBe(offer.soldBy === "online" ? "issued" : "refused");
    const found = await insurer.findPolicy(order, call());
    const listed = async (day: string) => {
      const list = await insurer.listPolicies(day, call());
      if (list.kind !== "listed") throw new Error("it lists no days");
      return list.rows.filter(({ orderId }) => orderId === order.orderId);
    };
    if (first.kind === "refused") {
      expect(found).toEqual({ kind: "none" });
      expect(await listed(todayInIstanbul(now))).toEqual([]);
      return;
    }
    const { policyNumber } = first;
    expect(await listed(todayInIstanbul(now))).toMatchObject([
      { policyNumber, grossKurus: offer.grossKurus },
    ]);
    expect(await listed(addDays(todayInIstanbul(now), -1))).toEqual([]);
    expect(found).toEqual({ ...first, grossKurus: offer.grossKurus, cancelledOn: null });
    expect(first.policyNumber.startsWith(`${ratings[line].branch}-`)).toBe(true);
    expect(await insurer.issue({ ...order, orderId: `o-${line}-2` }, call())).not.toEqual(first);
  });

  it("ends a policy once, by the first that asks, and none that it does not know", async () => {
    const { request, offer, accepted } = await offered(insurer, line);
    const orderId = `o-${line}-3`;
    const issued = await insurer.issue({ orderId, request, ...accepted }, call());
    const endsOn = todayInIstanbul(now);
    const asked: CancelOrder = {
      cancellationId: `${orderId}:c1`,
      orderId,
      firmId: insurer.id,
      policyNumber: issued.kind === "issued" ? issued.policyNumber : "",
      ground: "sold",
      endsOn,
      refundKurus: offer.grossKurus,
      hasClaim: false,
    };
    if (issued.kind === "refused") {
      expect(await insurer.cancel(asked, call())).toMatchObject({ kind: "refused" });
      return;
    }
    for (const change of [{ hasClaim: true }, { ground: "compulsory-withdrawal" } as const]) {
      expect((await insurer.cancel({ ...asked, ...change }, call())).kind).toBe("refused");
    }
    const ended = await insurer.cancel(asked, call());
    expect(ended).toMatchObject({ kind: "confirmed", endsOn, refundKurus: offer.grossKurus });
    const again = { ...asked, endsOn: addDays(endsOn, 1), refundKurus: 1 };
    expect(await insurer.cancel(again, call())).toEqual(ended);
    const other = { ...asked, cancellationId: `${orderId}:c2` };
    expect(await insurer.cancel(other, call())).toMatchObject({ kind: "refused" });
    expect(await insurer.findPolicy(asked, call())).toMatchObject({ cancelledOn: endsOn });
  });

  it("does not sell at a price that is not its own", async () => {
    const { request, accepted } = await offered(insurer, line);
    const order = { orderId: "order-1", request, ...accepted, grossKurus: 100 };
    expect(await insurer.issue(order, call())).toMatchObject({ kind: "refused" });
  });

  it("stops when the call is aborted", async () => {
    const { request } = await offered(insurer, line);
    const reason = new Error("enough");
    const aborted = { signal: AbortSignal.abort(reason), now };
    await expect(answersOf(insurer, request, aborted)).rejects.toBe(reason);
  });
});
