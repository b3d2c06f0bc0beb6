import { listCities } from "#shared/calls/reference/list-cities.ts";
import { listCounties } from "#shared/calls/reference/list-counties.ts";
import type { Option } from "#shared/fields/asked-field.ts";
import { toOptions } from "./to-options.ts";
import type { PageRequest } from "#shared/page-request.ts";

/** The provinces as choices. */
export async function loadCities({ api }: Pick<PageRequest, "api">): Promise<Option[]> {
  const { data } = await api.call(listCities, {});
  return (data?.items ?? []).map(({ id, cityName }) => ({ id, name: cityName }));
}

/** The districts of a province as choices; none of no province. */
export async function loadCounties(
  { api }: Pick<PageRequest, "api">,
  cityCode: string,
): Promise<Option[]> {
  if (cityCode === "") return [];
  return toOptions((await api.call(listCounties, { cityCode })).data?.items);
}
