import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { sendContactMessage } from "#shared/calls/send-contact-message.ts";
import { ok } from "#shared/result.ts";
import { admit } from "./admission.ts";
import type { Handler } from "./handler.ts";

const hourly = { visitor: 30, address: 120 } as const;

export const answerSendContactMessage: Handler<
  RequestOf<typeof sendContactMessage>,
  DataOf<typeof sendContactMessage>
> = async (input, context) => {
  const { services, visitor, member } = context;
  const { store, randomDigits } = services;
  const admitted = await admit("contact", hourly, context);
  if (!admitted.ok) return admitted;
  const { messageType, fullName, phone, email, message, productId, quoteId, callBackSlot } = input;
  const referenceNumber = `YK-${randomDigits(10)}`;
  await store.contacts.add({
    referenceNumber,
    messageType,
    content: JSON.stringify({ fullName, phone, email, message }),
    productId: productId ?? null,
    quoteId: quoteId ?? null,
    callBackSlot: callBackSlot ?? null,
    visitor,
    memberId: member?.memberId ?? null,
    createdAt: services.now(),
  });
  return ok({ referenceNumber });
};
