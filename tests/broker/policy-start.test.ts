import { beforeAll, expect, test } from "vitest";
import { filterQuotes } from "#shared/calls/account/filter-quotes.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { getPdf } from "#shared/calls/order/get-pdf.ts";
import { reviewOffer } from "#shared/calls/quote/review-offer.ts";
import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { addDays, formatMoment, todayInIstanbul } from "#shared/format/date.ts";
import { strayStatements } from "#tests/start-statements.ts";
import { pdfText } from "#tests/unit/broker/print/pdf-text.ts";
import { useBroker } from "./harness.ts";
import type { SharedBroker } from "./harness.ts";
import { answerBank, answersOf, askQuote, cheapest, startBuying, untilState } from "./journey.ts";
import { makeSignedIn } from "./member.ts";

let broker: SharedBroker;
beforeAll(async () => {
  broker = await useBroker();
});

const today = () => todayInIstanbul(Date.now());

/** Buys for a day, and gathers what is said of the period wherever it is said. */
async function buyFor(policyStart: string) {
  const person = await makeSignedIn(broker);
  const buyer = await askQuote(broker, person.member, person.phone, { policyStart });
  const { caller, quoteId } = buyer;
  const offer = await cheapest(broker, buyer);
  const review = await broker.call(reviewOffer, { quoteId, offerId: offer.id }, caller);
  const paymentEmail = `${quoteId}@ornek.example`;
  const url = await startBuying(broker, buyer, { paymentEmail });
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, caller);
  const order = await untilState(broker, buyer, "done");
  const [policy] = await broker.query<{ starts_at: number; issued_at: number }>(
    `SELECT starts_at, issued_at FROM policies WHERE quote_id = '${quoteId}'`,
  );
  const [capture] = await broker.query<{ created_at: number }>(
    `SELECT created_at FROM bank_ledger WHERE payment_id = '${result.paymentId}'`,
  );
  const pdf = await broker.call(getPdf, { document: "policy", quoteId }, caller);
  const filter = { kind: "police" as const };
  const held = (await broker.call(filterQuotes, filter, caller)).data?.results[0]?.policy;
  return {
    quoteId,
    caller,
    order,
    held,
    policy: policy!,
    paidAt: capture!.created_at,
    offers: await answersOf(broker, buyer),
    reviewed: review.data?.answer.offer?.assumptions ?? [],
    pdf: pdfText(Buffer.from(pdf.data?.content ?? "", "base64")),
    mail: (await broker.outbox(paymentEmail))[0]?.text ?? "",
  };
}

type Bought = Awaited<ReturnType<typeof buyFor>>;

/** Every place says the same period, and no offer says another start. */
function expectEverywhere(bought: Bought, startsAt: number, endsAt: number): void {
  expect(bought.policy.starts_at).toBe(startsAt);
  expect(bought.order).toMatchObject({ startsAt, endsAt });
  expect(bought.held).toMatchObject({ startsAt, endsAt });
  const [start, end] = [formatMoment(startsAt), formatMoment(endsAt)];
  for (const text of [bought.pdf, bought.mail]) {
    expect(text).toContain(start);
    expect(text).toContain(end);
  }
  const said = bought.offers.flatMap(({ offer }) => offer?.assumptions ?? []);
  expect([...said, ...bought.reviewed].flatMap(strayStatements)).toEqual([]);
}

test("bought for today, cover starts with the minute of issue, after the payment, and all say so", async () => {
  const day = today();
  const bought = await buyFor(day);
  const { starts_at: startsAt, issued_at: issuedAt } = bought.policy;
  expect(startsAt).toBe(issuedAt);
  expect(startsAt).toBeGreaterThanOrEqual(bought.paidAt);
  const nextYear = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`.replace("-02-29", "-02-28");
  expectEverywhere(bought, startsAt, Date.parse(`${nextYear}T12:00:00+03:00`));
  expect(bought.reviewed).toContain(policyStartCopy.offer(day, day));
  expect(bought.held?.term).toBe("running");
});

test("bought for a later day, cover starts there at 12.00, and all say so", async () => {
  const day = addDays(today(), 9);
  const bought = await buyFor(day);
  const nextYear = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`.replace("-02-29", "-02-28");
  const noon = (of: string) => Date.parse(`${of}T12:00:00+03:00`);
  expectEverywhere(bought, noon(day), noon(nextYear));
  expect(bought.pdf.match(/saat 12\.00/g)).toHaveLength(2);
  expect(bought.reviewed).toContain(policyStartCopy.offer(day, today()));
  expect(bought.held?.term).toBe("future");
});

test("a policy of before its start was kept says what follows from its issue", async () => {
  const bought = await buyFor(today());
  const { quoteId, caller, policy, held } = bought;
  await broker.query(`UPDATE policies SET starts_at = NULL WHERE quote_id = '${quoteId}'`);
  const again = await broker.call(filterQuotes, { kind: "police" }, caller);
  expect(again.data?.results[0]?.policy).toEqual(held);
  const pdf = await broker.call(getPdf, { document: "policy", quoteId }, caller);
  const text = pdfText(Buffer.from(pdf.data?.content ?? "", "base64"));
  expect(text).toContain(formatMoment(policy.issued_at));
});
