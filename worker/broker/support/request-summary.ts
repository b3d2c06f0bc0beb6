import type { DataOf } from "#shared/calls/call.ts";
import type { listRequests } from "#shared/calls/support/list-requests.ts";
import type { SupportRequest } from "./support-repository.ts";
import { supportCopy, typeTextOf } from "./copy.ts";

export type RequestSummary = DataOf<typeof listRequests>["results"][number];

/** A request as its member sees it. */
export function summarise(request: SupportRequest): RequestSummary {
  const { memberId: _memberId, quoteId, typeId, status, ...rest } = request;
  return {
    ...rest,
    typeId,
    typeText: typeTextOf(typeId),
    status,
    statusText: supportCopy.statuses[status],
    ...(quoteId === null ? {} : { quoteId }),
  };
}
