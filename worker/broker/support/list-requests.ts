import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { listRequests } from "#shared/calls/support/list-requests.ts";
import { supportStatuses } from "#shared/calls/support/support-fields.ts";
import { err, ok } from "#shared/result.ts";
import { supportPageSize } from "./support-repository.ts";
import { brokerCopy } from "../api/copy.ts";
import { forMember } from "../api/handler.ts";
import { summarise } from "./request-summary.ts";
import type { SupportServices } from "./services.ts";

export const answerListRequests = forMember<
  RequestOf<typeof listRequests>,
  DataOf<typeof listRequests>,
  SupportServices
>(async (input, { services }, { memberId }) => {
  const status = supportStatuses.find((known) => known === input.status);
  if (input.status !== undefined && status === undefined) {
    return err({ kind: "invalid", errors: { Status: [brokerCopy.unknownChoice] } });
  }
  const { total, results } = await services.store.support.list(memberId, status, input.page ?? 1);
  return ok({ total, pageSize: supportPageSize, results: results.map(summarise) });
});
