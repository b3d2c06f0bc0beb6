import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { SupportEvent } from "./support-status.ts";
import { statusAfter } from "./support-status.ts";
import type { Services } from "../services.ts";
import type { SupportRequest } from "./support-repository.ts";
import { supportCopy } from "./copy.ts";

export type OfficeServices = Pick<Services, "store" | "notifier" | "site" | "now" | "randomUuid">;

/** What the office may do with a message. */
export type OfficeEvent = Extract<SupportEvent, `office-${string}`>;

/** Writes to a member in their request, and tells them by e-mail that there is news. Yields the request's new state. */
export async function replyAsOffice(
  referenceNumber: string,
  text: string,
  event: OfficeEvent,
  { store, notifier, site, now, randomUuid }: OfficeServices,
): Promise<Result<SupportRequest["status"], "not-found">> {
  const request = await store.support.findByReference(referenceNumber);
  if (request === undefined) return err("not-found");
  const message = { messageId: randomUuid(), author: "office" as const, text, createdAt: now() };
  const status = statusAfter(event);
  await store.support.write(request.requestId, message, status);
  const member = await store.members.find(request.memberId);
  if (member !== undefined) {
    await notifier.send({
      channel: "email",
      to: member.profile.email,
      subject: supportCopy.answeredSubject(referenceNumber),
      text: supportCopy.answeredText(member.profile.name, referenceNumber, site.name),
      dedupeKey: `support-answered:${message.messageId}`,
    });
  }
  return ok(status);
}
