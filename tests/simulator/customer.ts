import type { Started, StartOrder } from "#worker/broker/order/process/order-messages.ts";
import type { OrderRecord } from "#worker/broker/order/process/order-record.ts";
import { isAtRest } from "#worker/broker/order/process/order-record.ts";
import type { Services } from "#worker/broker/services.ts";
import { plainRequest } from "#tests/unit/broker/lines/trafik/request.ts";
import { addDays, todayInIstanbul } from "#shared/format/date.ts";
import { sourceId } from "./insurer.ts";
import { change } from "./changer.ts";
import { dispute, leave } from "./leaver.ts";
import type { Market } from "./market.ts";

const minute = 60_000;

interface Errand {
  readonly quoteId: string;
  readonly plate: string;
}

/** Stores a quote, as if it had just been made. */
async function placeQuote({ quoteId, plate }: Errand, market: Market, services: Services) {
  const { random, now: createdAt } = market.world;
  const inDays = random.chance(0.05) ? 0 : 1 + Math.floor(random.between(0, 20));
  const startDate = addDays(todayInIstanbul(createdAt), inDays);
  const [insured] = plainRequest.insured;
  const row = {
    quoteId,
    visitor: "visitor",
    memberId: null,
    nationalIndex: `of ${plate}`,
    phoneIndex: quoteId,
    phone: random.chance(0.03) ? "kapali" : "5321234567",
    content: {
      name: "Deneme",
      surname: "Kişi",
      cityName: "İstanbul",
      county: "Kadıköy",
      isRegistered: true,
      request: { ...plainRequest, insured: [{ ...insured, plate }], startDate },
    },
    productId: plainRequest.productId,
    subject: plate,
    vehicle: "",
    policyStart: startDate,
    previousPolicyEnd: null,
    isEarlyRenewal: false,
    sourceIds: [sourceId],
    createdAt,
    deadline: createdAt + minute,
  } as const;
  const origin = { visitor: "visitor", phoneIndex: quoteId, subjectId: quoteId, createdAt };
  const consent = { ...origin, channel: "web", textSlug: "x", textVersion: "1", given: true };
  await services.store.quotes.add(row as never, [consent as never], null);
}

/** What one customer does from the press of "Ödemeyi Tamamla" on, with all that hurried and patient people do. */
export async function buy(errand: Errand, market: Market, services: Services): Promise<void> {
  const { world, bank } = market;
  const { random } = world;
  const { orders } = services;
  const { quoteId } = errand;
  for (let isStored = false; !isStored;) {
    isStored = await placeQuote(errand, market, services).then(
      () => true,
      () => false,
    );
  }
  const grossKurus =
    100_000 + Math.floor(random.between(0, random.chance(0.1) ? 9_000_000 : 4_000_000));
  const isInParts = random.chance(0.2);
  const start = (card: number): Promise<Started | undefined> => {
    const input: StartOrder = {
      quoteId,
      offerId: "offer",
      sourceId,
      firmId: sourceId,
      firmName: "Model Sigorta",
      collector: "Model Sigorta",
      grossKurus,
      totalKurus: isInParts ? Math.round(grossKurus * 1.03) : grossKurus,
      instalmentCount: isInParts ? 3 : 1,
      commissionKurus: Math.round(grossKurus * 0.1),
      documents: { sha256: "00", shownAt: world.now, texts: [] },
      email: random.chance(0.03) ? "kapali@ornek.com" : "deneme@ornek.com",
      card: { number: `411111111111000${card}`, holder: "Deneme", expiry: "12/30", cvc: "123" },
      ip: "198.51.100.7",
      returnUrl: "http://site.test/odeme/donus",
      orderUrl: "http://site.test/siparis",
      shortUrl: "http://site.test/k",
      paced: [{ counterKey: `payment:${quoteId}`, limit: { burst: 5, everyMs: 5 * minute } }],
    };
    return orders.start(input).catch(() => undefined);
  };
  const look = (): Promise<OrderRecord | undefined> =>
    orders.standing(quoteId).then(
      ({ order }) => order,
      () => undefined,
    );
  for (let attempt = 0; attempt < 3; attempt++) {
    const cards = random.chance(0.15) ? [1, 1] : random.chance(0.1) ? [1, 2] : [1 + attempt];
    await Promise.all(cards.map(start));
    let order = await look();
    for (let looks = 0; order?.state === "opening" && looks < 30; looks++) {
      await world.sleep(random.between(500, 5000));
      order = await look();
    }
    if (order?.state === "awaiting-bank") {
      await world.sleep(random.between(0, random.chance(0.1) ? 12 * minute : 2 * minute));
      // Some leave, and some come back with another card.
      if (random.chance(0.1)) {
        if (random.chance(0.5)) return;
        continue;
      }
      const { orderId, paymentId } = order;
      const isApproved = random.chance(0.9);
      const outcome = isApproved ? "approved" : "not-authenticated";
      if (bank.answer(paymentId, isApproved) && random.chance(0.85)) {
        const tell = () =>
          orders.finish(quoteId, { orderId, paymentId, outcome }).catch(() => undefined);
        await Promise.all(random.chance(0.2) ? [tell(), tell()] : [tell()]);
      }
      for (let looks = 0; looks < 40; looks++) {
        await world.sleep(random.between(500, minute));
        order = await look();
        if (order !== undefined && isAtRest(order)) break;
        if (random.chance(0.05)) break;
      }
    }
    if (order?.state === "done") {
      const { orderId, paymentId } = order;
      await Promise.all([
        resend(quoteId, market, services),
        change({ quoteId, orderId }, market, services),
        leave({ quoteId, orderId }, market, services),
        dispute(paymentId, market),
      ]);
      return;
    }
    if (random.chance(0.3)) return;
    await world.sleep(random.between(0, 10 * minute));
  }
}

/** Whoever was not reached has the message sent to another address. */
async function resend(
  quoteId: string,
  { world }: Market,
  { orders, vault }: Services,
): Promise<void> {
  await world.sleep(5 * minute);
  const { messages } = await orders.standing(quoteId).catch(() => ({ messages: [] }));
  if (!messages.some(({ state }) => state === "unsent")) return;
  const emailSealed = await vault.seal("orders.email", "yeni@ornek.com");
  await orders.resend(quoteId, { emailSealed }).catch(() => undefined);
}
