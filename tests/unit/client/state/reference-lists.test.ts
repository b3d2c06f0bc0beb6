import { expect, test, vi } from "vitest";
import { createReferenceLists, loadingList } from "#client/state/reference-lists.ts";
import type { Answer } from "#shared/calls/call.ts";
import { failedAnswer } from "#shared/calls/failed-answer.ts";
import { filterQuotes } from "#shared/calls/account/filter-quotes.ts";
import { listCities } from "#shared/calls/reference/list-cities.ts";
import type { Api } from "#shared/page-request.ts";

const cities = { items: [{ cityName: "İzmir", id: "35" }] };
const good: Answer<typeof cities> = {
  success: true,
  statusCode: 200,
  message: "",
  messages: [],
  errors: {},
  data: cities,
};

/** An upstream that gives these answers in turn. */
function upstream(...answers: Answer<unknown>[]) {
  const call = vi.fn<() => Promise<Answer<unknown>>>(async () => answers.shift() ?? good);
  return { call, lists: createReferenceLists({ call: call as Api["call"] }) };
}

const itemsOf = (data: typeof cities) => data.items;
const settled = async () => new Promise((resolve) => setTimeout(resolve, 0));

// Specification 4.19, 8.10
test("a list starts loading, without error, empty; then it has its items", async () => {
  const { lists } = upstream(good);
  const state = lists.list(listCities, {}, itemsOf);
  expect(state.value).toEqual(loadingList);
  expect(state.value).toEqual({ loading: true, hasErrors: false, message: "", items: [] });
  await settled();
  expect(state.value).toEqual({
    loading: false,
    hasErrors: false,
    message: "",
    items: cities.items,
  });
});

test("everybody shares one list, fetched once", async () => {
  const { call, lists } = upstream(good);
  const [one, other] = [lists.list(listCities, {}, itemsOf), lists.list(listCities, {}, itemsOf)];
  await Promise.all([lists.call(listCities, {}), lists.call(listCities, {})]);
  expect(one).toBe(other);
  expect(call).toHaveBeenCalledTimes(1);
});

test("a failure says what went wrong, and the next who asks tries again", async () => {
  const { call, lists } = upstream(failedAnswer(502, "Ulaşılamadı."), good);
  const state = lists.list(listCities, {}, itemsOf);
  await settled();
  expect(state.value).toEqual({
    loading: false,
    hasErrors: true,
    message: "Ulaşılamadı.",
    items: [],
  });
  lists.list(listCities, {}, itemsOf);
  expect(state.value.loading).toBe(true);
  await settled();
  expect(state.value).toMatchObject({ hasErrors: false, message: "", items: cities.items });
  expect(call).toHaveBeenCalledTimes(2);
});

// Specification 8.10
test("that there is nothing is no error", async () => {
  const { lists } = upstream(failedAnswer(404, "Bulunamadı."));
  const state = lists.list(listCities, {}, itemsOf);
  await settled();
  expect(state.value).toEqual({ loading: false, hasErrors: false, message: "", items: [] });
});

test("that there is nothing below something unknown is one, and says so", async () => {
  const unknown = { ...failedAnswer(404, "Böyle bir il yok."), errors: { CityCode: ["x"] } };
  const { lists } = upstream(unknown);
  const state = lists.list(listCities, {}, itemsOf);
  await settled();
  expect(state.value).toMatchObject({ hasErrors: true, message: "Böyle bir il yok.", items: [] });
});

// Specification 4.19
test("a reset list has no items until it is asked for again", async () => {
  const { lists } = upstream(good, good);
  const state = lists.list(listCities, {}, itemsOf);
  await settled();
  lists.reset(listCities, {});
  expect(state.value.items).toBeNull();
  lists.list(listCities, {}, itemsOf);
  await settled();
  expect(state.value.items).toEqual(cities.items);
});

test("calls that may not be kept are made every time", async () => {
  const { call, lists } = upstream();
  await lists.call(filterQuotes, { kind: "police" });
  await lists.call(filterQuotes, { kind: "police" });
  expect(call).toHaveBeenCalledTimes(2);
});
