import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { replyToRequest } from "#shared/calls/reply-to-request.ts";
import { err, ok } from "#shared/result.ts";
import { statusAfter } from "../../domain/support-status.ts";
import { forMember } from "../handler.ts";
import { supportCopy } from "./copy.ts";
import { tellOffice } from "./notices.ts";
import { keepFiles, readSentFiles } from "./sent-files.ts";

const hourMs = 3_600_000;
const messagesAnHour = 60;

export const answerReplyToRequest = forMember<
  RequestOf<typeof replyToRequest>,
  DataOf<typeof replyToRequest>
>(async ({ requestId, message: text, isSolved = false, ...input }, { services }, { memberId }) => {
  const { store, randomUuid } = services;
  const files = readSentFiles(input.files);
  if (!files.ok) return err({ kind: "invalid", errors: { Files: [files.reason] } });
  const request = await store.support.find(requestId, memberId);
  if (request === undefined) return err({ kind: "request-not-found" });
  const now = services.now();
  const limits = [{ counterKey: `support-message:${memberId}`, limit: messagesAnHour }];
  if (!(await store.rates.admit(limits, now, now - hourMs))) return err({ kind: "too-many" });
  const message = { messageId: randomUuid(), author: "member" as const, text, createdAt: now };
  const { messageId } = message;
  await keepFiles(files.value, { requestId, messageId, createdAt: now }, services);
  const status = statusAfter(isSolved ? "member-closed" : "member-wrote");
  await store.support.write(requestId, message, status);
  await tellOffice(request, messageId, supportCopy.officeReplySubject, services);
  return ok({ status });
});
