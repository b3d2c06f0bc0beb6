import * as v from "valibot";
import { formatDateTime } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import { formatPhoneWithZero } from "#shared/format/phone.ts";
import { isProductId, products } from "#shared/lines/catalogue.ts";
import { href } from "#shared/routes.ts";
import type { ContactContent } from "#worker/broker/support/contact-message.ts";
import { ContactContentSchema } from "#worker/broker/support/contact-message.ts";
import { officeCopy } from "#worker/broker/support/office-copy.ts";
import type { ContactMessage } from "#worker/broker/support/contact-repository.ts";

const contentOf = ({ content }: ContactMessage): ContactContent =>
  v.parse(v.pipe(v.string(), v.parseJson(), ContactContentSchema), content);

const productOf = ({ productId }: ContactMessage): string | undefined => {
  const id = productId ?? "";
  return isProductId(id) ? products[id].name : undefined;
};

const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== "").join("  ");

/** A message or a wish to be called on one line. */
export function messageHeadline(message: ContactMessage): string {
  return joined([
    message.referenceNumber,
    formatDateTime(message.createdAt),
    officeCopy.messageTypes[message.messageType] ?? message.messageType,
    productOf(message),
    contentOf(message).offer?.firmName,
    message.callBackSlot ?? undefined,
  ]);
}

/** Everything the office needs to call back; `sign` makes a quote's public address. */
export async function describeMessage(
  message: ContactMessage,
  sign: (quoteId: string) => Promise<string>,
): Promise<string> {
  const { fullName, phone, email, message: note, offer } = contentOf(message);
  const isCall = message.messageType === "ARAMA" || message.messageType === "TEKLIF";
  const rows: readonly (readonly [string, string | undefined])[] = [
    [officeCopy.slot, isCall ? (message.callBackSlot ?? officeCopy.anySlot) : undefined],
    [officeCopy.fullName, fullName],
    [officeCopy.phone, phone && formatPhoneWithZero(phone)],
    [officeCopy.email, email],
    [officeCopy.product, productOf(message)],
    ...(offer === undefined
      ? []
      : ([
          [officeCopy.firm, offer.firmName],
          [officeCopy.price, `${formatMoney(offer.grossKurus)} TL`],
          [officeCopy.vehicle, `${offer.subject}  ${offer.vehicle}`],
          [officeCopy.offer, offer.offerId],
          [officeCopy.askedBy, offer.isOwner ? officeCopy.owner : officeCopy.guest],
        ] as const)),
    [officeCopy.quote, message.quoteId ?? undefined],
    [officeCopy.offersPage, message.quoteId ? await offersPage(message.quoteId, sign) : undefined],
    [officeCopy.message, note],
  ];
  const shown = rows.filter(([, value]) => value !== undefined && value !== "");
  return [
    messageHeadline(message),
    "",
    ...shown.map(([label, value]) => `${label}: ${value}`),
  ].join("\n");
}

const offersPage = async (quoteId: string, sign: (quoteId: string) => Promise<string>) =>
  href("offers", { quote: await sign(quoteId) });
