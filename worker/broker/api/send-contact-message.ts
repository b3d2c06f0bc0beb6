import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { sendContactMessage } from "#shared/calls/send-contact-message.ts";
import { err, ok } from "#shared/result.ts";
import type { Handler } from "./handler.ts";

const hourMs = 3_600_000;
const hourly = { visitor: 30, address: 120 } as const;

export const answerSendContactMessage: Handler<
  RequestOf<typeof sendContactMessage>,
  DataOf<typeof sendContactMessage>
> = async (input, { services, visitor, member, clientIp }) => {
  const { store, blindIndex, randomDigits } = services;
  const now = services.now();
  const address = await blindIndex.of("address", clientIp);
  const limits = [
    { counterKey: `contact-visitor:${visitor}`, limit: hourly.visitor },
    { counterKey: `contact-address:${address}`, limit: hourly.address },
  ];
  if (!(await store.rates.admit(limits, now, now - hourMs))) return err({ kind: "too-many" });
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
    createdAt: now,
  });
  return ok({ referenceNumber });
};
