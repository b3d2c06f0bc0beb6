import { formatDateTime } from "#shared/format/date.ts";
import { formatPhoneWithZero } from "#shared/format/phone.ts";
import { productName } from "#shared/products/catalogue.ts";
import { insuredRows } from "../../assets/described.ts";
import type { Member } from "../../member/member-record.ts";
import type { QuoteCorrection } from "../../quote/quote-correction-repository.ts";
import { contradictionOf } from "../../quote/settled-quote.ts";
import { policyholderName } from "../../policy/print-paper.ts";
import { officeCopy } from "../../support/office-copy.ts";
import { officePageCopy as copy } from "../copy.ts";
import type { Item } from "./item.ts";
import type { Fact } from "../kit/facts.tsx";
import type { OfficeServices } from "../services.ts";

export const nameOfMember = (member: Member | undefined): string | undefined =>
  member && `${member.profile.name} ${member.profile.surname}`;

/** Whether a reference number is that of a paper sent with a quote. */
export const isPaperReference = (reference: string): boolean => reference.startsWith("TD-");

/** When a correction came, and who decided on it when. */
export async function decisionFacts(
  {
    referenceNumber,
    updatedAt,
    decidedAt,
  }: Pick<QuoteCorrection, "referenceNumber" | "updatedAt" | "decidedAt">,
  { store }: OfficeServices,
): Promise<Fact[]> {
  const change = await store.officeAudit.lastChange(referenceNumber);
  return [
    [copy.came, formatDateTime(updatedAt)],
    [copy.decided, decidedAt === null ? undefined : formatDateTime(decidedAt)],
    [copy.decidedBy, change?.accountName],
  ];
}

/** A paper with what was said of what is insured, which it is to confirm, and what a registry says against it by now. */
export async function paperItem(paper: QuoteCorrection, services: OfficeServices): Promise<Item> {
  const { referenceNumber, quoteId, state, updatedAt } = paper;
  const { store } = services;
  const [quote, refused] = await Promise.all([
    store.quotes.open(quoteId),
    store.quoteCorrections.listRefused(quoteId),
  ]);
  const earlier = refused.filter((one) => one.updatedAt < updatedAt);
  const request = quote?.content.request;
  const said =
    quote === undefined
      ? []
      : insuredRows(quote.content.request, "policy", !quote.content.isRegistered);
  const isOpen = quote !== undefined && quote.purchasedAt === null && state === "pending";
  const contradiction = isOpen ? await contradictionOf(quote, services) : undefined;
  return {
    reference: referenceNumber,
    kind: "duzeltme",
    title: copy.paper,
    state: copy.corrections[state],
    groups: [
      {
        title: copy.request,
        facts: [
          [officeCopy.fullName, quote && policyholderName(quote.content)],
          [copy.product, request && productName(request.productId)],
          [copy.phone, quote && formatPhoneWithZero(quote.phone)],
        ],
      },
      ...said.map(({ heading, rows }) => ({
        title: copy.saidOf(heading),
        facts: rows.map(([label, text]): Fact => [label, text]),
      })),
      { title: copy.registryDiffers, facts: [[copy.registry, contradiction]] },
      {
        title: copy.kept,
        facts: [
          [copy.state, copy.corrections[state]],
          ...(await decisionFacts(paper, services)),
          [copy.refusalReason, paper.reason],
        ],
      },
    ],
    quoteId,
    version: updatedAt,
    takenBy: null,
    isContradicted: contradiction !== undefined,
    messages: [...earlier, paper].map(({ fileId, fileName, ...sent }) => ({
      author: copy.sender,
      isOffice: false,
      at: formatDateTime(sent.updatedAt),
      text: `${copy.paperText} · ${copy.corrections[sent.state]}`,
      files: [{ fileId, fileName }],
    })),
    actions: {
      take: false,
      release: false,
      close: false,
      reopen: false,
      judge: state === "pending",
      tellsReason: true,
    },
  };
}
