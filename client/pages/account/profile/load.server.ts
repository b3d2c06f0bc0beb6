import type { LoaderInput } from "#client/loader-input.ts";
import { getUserClaims } from "#shared/calls/member/get-user-claims.ts";
import { loadCities, loadCounties } from "#client/residence/load-places.server.ts";
import { formatDate } from "#shared/format/date.ts";
import { formatPhoneWithZero } from "#shared/format/phone.ts";
import { loadSession } from "./load-session.server.ts";

/** What is stored about the member, as the form shows it, and the lists of its selects. */
export async function loadProfile({ page }: LoaderInput) {
  const session = page.isPosted ? Promise.resolve(null) : loadSession(page);
  const [claims, cities] = await Promise.all([page.api.call(getUserClaims, {}), loadCities(page)]);
  if (claims.data === null) return null;
  const { cityCode = "", county = "", birthdate = "", ...rest } = claims.data;
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
    cities,
    counties: await loadCounties(page, cityCode),
    now: page.now(),
    /** Arrives after the page. */
    session,
  };
}
