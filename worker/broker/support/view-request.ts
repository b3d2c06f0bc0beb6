import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { getRequestFile } from "#shared/calls/support/get-request-file.ts";
import type { viewRequest } from "#shared/calls/support/view-request.ts";
import { err, ok } from "#shared/result.ts";
import { forMember } from "../api/handler.ts";
import { summarise } from "./request-summary.ts";
import type { SupportServices } from "./services.ts";

type Data = DataOf<typeof viewRequest>;

/** Shows a request and notes that its member has seen what is in it. */
export const answerViewRequest = forMember<RequestOf<typeof viewRequest>, Data, SupportServices>(
  async ({ requestId }, { services }, { memberId }) => {
    const { store } = services;
    const request = await store.support.find(requestId, memberId);
    if (request === undefined) return err({ kind: "request-not-found" });
    const messages = await store.supportMessages.list(requestId);
    const newest = messages.at(-1)?.createdAt ?? request.createdAt;
    if (request.hasNews) await store.support.markSeen(requestId, newest);
    return ok({
      request: summarise({ ...request, hasNews: false }),
      messages: messages.map(({ files, ...message }) => ({ ...message, files: [...files] })),
    });
  },
);

export const answerGetRequestFile = forMember<
  RequestOf<typeof getRequestFile>,
  DataOf<typeof getRequestFile>,
  SupportServices
>(async ({ fileId }, { services }, { memberId }) => {
  const file = await services.store.supportMessages.findFile(fileId, memberId);
  return file === undefined ? err({ kind: "file-not-found" }) : ok(file);
});
