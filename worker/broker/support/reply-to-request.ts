import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { replyToRequest } from "#shared/calls/support/reply-to-request.ts";
import { err, ok } from "#shared/result.ts";
import { statusAfter } from "./support-status.ts";
import { consumeRateLimit } from "../limits/rate-limits.ts";
import { forMember } from "../api/handler.ts";
import { supportCopy } from "./copy.ts";
import { tellOffice } from "./notices.ts";
import { readSentFiles } from "../files/sent-files.ts";
import { keepFiles } from "./keep-files.ts";
import { idOf, saidNow } from "./said.ts";
import type { SupportServices } from "./services.ts";

const hourly = { member: 60 } as const;

export const answerReplyToRequest = forMember<
  RequestOf<typeof replyToRequest>,
  DataOf<typeof replyToRequest>,
  SupportServices
>(async ({ requestId, message: text, isSolved = false, ...input }, context, { memberId }) => {
  const { services } = context;
  const { store, randomUuid } = services;
  const files = readSentFiles(input.files);
  if (!files.ok) return err({ kind: "invalid", errors: { Files: [files.reason] } });
  const request = await store.support.find(requestId, memberId);
  if (request === undefined) return err({ kind: "request-not-found" });
  const counted = await consumeRateLimit("support-message", hourly, context);
  if (!counted.ok) return counted;
  const createdAt = services.now();
  const said = await saidNow([requestId, text, String(isSolved)], files.value, services);
  const messageId = idOf(said, randomUuid());
  const message = { messageId, author: "member" as const, text, createdAt };
  const kept = await keepFiles(
    files.value,
    { memberId, requestId, messageId, createdAt },
    services,
  );
  if (!kept.ok) return err({ kind: "invalid", errors: { Files: [kept.reason] } });
  const status = statusAfter(isSolved ? "member-closed" : "member-wrote");
  if (await store.support.write(requestId, message, status, said)) {
    await tellOffice(request, messageId, supportCopy.officeReplySubject, services);
  } else if (files.value.length > 0) {
    await store.supportMessages.removeFiles(messageId);
  }
  return ok({ status });
});
