import { filterQuotes } from "#shared/calls/account/filter-quotes.ts";
import { getClientInfo } from "#shared/calls/reference/get-client-info.ts";
import type { PageRequest } from "#shared/page-request.ts";

/** What a member's session is and what it holds: where it comes from, and how many policies there are. */
export interface SessionFacts {
  readonly ipAddress: string;
  readonly policyCount: number;
}

/** Asked for with the first page of an account; null when either cannot be had. The page never waits for it. */
export async function loadSession({ api }: Pick<PageRequest, "api">): Promise<SessionFacts | null> {
  const [client, policies] = await Promise.all([
    api.call(getClientInfo, {}),
    api.call(filterQuotes, { kind: "police" }),
  ]);
  if (client.data === null || policies.data === null) return null;
  return { ipAddress: client.data.ipAddress, policyCount: policies.data.total };
}
