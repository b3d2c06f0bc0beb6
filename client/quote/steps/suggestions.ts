import { searchAddresses } from "#shared/calls/reference/search-addresses.ts";
import type { SuggestionList, TypedText } from "#shared/fields/field.ts";
import { addressLine } from "#shared/format/address-line.ts";
import type { Api } from "#shared/page-request.ts";

/** What a text may mean: in words, and as what would be chosen in the fields that it fills in. */
export interface Suggestion {
  readonly text: string;
  readonly values: TypedText;
}

interface Source {
  /** The likeliest first; null when nobody can say. */
  readonly find: (api: Pick<Api, "call">, text: string) => Promise<readonly Suggestion[] | null>;
  /** What is chosen in the fields by its names, in words. */
  readonly describe: (names: TypedText) => string;
}

const longestKeyword = 100;

const sources: Record<SuggestionList, Source> = {
  "home-places": {
    async find(api, text) {
      const keyword = text.slice(0, longestKeyword);
      const { data } = await api.call(searchAddresses, { keyword });
      if (data === null) return null;
      return data.places.map((place) => ({
        text: place.text,
        values: {
          homeCity: place.cityCode,
          homeCounty: place.countyId ?? "",
          town: place.townId ?? "",
          neighborhood: place.neighborhoodId ?? "",
          street: place.roadAndStreetId ?? "",
          buildingNumber: place.apartmentNumber ?? "",
          flat: place.uavtCode ?? "",
        },
      }));
    },
    describe: ({ homeCity = "", homeCounty, town, neighborhood, street, buildingNumber, flat }) =>
      addressLine({
        provinceName: homeCity,
        districtName: homeCounty,
        town,
        neighbourhood: neighborhood,
        street,
        building: buildingNumber,
        flat,
      }),
  },
};

export const suggestionsOf = (list: SuggestionList): Source => sources[list];
