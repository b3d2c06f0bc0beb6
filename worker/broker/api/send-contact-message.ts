import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { sendContactMessage } from "#shared/calls/send-contact-message.ts";
import { ok } from "#shared/result.ts";
import { admit } from "./admission.ts";
import { keepMessage } from "./contact-message.ts";
import type { Handler } from "./handler.ts";

const hourly = { visitor: 30, address: 120 } as const;

export const answerSendContactMessage: Handler<
  RequestOf<typeof sendContactMessage>,
  DataOf<typeof sendContactMessage>
> = async (input, context) => {
  const admitted = await admit("contact", hourly, context);
  if (!admitted.ok) return admitted;
  const { messageType, productId, callBackSlot, ...content } = input;
  const message = { messageType, productId, callBackSlot, content };
  return ok({ referenceNumber: await keepMessage(message, context) });
};
