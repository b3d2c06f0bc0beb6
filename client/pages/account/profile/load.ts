import type { LoaderInput } from "#client/loader-input.ts";
import { getUserClaims } from "#shared/calls/member/get-user-claims.ts";
import { listCities } from "#shared/calls/reference/list-cities.ts";
import { listCounties } from "#shared/calls/reference/list-counties.ts";
import { formatDate } from "#shared/format/date.ts";
import { formatPhoneWithZero } from "#shared/format/phone.ts";
import { loadSession } from "./load-session.ts";

/** What is stored about the member, as the form shows it, and the lists of its selects. */
export async function loadProfile({ page }: LoaderInput) {
  const session = page.isPosted ? Promise.resolve(null) : loadSession(page);
  const [claims, cities] = await Promise.all([
    page.api.call(getUserClaims, {}),
    page.api.call(listCities, {}),
  ]);
  if (claims.data === null) return null;
  const { cityCode = "", county = "", birthdate = "", ...rest } = claims.data;
  const counties = cityCode === "" ? null : await page.api.call(listCounties, { cityCode });
  return {
    values: {
      name: rest.name,
      surname: rest.surname,
      birthDate: birthdate.split("-").toReversed().join("."),
      cityCode,
      county,
    },
    email: rest.email,
    phone: formatPhoneWithZero(rest.phone),
    maskedNationalNumber: rest.maskedNationalNumber,
    memberSince: formatDate(rest.memberSince),
    cities: (cities.data?.items ?? []).map(({ id, cityName }) => ({ id, name: cityName })),
    counties: toOptions(counties?.data?.items),
    now: page.now(),
    /** Arrives after the page. */
    session,
  };
}

/** Districts as choices; a district's code is what is stored. */
export const toOptions = (items: readonly { countyName: string }[] = []) =>
  items.map(({ countyName }) => ({ id: countyName, name: countyName }));
