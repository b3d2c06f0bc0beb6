import type { LoaderInput } from "#client/loaders.ts";
import { getUserClaims } from "#shared/calls/get-user-claims.ts";

/** Whether the password was sent by SMS, and whether a code is asked for as well. */
export async function loadPassword({ page }: LoaderInput) {
  const { data } = await page.api.call(getUserClaims, {});
  if (data === null) return null;
  return { mfaEnabled: data.mfaEnabled, usedOneTimePassword: data.usedOneTimePassword };
}
