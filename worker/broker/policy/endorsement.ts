import { formatDate, formatMoment } from "#shared/format/date.ts";
import { listedSums } from "#shared/format/in-words.ts";
import { formatMoney } from "#shared/format/money.ts";
import { cancellationNumber } from "#shared/format/quote-number.ts";
import { lines } from "#shared/lines/registry.ts";
import { ownSubjectOf } from "../assets/described.ts";
import { groundWords } from "../lines/leaving/copy.ts";
import type { Attachment } from "../notification/notification.ts";
import type { Cancellation } from "./cancellation/cancellation-record.ts";
import { backKurus } from "./cancellation/cancellation-record.ts";
import { endorsementCopy as copy, refundPaperCopy as refundCopy } from "./endorsement-copy.ts";
import { partSums } from "./process/parts-back.ts";
import { policyholderName, printPaper } from "./print-paper.ts";
import type { PolicyServices } from "./services.ts";

/** The endorsement by which a policy has ended, as a PDF; undefined before its insurer has confirmed, and once nobody knows whose it was. */
export async function endorsementPaper(
  cancellation: Cancellation,
  services: PolicyServices,
): Promise<Attachment | undefined> {
  const { policyNumber, cancelledOn, endorsementNumber, steps } = cancellation;
  const quote = await services.store.quotes.open(cancellation.quoteId);
  if (cancelledOn === undefined || quote === undefined) return undefined;
  const confirmedAt = steps.find(({ state }) => state === "refunding" || state === "done")?.at ?? 0;
  const { request } = quote.content;
  return printPaper(
    {
      title: copy.title,
      number: endorsementNumber ?? policyNumber,
      confirmedAt,
      rows: [
        [copy.policyNumber, policyNumber],
        [copy.product, lines[request.productId].product.name],
        [copy.holder, policyholderName(quote.content)],
        [copy.subject, ownSubjectOf(request).text],
        [copy.ground, groundWords(cancellation.ground, cancellation.productId).label],
        [copy.ends, formatDate(cancelledOn)],
        [copy.confirmed, formatMoment(confirmedAt)],
        [copy.paid, `${formatMoney(cancellation.paidKurus)} TL`],
        [copy.refund, `${formatMoney(backKurus(cancellation))} TL`],
      ],
      paragraphs: [copy.text(formatDate(cancelledOn)), copy.note],
      fileName: copy.fileName(policyNumber),
    },
    cancellation,
    services,
  );
}

/** The receipt of what has gone back after a policy’s end, as a PDF; undefined before it has, where nothing does, and once nobody knows whose it was. */
export async function refundPaper(
  cancellation: Cancellation,
  services: PolicyServices,
): Promise<Attachment | undefined> {
  const { store } = services;
  const { cancellationId, policyNumber, endorsementNumber, by, returnedAt } = cancellation;
  if (by === undefined || returnedAt === undefined) return undefined;
  const quote = await store.quotes.open(cancellation.quoteId);
  if (quote === undefined) return undefined;
  const lira = formatMoney(backKurus(cancellation));
  const number = cancellationNumber(cancellationId);
  return printPaper(
    {
      title: refundCopy.title,
      number,
      confirmedAt: returnedAt,
      rows: [
        [refundCopy.number, number],
        [copy.policyNumber, policyNumber],
        [refundCopy.endorsement, endorsementNumber ?? policyNumber],
        [copy.product, lines[quote.content.request.productId].product.name],
        [refundCopy.payer, policyholderName(quote.content)],
        [copy.paid, `${formatMoney(cancellation.paidKurus)} TL`],
        [refundCopy.returned, `${lira} TL`],
        [refundCopy.at, formatMoment(returnedAt)],
        [
          refundCopy.way,
          by === "card" ? cardsOf(cancellation) : await accountOf(cancellationId, store),
        ],
      ],
      paragraphs: [refundCopy.text(lira), ...(by === "card" ? [refundCopy.cardNote] : [])],
      fileName: refundCopy.fileName(policyNumber),
    },
    cancellation,
    services,
  );
}

function cardsOf(cancellation: Cancellation): string {
  const parts = partSums(cancellation, backKurus(cancellation));
  if (parts.length < 2) return refundCopy.card;
  return refundCopy.cards(listedSums(parts));
}

async function accountOf(cancellationId: string, { cancellations }: PolicyServices["store"]) {
  const row = await cancellations.find(cancellationId);
  const iban = row && (await cancellations.ibanOf(row));
  return iban === undefined ? refundCopy.account : refundCopy.accountEnding(iban.slice(-4));
}
