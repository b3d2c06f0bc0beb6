import { formatMoment } from "#shared/format/date.ts";
import { lines } from "#shared/lines/registry.ts";
import { formatMoney } from "#shared/format/money.ts";
import type { Site } from "#shared/site.ts";
import type { QuoteRequest } from "../lines/request.ts";
import { spokenOf } from "../assets/described.ts";
import type { Message } from "../notification/notification.ts";
import type { Quote } from "../quote/quote-repository.ts";
import { certificateOf } from "./certificate.ts";
import type { OrderRecord } from "./order-record.ts";
import { periodOf } from "./order-record.ts";

interface OrderFacts {
  readonly order: OrderRecord;
  readonly quote: Quote;
  readonly email: string;
  readonly firmName: string;
  readonly site: Site;
}

/** What a customer is told about an order, by text message and e-mail. A repeated step does not send it twice. */
function both(
  facts: OrderFacts,
  kind: string,
  subject: string,
  sms: string,
  text: string,
): Message[] {
  const { order, quote, email, site } = facts;
  const key = (channel: string) => `${kind}:${order.orderId}:${channel}`;
  const signed = `Merhaba ${quote.content.name} ${quote.content.surname},\n\n${text}\n\n${site.firm}\n${site.phone}`;
  return [
    { channel: "sms", to: quote.phone, subject: "", text: sms, dedupeKey: key("sms") },
    { channel: "email", to: email, subject, text: signed, dedupeKey: key("email") },
  ];
}

/** The lines of an issued policy's period. */
function periodText(order: OrderRecord): string {
  const period = periodOf(order);
  if (period === undefined) return "";
  return `\nBaşlangıç: ${formatMoment(period.startsAt)}\nBitiş: ${formatMoment(period.endsAt)}`;
}

/** What there is to be downloaded, at the beginning of a sentence. */
const downloads = (request: QuoteRequest): string => {
  const certificate = certificateOf(request);
  return certificate === undefined ? "Poliçenizi" : `Poliçenizi ve ${certificate.spoken}`;
};

export function policyMessages(facts: OrderFacts): Message[] {
  const { order, quote, firmName, site } = facts;
  const { request } = quote.content;
  const { whose } = spokenOf(request);
  const insurance = lines[request.productId].copy;
  const number = order.policyNumber ?? "";
  const paid = formatMoney(order.totalKurus);
  return both(
    facts,
    "policy",
    `Poliçeniz hazır: ${number}`,
    `${whose} ${insurance.short} poliçesi hazır. ${firmName}, poliçe no: ${number}. ${site.name}`,
    `${whose} ${insurance.full} poliçesi düzenlendi.\n\nSigorta şirketi: ${firmName}\nPoliçe no: ${number}${periodText(order)}\nÖdenen tutar: ${paid} TL\n\n${downloads(request)} PDF olarak buradan indirebilirsiniz:\n${order.orderUrl}`,
  );
}

export function refundMessages(facts: OrderFacts): Message[] {
  const { order, quote, firmName, site } = facts;
  const { what } = spokenOf(quote.content.request);
  const paid = formatMoney(order.totalKurus);
  return both(
    facts,
    "refund",
    "Ödemeniz iade edildi",
    `${what} için poliçe düzenlenemedi; ${paid} TL tutarındaki ödemeniz iade edildi. ${site.name}`,
    `${what} için ${firmName} poliçe düzenleyemedi.\n\n${paid} TL tutarındaki ödemeniz kartınıza iade edildi. İadenin kartınıza yansıması bankanıza göre birkaç gün sürebilir.`,
  );
}
