import type { contactMessageTypes } from "#shared/calls/support/send-contact-message.ts";
import * as v from "valibot";
import type { Touch } from "#shared/campaign.ts";
import { storedTouch } from "../campaign/touch.ts";
import type { CallContext } from "../api/handler.ts";
import { callConsents } from "../consent/consents.ts";
import { sameForMs } from "./said.ts";
import type { SupportServices } from "./services.ts";

/** What a message holds beside its address in the office: who to answer, what about. Personal, so it is stored sealed. */
export const ContactContentSchema = v.object({
  fullName: v.optional(v.string()),
  phone: v.optional(v.string()),
  email: v.optional(v.string()),
  message: v.optional(v.string()),
  /** What the line asked before the call, and what was said, in words. */
  details: v.optional(v.array(v.object({ name: v.string(), label: v.string(), text: v.string() }))),
  /** For a call about an offer. */
  offer: v.optional(
    v.object({
      offerId: v.string(),
      firmId: v.string(),
      firmName: v.string(),
      grossKurus: v.number(),
      subject: v.string(),
      vehicle: v.string(),
      /** False for somebody the quote's address was shared with, who may be told nothing personal of it. */
      isOwner: v.boolean(),
    }),
  ),
});
export type ContactContent = v.InferOutput<typeof ContactContentSchema>;

/** What a stored message holds. */
export const contentOf = ({ content }: { readonly content: string }): ContactContent =>
  v.parse(v.pipe(v.string(), v.parseJson(), ContactContentSchema), content);

interface NewMessage {
  readonly messageType: (typeof contactMessageTypes)[number];
  readonly content: ContactContent;
  readonly productId?: string | undefined;
  readonly quoteId?: string | undefined;
  readonly callBackSlot?: string | undefined;
  readonly campaign?: Touch | undefined;
  /** Whether the two consents of a call were given with it; they are kept as proof. */
  readonly hasConsents?: boolean;
}

const prefix = "YK-";

/** Whether something is the number of a message, and not the id of something else. */
export const isCallReference = (id: string): boolean => id.startsWith(prefix);

const referenceDigits = 10;

/**
 * Leaves a message with the office. A form that is sent twice leaves one: its number follows from what it says.
 *
 * @returns the number it goes by, and whether it was not there before
 */
export async function keepMessage(
  { content, campaign, hasConsents, ...about }: NewMessage,
  { services, visitor, member }: CallContext<SupportServices>,
): Promise<{ readonly referenceNumber: string; readonly isNew: boolean }> {
  const { store, blindIndex, now } = services;
  const createdAt = now();
  const memberId = member?.memberId ?? null;
  const said = JSON.stringify([about, content, memberId, Math.floor(createdAt / sameForMs)]);
  const index = BigInt(`0x${await blindIndex.of("message", said)}`);
  const digits = String(index % 10n ** BigInt(referenceDigits));
  const referenceNumber = prefix + digits.padStart(referenceDigits, "0");
  if ((await store.contacts.findByReference(referenceNumber)) !== undefined) {
    return { referenceNumber, isNew: false };
  }
  if (hasConsents === true) {
    const phoneIndex = await blindIndex.of("phone", content.phone ?? "");
    await store.consents.add(
      callConsents({ visitor, phoneIndex, subjectId: referenceNumber, createdAt }),
    );
  }
  const isNew = await store.contacts.add({
    referenceNumber,
    messageType: about.messageType,
    content: JSON.stringify(content),
    productId: about.productId ?? null,
    quoteId: about.quoteId ?? null,
    callBackSlot: about.callBackSlot ?? null,
    campaign: storedTouch(campaign),
    visitor,
    memberId,
    createdAt,
  });
  return { referenceNumber, isNew };
}
