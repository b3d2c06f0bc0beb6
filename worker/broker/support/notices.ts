import type { Services } from "../services.ts";
import type { Member } from "../member/member-record.ts";
import type { SupportRequest } from "./support-repository.ts";
import { supportCopy } from "./copy.ts";

type Facts = Pick<SupportRequest, "requestId" | "referenceNumber" | "typeId">;

/** Confirms a new request by e-mail. A message that cannot be sent holds nothing up. */
export async function confirmByEmail(
  { requestId, referenceNumber }: Facts,
  { profile }: Member,
  { notifier, site }: Services,
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
  { notifier, site }: Services,
): Promise<void> {
  await notifier.send({
    channel: "email",
    to: site.email,
    subject: subjectOf(referenceNumber),
    text: supportCopy.officeText(referenceNumber, supportCopy.types[typeId] ?? typeId),
    dedupeKey: `support-office:${messageId}`,
  });
}
