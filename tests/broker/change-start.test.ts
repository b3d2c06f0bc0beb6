import { beforeAll, expect, test } from "vitest";
import { getDocuments } from "#shared/calls/quote/get-documents.ts";
import { reviewOffer } from "#shared/calls/quote/review-offer.ts";
import { changeTerms } from "#shared/calls/quote/change-terms.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { addDays, todayInIstanbul } from "#shared/format/date.ts";
import { makeCaller, useBroker } from "./harness.ts";
import type { SharedBroker } from "./harness.ts";
import { makeQuote, untilAnswered } from "./journey.ts";
import type { Buyer } from "./journey.ts";

let broker: SharedBroker;
beforeAll(async () => {
  broker = await useBroker();
});

const dayMs = 86_400_000;
const today = todayInIstanbul(Date.now());
const change = ({ quoteId, caller }: Buyer, policyStart: string, by = caller) =>
  broker.call(changeTerms, { quoteId, policyStart, terms: [] }, by);

async function listed({ quoteId, caller }: Buyer, by = caller) {
  const { data } = await broker.call(listOffers, { quoteId }, by);
  return data!;
}

test("another first day makes another quote, which knows what it was before", async () => {
  const first = await makeQuote(broker);
  const lowest = Math.min(
    ...(await listed(first)).answers.flatMap(({ offer }) => offer?.grossKurus ?? []),
  );
  const [soon, late] = [addDays(today, 3), addDays(today, 40)];
  const { data } = await change(first, soon);
  expect(data?.quoteId).not.toBe(first.quoteId);
  const second = { ...first, quoteId: data!.quoteId };
  const seen = await listed(second);
  expect(seen.quote.policyStart).toBe(soon);
  expect(seen.before).toEqual({ policyStart: today, lowestKurus: lowest });
  expect((await listed(first)).quote.policyStart).toBe(today);
  expect((await listed(first)).before).toBeUndefined();
  expect((await listed(second, makeCaller())).before).toBeUndefined();

  const third = await change(second, late);
  expect((await listed({ ...first, quoteId: third.data!.quoteId })).before?.policyStart).toBe(soon);
  expect((await change(second, soon)).data?.quoteId).toBe(second.quoteId);
});

test("every offer of a quote, and of one that repeats it, holds until a day after the registries were asked", async () => {
  const first = await makeQuote(broker, { policyStart: addDays(today, 5) });
  const end = (await listed(first)).quote.createdAt + dayMs;
  const { data } = await change(first, addDays(today, 6));
  const second = await untilAnswered(broker, { ...first, quoteId: data!.quoteId });
  for (const buyer of [first, second]) {
    const offers = (await listed(buyer)).answers.flatMap(({ offer }) => offer ?? []);
    expect(offers.length).toBeGreaterThan(1);
    for (const { validUntil } of offers) expect(validUntil).toBe(end);
    const { caller, quoteId } = buyer;
    const { id: offerId } = offers.find(({ soldBy }) => soldBy === "online")!;
    const read = await broker.call(getDocuments, { quoteId, offerId }, caller);
    const { data: reviewed } = await broker.call(reviewOffer, { quoteId, offerId }, caller);
    expect(reviewed?.answer.offer?.validUntil).toBe(end);
    expect(reviewed?.documents).toEqual(read.data?.documents);
  }
});

test.each([
  ["a day that has passed", addDays(today, -1), 422],
  ["a day too far ahead", addDays(today, 61), 422],
  ["no day", "2026-02-30", 422],
])("%s is refused at its name", async (_name, day, status) => {
  const answer = await change(await makeQuote(broker), day);
  expect([answer.status, Object.keys(answer.errors)]).toEqual([status, ["PolicyStart"]]);
});

test("is the owner's to choose", async () => {
  const answer = await change(await makeQuote(broker), addDays(today, 2), makeCaller());
  expect(answer.status).toBe(403);
});
