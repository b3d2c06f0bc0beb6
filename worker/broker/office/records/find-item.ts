import { formatDate, formatDateTime } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import { formatPhoneWithZero } from "#shared/format/phone.ts";
import { quoteNumber } from "#shared/format/quote-number.ts";
import { productName } from "#shared/products/catalogue.ts";
import type { ContactMessage } from "../../support/contact-repository.ts";
import type { SupportRequest } from "../../support/support-repository.ts";
import type { OpenCorrection } from "../../assets/vehicle/vehicle-correction-repository.ts";
import { contentOf, isCallReference } from "../../support/contact-message.ts";
import { answerDueAt } from "../../support/answer-deadline.ts";
import { supportCopy } from "../../support/copy.ts";
import { officeCopy } from "../../support/office-copy.ts";
import { goesByText, longestReply } from "../../support/office-reply.ts";
import { campaignText } from "../campaigns/campaign-text.ts";
import { officePageCopy as copy } from "../copy.ts";
import { correctionFacts } from "./correction-facts.ts";
import { messageKinds } from "../inbox/inbox-kinds.ts";
import type { Item } from "./item.ts";
import type { Fact } from "../kit/facts.tsx";
import { decisionFacts, isPaperReference, nameOfMember, paperItem } from "./paper.ts";
import type { OfficeServices } from "../services.ts";
import { stateCopy } from "../state-copy.ts";

const filled = (value: string | undefined): string | undefined =>
  value === "" ? undefined : value;

const recordFacts = (
  state: string,
  takenBy: string | null,
  createdAt: number | undefined,
  updatedAt: number,
): Fact[] => [
  [copy.state, state],
  [copy.taken, takenBy ?? copy.unassigned],
  [copy.kept, createdAt === undefined ? undefined : formatDateTime(createdAt)],
  [copy.changed, formatDateTime(updatedAt)],
];

const stageActions = (isClosed: boolean, takenBy: string | null) => ({
  take: !isClosed && takenBy === null,
  release: !isClosed && takenBy !== null,
  close: !isClosed,
  reopen: isClosed,
  judge: false,
});

async function messageItem(message: ContactMessage, { store }: OfficeServices): Promise<Item> {
  const { referenceNumber, messageType, productId, quoteId, callBackSlot, memberId } = message;
  const { fullName, phone, email, message: note, details = [], offer } = contentOf(message);
  const kind = messageKinds[messageType] ?? "iletisim";
  const state = stateCopy.messages[message.state];
  const replies = (await store.contacts.repliesTo([referenceNumber])).get(referenceNumber) ?? [];
  const isCall = kind === "teklif" || kind === "arama";
  const due = answerDueAt(messageType, message.createdAt);
  const notice = filled(email) === undefined ? copy.bySms : copy.byEmail;
  const reached = memberId === null ? notice : copy.isMember;
  return {
    reference: referenceNumber,
    version: message.updatedAt,
    takenBy: message.takenBy,
    kind,
    title: productId === null ? copy.kinds[kind] : productName(productId),
    state,
    groups: [
      {
        title: copy.person,
        facts: [
          [officeCopy.slot, isCall ? (callBackSlot ?? officeCopy.anySlot) : undefined],
          [officeCopy.fullName, fullName],
          [officeCopy.phone, phone && formatPhoneWithZero(phone)],
          [officeCopy.email, filled(email)],
          [copy.member, reached],
        ],
      },
      {
        title: copy.request,
        facts: [
          [officeCopy.product, productId === null ? undefined : productName(productId)],
          [officeCopy.firm, offer?.firmName],
          [officeCopy.price, offer && `${formatMoney(offer.grossKurus)} TL`],
          [officeCopy.vehicle, offer && `${offer.subject} · ${offer.vehicle}`],
          [officeCopy.offer, offer?.offerId],
          [officeCopy.askedBy, offer && (offer.isOwner ? officeCopy.owner : officeCopy.guest)],
          [officeCopy.quoteNumber, quoteId === null ? undefined : quoteNumber(quoteId)],
          [officeCopy.quote, quoteId ?? undefined],
          [officeCopy.message, filled(note)],
          [copy.campaign, filled(campaignText(message.campaign))],
        ],
      },
      {
        title: productId === null ? copy.formAnswers : copy.answers,
        facts: details.map(({ label, text }): Fact => [label, text]),
      },
      {
        title: copy.kept,
        facts: [
          ...recordFacts(state, message.takenBy, message.createdAt, message.updatedAt),
          [copy.answerBy, due === undefined ? undefined : formatDate(due)],
        ],
      },
    ],
    quoteId: quoteId ?? undefined,
    owesAnswer: due !== undefined && replies.length === 0,
    messages: replies.map(({ text, createdAt }) => {
      return {
        author: copy.office,
        isOffice: true,
        at: formatDateTime(createdAt),
        text,
        files: [],
      };
    }),
    actions: {
      ...stageActions(message.state === "closed", message.takenBy),
      answer: {
        choosesState: false,
        maxLength: longestReply(message),
        isText: goesByText(message),
      },
    },
  };
}

