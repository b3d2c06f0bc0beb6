import { formatDate } from "#shared/format/date.ts";
import { lines } from "#shared/lines/registry.ts";
import { href, shortPaths } from "#shared/routes.ts";
import { channelOf } from "#shared/schemas/contact.ts";
import { buyerOf } from "../domain/policyholder.ts";
import { composeEmail } from "../notification/email.ts";
import type { Message } from "../notification/notification.ts";
import { fittingSms } from "../notification/sms-length.ts";
import type { QuoteContent } from "../quote/quote-content.ts";
import { disclosureEdition } from "./disclosure.ts";
import { informationCopy as copy } from "./information-copy.ts";
import type { OrderFacts } from "./messages.ts";

/** What of a policy somebody is told whom it insures. */
interface Insuring extends Pick<OrderFacts, "firmName" | "site" | "papers"> {
  readonly content: QuoteContent;
  readonly policyNumber: string;
}

/**
 * What an adult is told whom somebody else has insured: who bought, how their data are processed, and how they object. It
 * goes to the contact the buyer has given for them, and advertises nothing.
 */
export async function informationTo(
  contact: string,
  { content, policyNumber, firmName, site, papers = [] }: Insuring,
): Promise<Message> {
  const { name, surname } = buyerOf(content);
  const buyer = `${name} ${surname}`;
  const { product, copy: words } = lines[content.request.productId];
  if (channelOf(contact) === "sms") {
    const link = new URL(site.publicUrl).host + shortPaths.personalData;
    const text = fittingSms(
      copy.sms(site.name, buyer, words.short, link, site.phone),
      copy.sms(site.name, buyer, undefined, link, site.phone),
    );
    return { channel: "sms", to: contact, subject: "", text };
  }
  const edition = disclosureEdition();
  const email = await composeEmail({
    preheader: copy.heading,
    heading: copy.heading,
    greeting: copy.greeting,
    paragraphs: [
      copy.bought(buyer, words.full, firmName),
      papers.length === 0 ? copy.toRead(edition) : copy.attached(edition),
      copy.object(site.email, site.phone),
    ],
    rows: [
      [copy.buyer, buyer],
      [copy.insurance, product.name],
      [copy.firm, firmName],
      [copy.number, policyNumber],
    ],
    button: { label: copy.form, url: site.publicUrl + href("dataRequest") },
    links: [{ label: copy.disclosure, url: site.publicUrl + href("personalData") }],
    note: copy.why,
    site,
  });
  return {
    channel: "email",
    to: contact,
    subject: copy.subject(buyer),
    ...email,
    ...(papers.length === 0 ? {} : { attachments: papers }),
  };
}

/** The same of a sale, to the insured of a row. Undefined where no contact of theirs is known any more. */
export async function informationMessage(
  { order, quote: { content }, ...facts }: OrderFacts,
  row: number,
): Promise<Message | undefined> {
  const contact = content.insuredContacts?.find((one) => one.row === row)?.contact;
  if (contact === undefined) return undefined;
  return informationTo(contact, { ...facts, content, policyNumber: order.policyNumber ?? "" });
}

/** That a policy has ended, to an adult whom somebody else had insured by it; `endedOn` ("YYYY-MM-DD") is covered no more. */
export async function endTo(
  contact: string,
  { content, policyNumber, firmName, site, endedOn }: Insuring & { readonly endedOn: string },
): Promise<Message> {
  const { name, surname } = buyerOf(content);
  const buyer = `${name} ${surname}`;
  const { product, copy: words } = lines[content.request.productId];
  const day = formatDate(endedOn);
  if (channelOf(contact) === "sms") {
    const text = fittingSms(
      copy.endSms(site.name, buyer, words.short, day, site.phone),
      copy.endSms(site.name, buyer, undefined, day, site.phone),
    );
    return { channel: "sms", to: contact, subject: "", text };
  }
  const email = await composeEmail({
    preheader: copy.endHeading,
    heading: copy.endHeading,
    greeting: copy.greeting,
    paragraphs: [copy.ended(words.full, firmName, day), copy.ask(site.email, site.phone)],
    rows: [
      [copy.buyer, buyer],
      [copy.insurance, product.name],
      [copy.firm, firmName],
      [copy.number, policyNumber],
      [copy.endedOn, day],
    ],
    button: { label: copy.contact, url: site.publicUrl + href("contact") },
    note: copy.endWhy,
    site,
  });
  return { channel: "email", to: contact, subject: copy.endHeading, ...email };
}
