import { describeError } from "#shared/describe-error.ts";
import { err } from "#shared/result.ts";
import { alert, log } from "../../log.ts";
import { buyerOf } from "../../domain/policyholder.ts";
import { composeEmail } from "../../notification/email.ts";
import type { Attachment, Message } from "../../notification/notification.ts";
import { fittingFiles } from "../../notification/fitting-files.ts";
import { fittingSms } from "../../notification/sms-length.ts";
import { saidBeside } from "../../lines/changing/traveller-change.ts";
import { certificateOf } from "../../order/certificate.ts";
import { changedCertificate } from "../../order/papers.ts";
import { informationTo } from "../../order/information-messages.ts";
import type { Quote } from "../../quote/quote-repository.ts";
import { afterSending } from "../../order/process/message-entry.ts";
import type { PolicyServices } from "../services.ts";
import { openChange } from "./change-content.ts";
import { changeMailCopy as copy, changeNewsCopy } from "./change-copy.ts";
import type { ChangeMessage } from "./change-message.ts";
import { dedupeKeyOf, insuredNews } from "./change-message.ts";
import { changePaper } from "./change-paper.ts";
import type { PolicyChange } from "./change-record.ts";
import { changedAtOf } from "./change-record.ts";

/** Hands one message over; yields what has become of it. */
export async function sendChangeNews(
  message: ChangeMessage,
  services: PolicyServices,
): Promise<ChangeMessage> {
  const { changeId } = message.change;
  const { result, hadPapers } = await handOver(message, services).catch((error: unknown) => {
    log("error", "change-message-failed", { changeId, ...describeError(error) });
    return { result: err("unavailable" as const), hadPapers: false };
  });
  const next = afterSending(message, result, hadPapers, services.now());
  if (next.state === "unsent") {
    alert("change-message-unsent", { changeId, channel: message.channel });
  }
  return next;
}

async function handOver(message: ChangeMessage, services: PolicyServices) {
  const composed = await compose(message, services);
  if (composed === undefined) return { result: err("refused" as const), hadPapers: false };
  const result = await services.notifier.send({ ...composed, dedupeKey: dedupeKeyOf(message) });
  return { result, hadPapers: composed.attachments !== undefined };
}

async function compose(
  { news, channel, isBare, change }: ChangeMessage,
  services: PolicyServices,
): Promise<Message | undefined> {
  const { store, vault, site } = services;
  const quote = await store.quotes.open(change.quoteId);
  if (quote === undefined) return undefined;
  if (news === insuredNews) return composeToInsured(quote, change, services);
  const { subject, sms, heading, paragraphs } = changeNewsCopy[news](change);
  if (channel === "sms") {
    const text = fittingSms([sms, change.shortUrl, site.name].join(" "), `${sms} ${site.name}`);
    return { channel, to: quote.phone, subject: "", text };
  }
  const { name, surname } = buyerOf(quote.content);
  const { rows } = await openChange(vault, change);
  const isDone = news === "done";
  const papers = isDone && !isBare ? await papersOf(quote, change, services) : [];
  const { endorsementNumber } = change;
  const content = await composeEmail({
    greeting: copy.greeting(name, surname),
    preheader: sms,
    heading,
    paragraphs: [...paragraphs, ...(isDone ? saidOf(papers, quote) : [])],
    rows: [
      [copy.number, change.policyNumber],
      [copy.firm, change.firmName],
      ...rows.map(({ label, after }) => [label, after] as const),
      ...(endorsementNumber === undefined ? [] : [[copy.endorsement, endorsementNumber] as const]),
    ],
    button: { label: copy.button, url: change.pageUrl },
    note: copy.why,
    site,
  });
  return {
    channel,
    to: await vault.open("orders.email", change.emailSealed),
    subject,
    ...content,
    ...(papers.length === 0 ? {} : { attachments: papers }),
  };
}

/** What an adult is told whom a change insures besides; undefined where no contact of theirs is kept. */
async function composeToInsured(
  { content }: Quote,
  change: PolicyChange,
  { vault, site }: PolicyServices,
): Promise<Message | undefined> {
  const { values } = await openChange(vault, change);
  const { travellerContact } = saidBeside(new Map(values));
  const { policyNumber, firmName } = change;
  return travellerContact === undefined
    ? undefined
    : informationTo(travellerContact, { content, policyNumber, firmName, site });
}

/** Where the papers of a change are. */
function saidOf(papers: readonly Attachment[], { content }: Quote): string[] {
  const isAttached = papers.length > 0;
  const certificate = papers.length === 1 ? undefined : certificateOf(content.request);
  return [
    isAttached ? copy.attached : copy.toDownload,
    ...(certificate === undefined
      ? []
      : [(isAttached ? copy.certificateAttached : copy.certificateToDownload)(certificate.spoken)]),
  ];
}

/** The endorsement, and the certificate that it changes. */
function papersOf(quote: Quote, change: PolicyChange, services: PolicyServices) {
  const changedAt = changedAtOf(change);
  const print = () =>
    Promise.all([
      changePaper({ ...change, changedAt }, services),
      changedAt === undefined ? undefined : changedCertificate(quote, changedAt, services),
    ]);
  return fittingFiles(print, "change-paper", { changeId: change.changeId });
}
