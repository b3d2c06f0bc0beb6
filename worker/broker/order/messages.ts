import { collectionCopy } from "#shared/copy/collection.ts";
import { formatMoment } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import { lines } from "#shared/lines/registry.ts";
import { href } from "#shared/routes.ts";
import type { Site } from "#shared/site.ts";
import { ownSubjectOf, spokenOf } from "../assets/described.ts";
import { buyerOf } from "../domain/policyholder.ts";
import type { QuoteRequest } from "../lines/request.ts";
import type { EmailContent } from "../notification/email-html.ts";
import { composeEmail } from "../notification/email.ts";
import type { Attachment, Message } from "../notification/notification.ts";
import { fittingSms } from "../notification/sms-length.ts";
import type { Quote } from "../quote/quote-repository.ts";
import { certificateOf } from "./certificate.ts";
import { orderMailCopy as copy } from "./mail-copy.ts";
import type { OrderRecord } from "./process/order-record.ts";
import { periodOf } from "./process/order-record.ts";

export interface OrderFacts {
  readonly order: OrderRecord;
  readonly quote: Quote;
  readonly email: string;
  readonly firmName: string;
  readonly site: Site;
  /** What goes with the e-mail. Without it the e-mail leads to where it is downloaded. */
  readonly papers?: readonly Attachment[] | undefined;
}

interface OrderNews extends Omit<EmailContent, "site" | "greeting"> {
  readonly subject: string;
  /** The fullest first. */
  readonly sms: readonly [string, ...string[]];
}

/** What a customer is told about an order, by text message and e-mail. A repeated step does not send it twice. */
async function both(facts: OrderFacts, kind: string, news: OrderNews): Promise<Message[]> {
  const { order, quote, email, site, papers = [] } = facts;
  const key = (channel: string) => `${kind}:${order.orderId}:${channel}`;
  const { subject, sms, ...content } = news;
  const { name, surname } = buyerOf(quote.content);
  const composed = await composeEmail({ ...content, greeting: copy.greeting(name, surname), site });
  const text = fittingSms(...sms);
  return [
    { channel: "sms", to: quote.phone, subject: "", text, dedupeKey: key("sms") },
    {
      channel: "email",
      to: email,
      subject,
      ...composed,
      ...(papers.length === 0 ? {} : { attachments: papers }),
      dedupeKey: key("email"),
    },
  ];
}

/** How what is insured is spoken of to who buys: as theirs, or as that of whom they insure. */
function spokenTo({ request, policyholder, name, surname }: OrderFacts["quote"]["content"]) {
  if (policyholder === undefined) return spokenOf(request);
  const insured = `${name} ${surname}`;
  return { what: insured, whose: `${insured} için` };
}

/** The papers of a policy as the object of a sentence. */
const papersOf = (request: QuoteRequest): string => {
  const certificate = certificateOf(request);
  return certificate === undefined ? copy.policy : copy.policyAnd(certificate.spoken);
};

function policyRows({ order, quote, firmName }: OrderFacts): [label: string, text: string][] {
  const { request } = quote.content;
  const period = periodOf(order);
  const { label, text } = ownSubjectOf(request);
  return [
    [copy.firm, firmName],
    [copy.insurance, lines[request.productId].product.name],
    [copy.number, order.policyNumber ?? ""],
    [label, text],
    ...(period === undefined
      ? []
      : ([
          [copy.starts, formatMoment(period.startsAt)],
          [copy.ends, formatMoment(period.endsAt)],
        ] as [string, string][])),
    [copy.paid, `${formatMoney(order.totalKurus)} TL`],
    ...(order.collector === undefined
      ? []
      : ([[collectionCopy.label, order.collector]] as [string, string][])),
  ];
}

/** The policy is there: with its papers, or, without them, by the link to where they are downloaded. */
export function policyMessages(facts: OrderFacts): Promise<Message[]> {
  const { order, quote, firmName, site, papers = [] } = facts;
  const { request } = quote.content;
  const { whose } = spokenTo(quote.content);
  const insurance = lines[request.productId].copy;
  const number = order.policyNumber ?? "";
  const said = { firmName, number, link: order.shortUrl, site: site.name };
  const what = papersOf(request);
  return both(facts, "policy", {
    subject: copy.subject(number),
    sms: [copy.sms(copy.readyOf(whose, insurance.short), said), copy.sms(copy.ready, said)],
    preheader: copy.preheader(firmName, number),
    heading: copy.ready,
    paragraphs: [
      copy.issued(whose, insurance.full),
      papers.length === 0 ? copy.toDownload(what) : copy.attached(what),
    ],
    rows: policyRows(facts),
    button: { label: copy.toPolicy, url: order.orderUrl },
    links: [{ label: copy.claim, url: site.publicUrl + href("claim") }],
    note: copy.why,
  });
}

/** The money went back, because there is no policy. */
export function refundMessages(facts: OrderFacts): Promise<Message[]> {
  const { order, quote, firmName, site } = facts;
  const { what } = spokenTo(quote.content);
  const paid = formatMoney(order.totalKurus);
  return both(facts, "refund", {
    subject: copy.refundSubject,
    sms: [copy.refundSms(what, paid, site.name)],
    preheader: copy.refundPreheader(paid),
    heading: copy.refundSubject,
    paragraphs: [
      order.obstacle?.kind === "not-issued" ? copy.refused(what, firmName) : copy.unconfirmed(what),
      copy.refunded(paid),
    ],
    button: { label: copy.toOrder, url: order.orderUrl },
    note: copy.why,
  });
}
