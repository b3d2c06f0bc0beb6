import type { DataOf } from "#shared/calls/call.ts";
import type { getUserClaims } from "#shared/calls/get-user-claims.ts";

/** What is stored of a member, as a change of one thing of it sends the rest along. */
export function storedPerson(claims: DataOf<typeof getUserClaims>) {
  const { name, surname, email, phone, birthdate, cityCode, county } = claims;
  return { name, surname, email, phone, birthdate, cityCode, county };
}
