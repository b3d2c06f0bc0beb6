import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type {
  contactMessageTypes,
  sendContactMessage,
} from "#shared/calls/support/send-contact-message.ts";
import { isApplication, topicsOf } from "#shared/calls/support/application-topics.ts";
import { brokerCopy } from "../api/copy.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { err, ok } from "#shared/result.ts";
import { missingConsents } from "../consent/consents.ts";
import { consumeCalleeLimit, consumeRateLimit } from "../limits/rate-limits.ts";
import { readSlot } from "./call-back-slot.ts";
import { keepMessage } from "./contact-message.ts";
import { readDetails } from "./lead-details.ts";
import { confirmApplication, confirmCall, tellOfficeOfMessage } from "./notices.ts";
import { supportCopy } from "./copy.ts";
import type { ContactContent } from "./contact-message.ts";
import type { CallContext, Handler } from "../api/handler.ts";
import type { SupportServices } from "./services.ts";

type Input = RequestOf<typeof sendContactMessage>;
type Field = "fullName" | "phone" | "email" | "message" | "productId" | "topic";

const hourly = { visitor: 30, address: 120 } as const;

/** What there must be in each kind of message. */
const needed: Readonly<Record<(typeof contactMessageTypes)[number], readonly Field[]>> = {
  SMSONAY: ["phone", "productId"],
  ILETISIM: ["fullName", "phone", "email", "message"],
  SIKAYET: ["fullName", "phone", "email", "topic", "message"],
  KVKK: ["fullName", "phone", "email", "topic", "message"],
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
  topic: ["Konu", validationCopy.required],
};

/** What says anything has a letter or a digit in it. */
const says = /[\p{L}\p{N}]/u;

function missingFields(input: Input): Record<string, string[]> {
  const absent = needed[input.messageType].filter((field) => !says.test(input[field] ?? ""));
  return Object.fromEntries(
    absent.map((field) => [missing[field][0], [missing[field][1]]] as const),
  );
}

/** Whether this visitor has proved to hold a phone just now, as a note of a verification says. */
async function isProved(
  phone: string,
  { services, visitor }: CallContext<SupportServices>,
): Promise<boolean> {
  const { store, blindIndex, now } = services;
  const phoneIndex = await blindIndex.of("phone", phone);
  return store.verifications.isVerified(visitor, phoneIndex, now());
}

/** What an application is about, as it is kept; undefined for a topic there is none of. */
function topicOf({ messageType, topic }: Input): ContactContent["details"] {
  if (!isApplication(messageType) || topic === undefined) return undefined;
  const topics: Readonly<Record<string, string>> = topicsOf[messageType];
  const text = Object.hasOwn(topics, topic) ? topics[topic] : undefined;
  return text === undefined ? undefined : [{ name: "topic", label: supportCopy.topic, text }];
}

/** What a line asks before the call; a message of any other kind takes nothing of the sort. */
const detailsOf = ({ messageType, productId = "", details }: Input, now: number) =>
  readDetails(messageType === "TEKLIF" ? productId : "", details, now);

export const answerSendContactMessage: Handler<
  Input,
  DataOf<typeof sendContactMessage>,
  SupportServices
> = async (input, context) => {
  const { messageType, productId, callBackSlot, campaign, ...said } = input;
  const { privacyPolicy, openDataAgreement, details: _details, topic: _topic, ...content } = said;
  const isLead = messageType === "TEKLIF";
  const consents = missingConsents({ privacyPolicy, openDataAgreement });
  const errors: Record<string, string[]> = {
    ...missingFields(input),
    ...(isLead ? consents : {}),
  };
  const topic = topicOf(input);
  if (isApplication(messageType) && topic === undefined)
    errors["Konu"] ??= [brokerCopy.unknownChoice];
  const details = detailsOf(input, context.services.now());
  const wrong = { ...errors, ...(details.ok ? {} : details.reason) };
  if (!details.ok || Object.keys(errors).length > 0) return err({ kind: "invalid", errors: wrong });
  const slot = readSlot(callBackSlot);
  if (!slot.ok) return slot;
  if (messageType === "SMSONAY" && !(await isProved(content.phone ?? "", context))) {
    return err({ kind: "verification-needed" });
  }
  const counted = await consumeRateLimit(
    // Nobody is kept from an application by what else was sent from their address.
    isApplication(messageType) ? `contact-${messageType}` : "contact",
    hourly,
    context,
  );
  if (!counted.ok) return counted;
  // An application is answered in writing; one of another about the same phone keeps nobody from theirs.
  const called =
    messageType === "SMSONAY" || isApplication(messageType)
      ? ok(undefined)
      : await consumeCalleeLimit(content.phone ?? "", context);
  if (!called.ok) return called;
  const asked = topic ?? details.value;
  const { referenceNumber, isNew } = await keepMessage(
    {
      messageType,
      productId,
      callBackSlot: slot.value,
      campaign,
      content: asked.length === 0 ? content : { ...content, details: [...asked] },
      hasConsents: consents === undefined,
    },
    context,
  );
  if (!isNew) return ok({ referenceNumber });
  if (isLead || messageType === "ARAMA") {
    await confirmCall({ referenceNumber, phone: content.phone ?? "", slot: slot.value }, context);
  }
  if (isApplication(messageType)) await confirmApplication(referenceNumber, input, context);
  if (messageType !== "SMSONAY") await tellOfficeOfMessage(referenceNumber, messageType, context);
  return ok({ referenceNumber });
};
