import type { Call } from "#shared/calls/call.ts";
import { getFirms } from "#shared/calls/reference/get-firms.ts";
import { listCities } from "#shared/calls/reference/list-cities.ts";
import { listCounties } from "#shared/calls/reference/list-counties.ts";
import { listCountries } from "#shared/calls/reference/list-countries.ts";
import { listFirms } from "#shared/calls/reference/list-firms.ts";
import { listPhoneBrands } from "#shared/calls/reference/list-phone-brands.ts";
import { listRequestStatuses } from "#shared/calls/support/list-request-statuses.ts";
import { listRequestTypes } from "#shared/calls/support/list-request-types.ts";
import { leadingProduct, productOf } from "#shared/products/catalogue.ts";
import type { Upstream } from "./upstream.ts";

/** İstanbul, Ankara and İzmir: where most people live whose districts are asked for. */
const largestProvinces = ["34", "06", "35"] as const;

type Ask = (ask: <Request, Data>(call: Call<Request, Data>, input: Request) => void) => void;

/** The reference lists that are the same for everybody and that nearly every visit needs one of. */
const askForLists: Ask = (ask) => {
  ask(listCities, {});
  ask(listCountries, {});
  ask(listRequestTypes, {});
  ask(listRequestStatuses, {});
  ask(getFirms, {});
  ask(listFirms, { branchId: productOf(leadingProduct).typeNumber ?? 1 });
  ask(listPhoneBrands, {});
  for (const cityCode of largestProvinces) ask(listCounties, { cityCode });
};

/**
 * Asks for the reference lists, once in the life of an isolate; the cache keeps them. Nobody waits for it, and a list that
 * could not be had is asked for again by whoever needs it.
 */
export function createStartLists(upstream: Upstream) {
  let isAsked = false;
  return (requestId: string): Promise<unknown> | undefined => {
    if (isAsked) return undefined;
    isAsked = true;
    const caller = { visitor: crypto.randomUUID(), requestId, clientIp: "" };
    const asked: Promise<unknown>[] = [];
    askForLists((call, input) => void asked.push(upstream.forward(call, input, caller)));
    return Promise.all(asked);
  };
}
