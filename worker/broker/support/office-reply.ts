import { maxSupportMessageLength } from "#shared/schemas/support-text.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { AuditEntry } from "../store/audit-entry.ts";
import type { SupportEvent } from "./support-status.ts";
import { statusAfter } from "./support-status.ts";
import type { ContactMessage } from "./contact-repository.ts";
import type { SupportRequest } from "./support-repository.ts";
import { contentOf } from "./contact-message.ts";
import { supportCopy } from "./copy.ts";
import type { SupportServices } from "./services.ts";

export type OfficeServices = Pick<
  SupportServices,
  "store" | "notifier" | "site" | "now" | "randomUuid"
>;

/** What the office may do with a message. */
export type OfficeEvent = Extract<SupportEvent, `office-${string}`>;

/** Characters of an answer that goes out as a text message. */
const maxSmsReply = 600;

/** Whether an answer goes out as a text message: to somebody without an account who gave no e-mail address. */
export const goesByText = (message: ContactMessage): boolean =>
  message.memberId === null && (contentOf(message).email ?? "") === "";

/** How long an answer to a message may be; to a support request (undefined) as its messages. */
export const longestReply = (message: ContactMessage | undefined): number =>
  message !== undefined && goesByText(message) ? maxSmsReply : maxSupportMessageLength;

/** An answer of the office. */
export interface OfficeReply {
  readonly text: string;
  /** When the record was last changed, as whoever answers saw it. */
  readonly version: number;
  /** What is written down about it. */
  readonly entry: AuditEntry;
}

/**
 * Writes to a member in their request, and tells them by e-mail that there is news. Yields the request's new state; nothing
 * is written or sent when the request has changed since it was seen.
 */
export async function replyAsOffice(
  referenceNumber: string,
  { text, version, entry }: OfficeReply,
  event: OfficeEvent,
  { store, notifier, site, now, randomUuid }: OfficeServices,
): Promise<Result<SupportRequest["status"], "not-found" | "overtaken">> {
  const request = await store.support.findByReference(referenceNumber);
  if (request === undefined) return err("not-found");
  const message = { messageId: randomUuid(), author: "office" as const, text, createdAt: now() };
  const state = statusAfter(event);
  const isWritten = await store.support.answer(request, message, { version, state }, entry);
  if (!isWritten) return err("overtaken");
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
  return ok(state);
}

/**
 * Answers a message, a wish to be called or a lead. A member reads the answer signed in and is told by e-mail that it is
 * there; anybody else is sent it, by e-mail where they gave an address, otherwise as a text message. Nothing is kept or
 * sent when the record has changed since it was seen.
 */
export async function replyToContact(
  message: ContactMessage,
  { text, version, entry }: OfficeReply,
  isClosed: boolean,
  { store, notifier, site, now, randomUuid }: OfficeServices,
): Promise<Result<undefined, "overtaken">> {
  const { referenceNumber, memberId } = message;
  const replyId = randomUuid();
  const reply = { replyId, text, createdAt: now() };
  const state = isClosed ? "closed" : "answered";
  if (!(await store.contacts.reply(referenceNumber, reply, { version, state }, entry))) {
    return err("overtaken");
  }
  const dedupeKey = `contact-answered:${replyId}`;
  const subject = supportCopy.contactAnsweredSubject(referenceNumber);
  const member = memberId === null ? undefined : await store.members.find(memberId);
  if (member !== undefined) {
    const { name, email: to } = member.profile;
    const notice = supportCopy.contactAnsweredText(name, referenceNumber, site.name);
    await notifier.send({ channel: "email", to, subject, text: notice, dedupeKey });
    return ok(undefined);
  }
  const { fullName = "", email = "", phone = "" } = contentOf(message);
  if (email !== "") {
    const letter = supportCopy.contactReplyText(fullName, referenceNumber, text, site.name);
    await notifier.send({ channel: "email", to: email, subject, text: letter, dedupeKey });
    return ok(undefined);
  }
  const sms = supportCopy.contactReplySms(site.name, referenceNumber, text);
  await notifier.send({ channel: "sms", to: phone, subject: "", text: sms, dedupeKey });
  return ok(undefined);
}
