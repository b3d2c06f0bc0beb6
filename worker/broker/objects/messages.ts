import { formatPlate } from "#shared/schemas/plate.ts";
import { formatMoney } from "#shared/format/money.ts";
import type { Site } from "#shared/site.ts";
import type { Message } from "../notification/notification.ts";
import type { Quote } from "../store/quote-repository.ts";
import type { OrderRecord } from "./order-record.ts";

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

export function policyMessages(facts: OrderFacts): Message[] {
  const { order, quote, firmName, site } = facts;
  const plate = formatPlate(quote.content.request.vehicle.plate);
  const number = order.policyNumber ?? "";
  const paid = formatMoney(order.totalKurus);
  return both(
    facts,
    "policy",
    `Poliçeniz hazır: ${number}`,
    `${plate} plakalı aracınızın trafik sigortası poliçesi hazır. ${firmName}, poliçe no: ${number}. ${site.name}`,
    `${plate} plakalı aracınızın zorunlu trafik sigortası poliçesi düzenlendi.\n\nSigorta şirketi: ${firmName}\nPoliçe no: ${number}\nÖdenen tutar: ${paid} TL\n\nPoliçenizi PDF olarak buradan indirebilirsiniz:\n${order.orderUrl}`,
  );
}

export function refundMessages(facts: OrderFacts): Message[] {
  const { order, quote, firmName, site } = facts;
  const plate = formatPlate(quote.content.request.vehicle.plate);
  const paid = formatMoney(order.totalKurus);
  return both(
    facts,
    "refund",
    "Ödemeniz iade edildi",
    `${plate} plakalı aracınız için poliçe düzenlenemedi; ${paid} TL tutarındaki ödemeniz iade edildi. ${site.name}`,
    `${plate} plakalı aracınız için ${firmName} poliçe düzenleyemedi.\n\n${paid} TL tutarındaki ödemeniz kartınıza iade edildi. İadenin kartınıza yansıması bankanıza göre birkaç gün sürebilir.`,
  );
}
