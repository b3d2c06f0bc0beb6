import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type {
  contactMessageTypes,
  sendContactMessage,
} from "#shared/calls/send-contact-message.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { err, ok } from "#shared/result.ts";
import { consumeCalleeLimit, consumeRateLimit } from "../limits/rate-limits.ts";
import { readSlot } from "./call-back-slot.ts";
import { keepMessage } from "./contact-message.ts";
import type { CallContext, Handler } from "../api/handler.ts";

type Input = RequestOf<typeof sendContactMessage>;
type Field = "fullName" | "phone" | "email" | "message" | "productId";

const hourly = { visitor: 30, address: 120 } as const;

/** What there must be in each kind of message. */
const needed: Readonly<Record<(typeof contactMessageTypes)[number], readonly Field[]>> = {
  SMSONAY: ["phone", "productId"],
  ILETISIM: ["fullName", "phone", "email", "message"],
  ARAMA: ["fullName", "phone"],
  TEKLIF: ["fullName", "phone", "productId"],
};

/** Wire names of the fields, and what is said when one is not there. */
const missing: Readonly<Record<Field, readonly [wireName: string, message: string]>> = {
  fullName: ["AdSoyad", validationCopy.required],
  phone: ["Telefon", validationCopy.phoneRequired],
  email: ["Email", validationCopy.emailRequired],
  message: ["Mesaj", validationCopy.messageRequired],
  productId: ["Urun", validationCopy.required],
};

function missingFields(input: Input): Record<string, string[]> {
  const absent = needed[input.messageType].filter((field) => (input[field] ?? "") === "");
  return Object.fromEntries(
    absent.map((field) => [missing[field][0], [missing[field][1]]] as const),
  );
}

/** Whether this visitor has proved to hold a phone just now, as a note of a verification says. */
async function isProved(phone: string, { services, visitor }: CallContext): Promise<boolean> {
  const { store, blindIndex, now } = services;
  const phoneIndex = await blindIndex.of("phone", phone);
  return store.verifications.isVerified(visitor, phoneIndex, now());
}

export const answerSendContactMessage: Handler<Input, DataOf<typeof sendContactMessage>> = async (
  input,
  context,
) => {
  const errors = missingFields(input);
  if (Object.keys(errors).length > 0) return err({ kind: "invalid", errors });
  const { messageType, productId, callBackSlot, ...content } = input;
  const slot = readSlot(callBackSlot);
  if (!slot.ok) return slot;
  if (messageType === "SMSONAY" && !(await isProved(content.phone ?? "", context))) {
    return err({ kind: "verification-needed" });
  }
  const counted = await consumeRateLimit("contact", hourly, context);
  if (!counted.ok) return counted;
  const called =
    messageType === "SMSONAY"
      ? ok(undefined)
      : await consumeCalleeLimit(content.phone ?? "", context);
  if (!called.ok) return called;
  const message = { messageType, productId, callBackSlot: slot.value, content };
  return ok({ referenceNumber: await keepMessage(message, context) });
};
