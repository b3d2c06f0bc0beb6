import { beforeAll, expect, test } from "vitest";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { getPdf } from "#shared/calls/order/get-pdf.ts";
import { getPolicy } from "#shared/calls/policy/get-policy.ts";
import { reviewOffer } from "#shared/calls/quote/review-offer.ts";
import { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { pdfText } from "#tests/unit/broker/print/pdf-text.ts";
import { makeCaller, useBroker } from "./harness.ts";
import type { SharedBroker } from "./harness.ts";
import {
  answerBank,
  answersOf,
  askQuote,
  bankPageOf,
  cheapest,
  makeQuote,
  plateOf,
  purchaseInput,
  startBuying,
  statusOf,
  untilState,
  nationalNumber,
} from "./journey.ts";

let broker: SharedBroker;
beforeAll(async () => {
  broker = await useBroker();
});

test("a verified visitor buys an offer, and repeating any step changes nothing", async () => {
  const buyer = await makeQuote(broker);
  const { caller, quoteId } = buyer;
  const answers = await answersOf(broker, buyer);
  expect(answers).toHaveLength(12);
  expect(answers.map(({ sequence }) => sequence)).toEqual(answers.map((_, index) => index + 1));

  const offer = await cheapest(broker, buyer);
  const review = await broker.call(reviewOffer, { quoteId, offerId: offer.id }, caller);
  expect(review.data?.holder).toMatchObject({ name: "Çağrı", maskedNationalNumber: "1********10" });
  expect(review.data?.previousGrossKurus).toBeUndefined();

  const paymentEmail = "alan@ornek.example";
  const input = purchaseInput(quoteId, offer, { paymentEmail });
  const starts = await Promise.all([1, 2].map(() => broker.call(startPurchase, input, caller)));
  expect(starts.map(({ status }) => status)).toEqual([200, 200]);
  expect(starts[0]?.data?.orderId).toBe(starts[1]?.data?.orderId);

  const result = await answerBank(broker, await bankPageOf(broker, buyer, starts[0]!), {
    action: "approve",
  });
  expect(result).toMatchObject({ status: "success", mdStatus: "1" });
  const finished = await broker.call(finishPayment, result, caller);
  expect(finished.data).toEqual({ orderId: result.orderId, quoteId });
  await broker.call(finishPayment, result, caller);

  const done = await untilState(broker, buyer, "done");
  expect(done).toMatchObject({ isMembers: true });
  await broker.call(finishPayment, result, caller);
  expect(await statusOf(broker, buyer)).toEqual(done);
  expect(done).toMatchObject({ paidKurus: offer.grossKurus, paymentEmail });
  const again = await broker.call(startPurchase, input, caller);
  expect(again.status).toBe(409);

  const ledger = await broker.query<{ kind: string; amount_kurus: number }>(
    `SELECT kind, amount_kurus FROM bank_ledger WHERE payment_id = '${result.paymentId}'`,
  );
  expect(ledger).toEqual([{ kind: "capture", amount_kurus: offer.grossKurus }]);
  const policies = await broker.query(`SELECT * FROM policies WHERE quote_id = '${quoteId}'`);
  expect(policies).toHaveLength(1);

  const sms = (await broker.outbox(buyer.phone)).filter(({ text }) => text.includes("poliçe no"));
  const mail = await broker.outbox(paymentEmail);
  expect(sms).toHaveLength(1);
  expect(mail).toHaveLength(1);
  expect(mail[0]?.subject).toContain(done.state === "done" ? done.policyNumber : "");

  expect(sms[0]?.text).toContain(input.shortUrl);
  const [attached, ...others] = mail[0]?.attachments ?? [];
  expect(others).toMatchObject([
    { fileName: `sozlesme-metinleri-${done.policyNumber}.pdf`, contentType: "application/pdf" },
  ]);
  expect(attached).toMatchObject({
    fileName: `police-${done.policyNumber}.pdf`,
    contentType: "application/pdf",
  });
  const file = await broker.fetch(attached?.path ?? "");
  expect(file.headers.get("Content-Type")).toBe("application/pdf");
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(bytes.length).toBe(attached?.size);
  expect(new TextDecoder("latin1").decode(bytes.slice(0, 5))).toBe("%PDF-");
  const printed = pdfText(bytes);
  for (const fact of [done.policyNumber ?? "?", plateOf(buyer.phone)])
    expect(printed).toContain(fact);
  // The texts as they were read mask what registries say; the sheet before them says it in full.
  const texts = await broker.fetch(others[0]?.path ?? "");
  const named = pdfText(new Uint8Array(await texts.arrayBuffer()));
  for (const fact of [done.policyNumber ?? "?", nationalNumber, "Taraflar ve ödeme"])
    expect(named).toContain(fact);
  const designed = await broker.fetch(mail[0]?.html ?? "");
  expect(designed.headers.get("Content-Security-Policy")).toContain("sandbox");
  expect(await designed.text()).toContain(done.policyNumber);
  for (const nobody of ["/dev/outbox/999999/ileti.html", "/dev/outbox/x/ek/0"]) {
    expect((await broker.fetch(nobody)).status).toBe(404);
  }

  const pdf = await broker.call(getPdf, { document: "policy", quoteId }, caller);
  expect(atob(pdf.data?.content ?? "").slice(0, 5)).toBe("%PDF-");

  const shown = await broker.call(getPolicy, { quoteId }, caller);
  expect(shown.data).toMatchObject({
    policyNumber: done.policyNumber,
    productId: "trafik",
    holder: "Çağrı Şimşekoğlu",
    term: "running",
    paidKurus: offer.grossKurus,
    instalmentCount: 1,
    hasDocuments: true,
  });
  expect(shown.data?.insured[0]?.rows).toContainEqual({
    label: "Plaka",
    text: plateOf(buyer.phone),
  });
  expect((await broker.call(getPolicy, { quoteId }, makeCaller())).status).toBe(403);
});

test("a card can be said to be the holder's own, unless the holder is a company", async () => {
  const { caller, phone, quoteId } = await makeQuote(broker);
  const offer = await cheapest(broker, { caller, phone, quoteId });
  const review = await broker.call(reviewOffer, { quoteId, offerId: offer.id }, caller);
  expect(review.data?.holder.cardName).toBe("shown");
  const untold = { cardHolder: undefined, isOwnCard: true };
  const own = await broker.call(startPurchase, purchaseInput(quoteId, offer, untold), caller);
  expect(own.data?.orderId).toBe(`${quoteId}-1`);

  const company = {
    nationalNumber: "1234567890",
    companyTitle: "İpek Otomotiv Ltd. Şti.",
    taxOffice: "Maslak",
    name: "İpek",
    surname: "Demir",
    plate: "34 ABC 127",
  };
  const theirs = await askQuote(broker, caller, phone, company);
  const offered = await cheapest(broker, theirs);
  const seen = { quoteId: theirs.quoteId, offerId: offered.id };
  const reviewed = await broker.call(reviewOffer, seen, caller);
  expect(reviewed.data?.holder).toMatchObject({
    cardName: "none",
    name: "İpek",
    company: { title: "İpek Otomotiv Ltd. Şti.", taxOffice: "Maslak" },
  });
  const named = '<td>İpek Otomotiv Ltd. Şti.</td></tr><tr><th scope="row">Vergi dairesi</th>';
  for (const { html } of reviewed.data?.documents.texts ?? []) expect(html).toContain(named);
  const input = purchaseInput(theirs.quoteId, offered, untold);
  const refused = await broker.call(startPurchase, input, caller);
  expect([refused.status, refused.errors]).toEqual([
    422,
    { CardHolder: ["Bu poliçenin sahibi bir şirket; lütfen kartın üzerindeki adı yazın."] },
  ]);
  const url = await startBuying(broker, theirs);
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, caller);
  // Nobody becomes a member with a company's number.
  expect(await untilState(broker, theirs, "done")).toMatchObject({ isMembers: false });
  const shown = await broker.call(getPolicy, { quoteId: theirs.quoteId }, caller);
  expect(shown.data?.holder).toBe("İpek Otomotiv Ltd. Şti.");
  const nobodys = purchaseInput(quoteId, offer, { cardHolder: undefined });
  expect((await broker.call(startPurchase, nobodys, caller)).errors).toEqual({
    CardHolder: ["Lütfen kart üzerindeki adı giriniz"],
  });
});

test("the card's own test failure is told and a second attempt may follow", async () => {
  const buyer = await makeQuote(broker);
  const url = await startBuying(broker, buyer, { cardNumber: "4111111111111129" });
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, buyer.caller);
  const declined = await untilState(broker, buyer, "declined");
  expect(declined).toMatchObject({
    reason: "Kart limiti yetersiz. Kartınızdan çekim yapılmadı.",
  });

  const secondUrl = await startBuying(broker, buyer);
  expect(secondUrl).not.toBe(url);
  const second = await answerBank(broker, secondUrl, { action: "approve" });
  await broker.call(finishPayment, second, buyer.caller);
  await untilState(broker, buyer, "done");
});
