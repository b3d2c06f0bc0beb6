import * as v from "valibot";
import { describeError } from "#shared/describe-error.ts";
import { formatDate } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import { cancellationNumber } from "#shared/format/quote-number.ts";
import { err } from "#shared/result.ts";
import { alert, log } from "../../log.ts";
import { buyerOf } from "../../domain/policyholder.ts";
import { composeEmail } from "../../notification/email.ts";
import type { Message } from "../../notification/notification.ts";
import { fittingFiles } from "../../notification/fitting-files.ts";
import { fittingSms } from "../../notification/sms-length.ts";
import { afterSending } from "../../order/process/message-entry.ts";
import { endTo } from "../../order/information-messages.ts";
import type { Quote } from "../../quote/quote-repository.ts";
import { insuredContacts } from "../insured-contacts.ts";
import { standingPolicy } from "../left-policy.ts";
import { endorsementPaper, refundPaper } from "../endorsement.ts";
import type { PolicyServices } from "../services.ts";
import { cancellationMailCopy as copy, cancellationNewsCopy } from "./cancellation-copy.ts";
import type { CancellationMessage, CancellationNews } from "./cancellation-message.ts";
import { newsKeyOf } from "./cancellation-message.ts";
import type { Cancellation } from "./cancellation-record.ts";
import { CancellationSchema, backKurus } from "./cancellation-record.ts";

/** Hands one message over; yields what has become of it. */
export async function sendNews(
  message: CancellationMessage,
  services: PolicyServices,
): Promise<CancellationMessage> {
  const cancellation = v.parse(CancellationSchema, message.cancellation);
  const { cancellationId } = cancellation;
  const { result, hadPapers } = await handOver(message, cancellation, services).catch(
    (error: unknown) => {
      log("error", "cancellation-message-failed", { cancellationId, ...describeError(error) });
      return { result: err("unavailable" as const), hadPapers: false };
    },
  );
  const next = afterSending(message, result, hadPapers, services.now());
  if (next.state === "unsent") {
    alert("cancellation-message-unsent", { cancellationId, channel: message.channel });
  }
  return next;
}

async function handOver(
  message: CancellationMessage,
  cancellation: Cancellation,
  services: PolicyServices,
) {
  const composed = await compose(message, cancellation, services);
  if (composed === undefined) return { result: err("refused" as const), hadPapers: false };
  const dedupeKey = newsKeyOf(message, cancellation.cancellationId);
  const result = await services.notifier.send({ ...composed, dedupeKey });
  return { result, hadPapers: composed.attachments !== undefined };
}

async function compose(
  { news, channel, row, isBare }: CancellationMessage,
  cancellation: Cancellation,
  services: PolicyServices,
): Promise<Message | undefined> {
  const { store, vault, site } = services;
  const quote = await store.quotes.open(cancellation.quoteId);
  if (quote === undefined) return undefined;
  if (row !== undefined) return toInsured(row, quote, cancellation, services);
  const { subject, sms, heading, paragraphs } = cancellationNewsCopy[news](cancellation);
  if (channel === "sms") {
    const text = fittingSms(
      [sms, cancellation.shortUrl, site.name].join(" "),
      `${sms} ${site.name}`,
    );
    return { channel, to: quote.phone, subject: "", text };
  }
  const { name, surname } = buyerOf(quote.content);
  const paper = hasPaper(news) ? news : undefined;
  const papers =
    paper === undefined || isBare
      ? []
      : await fittingFiles(
          async () => [await printed[paper](cancellation, services)],
          "endorsement",
          { cancellationId: cancellation.cancellationId },
        );
  const content = await composeEmail({
    greeting: copy.greeting(name, surname),
    preheader: sms,
    heading,
    paragraphs: [
      ...paragraphs,
      ...(paper === undefined
        ? []
        : [copy.papers[paper][papers.length === 0 ? "toDownload" : "attached"]]),
    ],
    rows: rowsOf(cancellation, news),
    button: { label: copy.button, url: cancellation.pageUrl },
    note: copy.why,
    site,
  });
  return {
    channel,
    to: await vault.open("orders.email", cancellation.emailSealed),
    subject,
    ...content,
    ...(papers.length === 0 ? {} : { attachments: papers }),
  };
}

/** The end, to somebody insured beside who bought the policy; undefined where no contact of theirs is known any more. */
async function toInsured(
  row: number,
  { content }: Quote,
  cancellation: Cancellation,
  services: PolicyServices,
): Promise<Message | undefined> {
  const owned = await standingPolicy(cancellation.quoteId, services);
  const contact = owned && (await insuredContacts(owned, services))[row];
  if (contact === undefined) return undefined;
  const { policyNumber, firmName, cancelledOn, endsOn } = cancellation;
  const end = { content, policyNumber, firmName, site: services.site };
  return endTo(contact, { ...end, endedOn: cancelledOn ?? endsOn });
}

/** What a policy ends with is told of one that does. */
function rowsOf(
  cancellation: Cancellation,
  news: CancellationNews,
): [label: string, text: string][] {
  const { cancellationId, policyNumber, firmName, cancelledOn, endsOn } = cancellation;
  const { endorsementNumber } = cancellation;
  const goesOn = news === "refused" || news === "withdrawn";
  return [
    [copy.request, cancellationNumber(cancellationId)],
    [copy.number, policyNumber],
    [copy.firm, firmName],
    ...(goesOn
      ? []
      : ([
          [
            cancelledOn === undefined ? copy.wantedEnd : copy.ends,
            formatDate(cancelledOn ?? endsOn),
          ],
          [
            cancelledOn === undefined ? copy.shownRefund : copy.refund,
            `${formatMoney(backKurus(cancellation))} TL`,
          ],
        ] as [string, string][])),
    ...(endorsementNumber === undefined
      ? []
      : ([[copy.endorsement, endorsementNumber]] as [string, string][])),
  ];
}

/** What goes with the news in its e-mail. */
const printed = { ended: endorsementPaper, returned: refundPaper } as const;

const hasPaper = (news: CancellationNews): news is keyof typeof printed => news in printed;
