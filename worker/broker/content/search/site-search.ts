import { searchIndex } from "virtual:texts";
import { catalogueBrands, catalogueModels } from "../../registries/vehicle-catalogue.ts";
import { countries } from "../../registries/countries.ts";
import { provinces } from "../../registries/places.ts";
import { openSearch } from "./search.ts";

let opened: ReturnType<typeof openSearch> | undefined;

/** The search over this site. */
export function siteSearch(): ReturnType<typeof openSearch> {
  opened ??= openSearch(searchIndex, [
    ...catalogueBrands().map(({ name }) => name),
    ...catalogueModels().map(({ model }) => model),
    ...provinces().map(({ name }) => name),
    ...countries().map(({ name }) => name),
  ]);
  return opened;
}
