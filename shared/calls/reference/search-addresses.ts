import { SearchKeywordSchema } from "#shared/schemas/search-keyword.ts";
import { defineCall } from "../call.ts";
import { list, model, optional, text } from "../codec.ts";

/**
 * Places that an address may mean which is typed as people say it, parts in any order, the likeliest first: each with its words
 * and the ids of the lists that lead to it, as far down as it goes. Ours beside the specification's: one that does not know it
 * leaves the visitor to the lists.
 */
export const searchAddresses = defineCall({
  service: "common",
  method: "POST",
  path: "/api/dask/adres-ara",
  encoding: "form",
  credentials: "member",
  waits: "look-up",
  isRead: true,
  proxied: true,
  request: model({ keyword: text(SearchKeywordSchema) }),
  data: model({
    places: list(
      model({
        text: text(),
        cityCode: text(),
        countyId: optional(text()),
        townId: optional(text()),
        neighborhoodId: optional(text()),
        roadAndStreetId: optional(text()),
        apartmentNumber: optional(text()),
        uavtCode: optional(text()),
      }),
    ),
  }),
});
