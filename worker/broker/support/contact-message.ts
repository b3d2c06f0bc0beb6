import type { contactMessageTypes } from "#shared/calls/send-contact-message.ts";
import * as v from "valibot";
import type { CallContext } from "../api/handler.ts";

/** What a message holds beside its address in the office: who to answer, what about. Personal, so it is stored sealed. */
export const ContactContentSchema = v.object({
  fullName: v.optional(v.string()),
  phone: v.optional(v.string()),
  email: v.optional(v.string()),
  message: v.optional(v.string()),
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

interface NewMessage {
  readonly messageType: (typeof contactMessageTypes)[number];
  readonly content: ContactContent;
  readonly productId?: string | undefined;
  readonly quoteId?: string | undefined;
  readonly callBackSlot?: string | undefined;
}

/** Leaves a message with the office; answers the number it goes by. */
export async function keepMessage(
  { messageType, content, productId, quoteId, callBackSlot }: NewMessage,
  { services, visitor, member }: CallContext,
): Promise<string> {
  const referenceNumber = `YK-${services.randomDigits(10)}`;
  await services.store.contacts.add({
    referenceNumber,
    messageType,
    content: JSON.stringify(content),
    productId: productId ?? null,
    quoteId: quoteId ?? null,
    callBackSlot: callBackSlot ?? null,
    visitor,
    memberId: member?.memberId ?? null,
    createdAt: services.now(),
  });
  return referenceNumber;
}
