import { isApplication } from "#shared/calls/support/application-topics.ts";
import type { RequestOf } from "#shared/calls/call.ts";
import type {
  contactMessageTypes,
  sendContactMessage,
} from "#shared/calls/support/send-contact-message.ts";
import { formatDate } from "#shared/format/date.ts";
import type { CallContext } from "../api/handler.ts";
import { consumeRateLimit, dayMs } from "../limits/rate-limits.ts";
import type { Member } from "../member/member-record.ts";
import type { SupportRequest } from "./support-repository.ts";
import { answerDueAt } from "./answer-deadline.ts";
import { supportCopy, typeTextOf } from "./copy.ts";
import { officeCopy } from "./office-copy.ts";
import type { SupportServices } from "./services.ts";

type Left = RequestOf<typeof sendContactMessage>;
type Facts = Pick<SupportRequest, "requestId" | "referenceNumber" | "typeId">;

/** Confirms a new request by e-mail. A message that cannot be sent holds nothing up. */
export async function confirmByEmail(
  { requestId, referenceNumber }: Facts,
  { profile }: Member,
  { notifier, site }: SupportServices,
): Promise<void> {
  await notifier.send({
    channel: "email",
    to: profile.email,
    subject: supportCopy.openedSubject(referenceNumber),
    text: supportCopy.openedText(profile.name, referenceNumber, site.name),
    dedupeKey: `support-opened:${requestId}`,
  });
}

/** Tells the office, without a word of what the member wrote, that a message waits. */
export async function tellOffice(
  { referenceNumber, typeId }: Facts,
  messageId: string,
  subjectOf: (reference: string) => string,
  { notifier, site }: SupportServices,
): Promise<void> {
  await notifier.send({
    channel: "email",
    to: site.email,
    subject: subjectOf(referenceNumber),
    text: supportCopy.officeText(referenceNumber, typeTextOf(typeId)),
    dedupeKey: `support-office:${messageId}`,
  });
}

interface Call {
  readonly referenceNumber: string;
  readonly phone: string;
  /** The office's hours that were chosen, as it reads them. */
  readonly slot: string | undefined;
}

/** A number that anybody may type gets no more texts of ours in a day. */
const textsADay = { number: 3 } as const;

/** Tells by SMS under which number a call was asked for; nothing that was typed is in it. */
export async function confirmCall(
  { referenceNumber, phone, slot }: Call,
  context: CallContext<SupportServices>,
): Promise<void> {
  const { notifier, site, blindIndex } = context.services;
  const phoneIndex = await blindIndex.of("phone", phone);
  const scope = { phoneIndex, windowMs: dayMs };
  const counted = await consumeRateLimit("call-text", textsADay, context, scope);
  if (!counted.ok) return;
  await notifier.send({
    channel: "sms",
    to: phone,
    subject: "",
    text: supportCopy.callSms(site.name, referenceNumber, slot, site.phone),
    dedupeKey: `call-kept:${referenceNumber}`,
  });
}

/** Tells by e-mail under which number a complaint or an application was left, and until when it is answered. */
export async function confirmApplication(
  referenceNumber: string,
  { messageType, fullName = "", email = "" }: Pick<Left, "messageType" | "fullName" | "email">,
  { services: { notifier, site, now } }: CallContext<SupportServices>,
): Promise<void> {
  const due = answerDueAt(messageType, now());
  if (email === "" || due === undefined || !isApplication(messageType)) return;
  await notifier.send({
    channel: "email",
    to: email,
    subject: supportCopy.applicationSubject(officeCopy.messageTypes[messageType], referenceNumber),
    text: supportCopy.applicationText({
      name: fullName,
      reference: referenceNumber,
      due: formatDate(due),
      onward: supportCopy.onward[messageType],
      site: site.name,
    }),
    dedupeKey: `application-kept:${referenceNumber}`,
  });
}

/** Tells the office that a message or a wish to be called waits, and nothing of what is in it. */
export async function tellOfficeOfMessage(
  referenceNumber: string,
  messageType: (typeof contactMessageTypes)[number],
  { services: { notifier, site } }: CallContext<SupportServices>,
): Promise<void> {
  await notifier.send({
    channel: "email",
    to: site.email,
    subject: supportCopy.officeMessageSubject(referenceNumber),
    text: supportCopy.officeMessageText(referenceNumber, officeCopy.messageTypes[messageType]),
    dedupeKey: `message-office:${referenceNumber}`,
  });
}