async function supportItem(request: SupportRequest, { store }: OfficeServices): Promise<Item> {
  const { referenceNumber, requestId, typeId, subject, status, takenBy, memberId } = request;
  const [member, written] = await Promise.all([
    store.members.find(memberId),
    store.supportMessages.list(requestId),
  ]);
  const name = nameOfMember(member);
  const type = supportCopy.types[typeId] ?? typeId;
  return {
    reference: referenceNumber,
    version: request.updatedAt,
    takenBy,
    kind: "destek",
    title: type,
    state: stateCopy.requests[status],
    groups: [
      {
        title: copy.person,
        facts: [
          [officeCopy.fullName, name],
          [officeCopy.phone, member && formatPhoneWithZero(member.phone)],
          [officeCopy.email, member?.profile.email],
          [copy.member, copy.isMember],
        ],
      },
      {
        title: copy.request,
        facts: [
          [copy.type, type],
          [copy.subject, subject],
          [officeCopy.quote, request.quoteId ?? undefined],
        ],
      },
      {
        title: copy.kept,
        facts: recordFacts(
          stateCopy.requests[status],
          takenBy,
          request.createdAt,
          request.updatedAt,
        ),
      },
    ],
    quoteId: request.quoteId ?? undefined,
    messages: written.map(({ author, text, createdAt, files }) => ({
      author: author === "office" ? copy.office : (name ?? copy.member),
      isOffice: author === "office",
      at: formatDateTime(createdAt),
      text,
      files: files.map(({ fileId, fileName }) => ({ fileId, fileName })),
    })),
    actions: {
      ...stageActions(status === "solved", takenBy),
      answer: { choosesState: true, maxLength: longestReply(undefined), isText: false },
    },
  };
}

async function correctionItem(correction: OpenCorrection, services: OfficeServices): Promise<Item> {
  const holder = await services.store.members.findVerifiedByNational(correction.nationalIndex);
  return {
    reference: correction.referenceNumber,
    version: correction.updatedAt,
    takenBy: null,
    kind: "duzeltme",
    title: copy.vehicleCorrection,
    state: copy.corrections[correction.state],
    groups: [
      {
        title: copy.request,
        facts: [
          [officeCopy.fullName, nameOfMember(holder)],
          [copy.vehicle, correction.subject],
        ],
      },
      { title: copy.said, facts: correctionFacts(correction.said) },
      {
        title: copy.kept,
        facts: [
          [copy.state, copy.corrections[correction.state]],
          ...(await decisionFacts(correction, services)),
        ],
      },
    ],
    quoteId: undefined,
    messages: [],
    actions: {
      take: false,
      release: false,
      close: false,
      reopen: false,
      judge: correction.state === "pending",
    },
  };
}

/** The record of a reference number; undefined when there is none, notes of a verification included. */
export async function findItem(
  reference: string,
  services: OfficeServices,
): Promise<Item | undefined> {
  const { contacts, support, vehicleCorrections, quoteCorrections } = services.store;
  if (isCallReference(reference)) {
    const message = await contacts.findByReference(reference);
    const isShown = message !== undefined && message.messageType in messageKinds;
    return isShown ? messageItem(message, services) : undefined;
  }
  if (reference.startsWith("DT-")) {
    const request = await support.findByReference(reference);
    return request && supportItem(request, services);
  }
  if (isPaperReference(reference)) {
    const paper = await quoteCorrections.findByReference(reference);
    return paper && paperItem(paper, services);
  }
  if (!reference.startsWith("AD-")) return undefined;
  const correction = await vehicleCorrections.findByReference(reference);
  return correction && correctionItem(correction, services);
}
