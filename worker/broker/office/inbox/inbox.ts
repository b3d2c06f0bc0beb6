import { formatDate } from "#shared/format/date.ts";
import { maskRegisteredName } from "#shared/format/mask-personal.ts";
import { maskPhone } from "#shared/format/phone.ts";
import { productName } from "#shared/products/catalogue.ts";
import type { OfficeStage } from "../../support/office-stage.ts";
import type { ContactMessage } from "../../support/contact-repository.ts";
import type { SupportRequest } from "../../support/support-repository.ts";
import type { OpenCorrection } from "../../assets/vehicle/vehicle-correction-repository.ts";
import { contentOf } from "../../support/contact-message.ts";
import { answerDueAt } from "../../support/answer-deadline.ts";
import { typeTextOf } from "../../support/copy.ts";
import { policyholderName } from "../../policy/print-paper.ts";
import type { QuoteCorrection } from "../../quote/quote-correction-repository.ts";
import { campaignText } from "../campaigns/campaign-text.ts";
import { officePageCopy as copy } from "../copy.ts";
import type { InboxKind } from "./inbox-kinds.ts";
import { messageKinds } from "./inbox-kinds.ts";
import { isPaperReference, nameOfMember } from "../records/paper.ts";
import type { OfficeServices } from "../services.ts";
import { stateCopy } from "../state-copy.ts";

/** A row of the list: enough to know what it is and whose turn it is, nobody's name or number in full. */
export interface InboxRow {
  readonly reference: string;
  readonly kind: InboxKind;
  /** What it is about in a word. */
  readonly title: string;
  /** Masked name and phone, where there are any. */
  readonly who: string;
  /** By when it is to be answered, or the hours in which to call. */
  readonly due: string | undefined;
  readonly campaign: string;
  readonly state: string;
  readonly takenBy: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A row as it is listed; whose it is may stand elsewhere, and is read for those that are shown. */
interface ListedRow extends InboxRow {
  readonly readName?: () => Promise<string | undefined>;
}

/** A row with the day (`YYYY-MM-DD`) its request is seen to next, where one is set. */
export interface DatedRow extends InboxRow {
  readonly nextOn: string | undefined;
}

export const inboxPageSize = 20;

const maskedName = (name: string): string =>
  name
    .split(" ")
    .filter((part) => part !== "")
    .map(maskRegisteredName)
    .join(" ");

/** Until when a complaint or an application that waits has to be answered. */
function dueText({ messageType, createdAt, state }: ContactMessage): string | undefined {
  const due = state === "open" ? answerDueAt(messageType, createdAt) : undefined;
  return due === undefined ? undefined : `${copy.answerBy}: ${formatDate(due)}`;
}

function messageRow(message: ContactMessage): InboxRow {
  const { referenceNumber, messageType, productId, callBackSlot, campaign } = message;
  const { fullName = "", phone, offer } = contentOf(message);
  const kind = messageKinds[messageType] ?? "iletisim";
  const about = productId === null ? copy.kinds[kind] : productName(productId);
  return {
    reference: referenceNumber,
    kind,
    title: offer === undefined ? about : `${about} · ${offer.firmName}`,
    who: [maskedName(fullName), phone === undefined ? "" : maskPhone(phone)]
      .filter((part) => part !== "")
      .join(" · "),
    due: dueText(message) ?? (callBackSlot ? `${copy.slot}: ${callBackSlot}` : undefined),
    campaign: campaignText(campaign),
    state: stateCopy.messages[message.state],
    takenBy: message.takenBy,
    at: message.updatedAt,
  };
}

/** Its subject is the member's own words and stays inside. */
const requestRow = (request: SupportRequest, { store }: OfficeServices): ListedRow => ({
  reference: request.referenceNumber,
  kind: "destek",
  title: typeTextOf(request.typeId),
  who: "",
  readName: async () => nameOfMember(await store.members.find(request.memberId)),
  due: undefined,
  campaign: "",
  state: stateCopy.requests[request.status],
  takenBy: request.takenBy,
  at: request.updatedAt,
});

/** Whose correction it is: a paper's owner, or the vehicle's holder where they are a member. */
async function ownerOf(
  correction: OpenCorrection | QuoteCorrection,
  { store }: OfficeServices,
): Promise<string | undefined> {
  if (!("quoteId" in correction)) {
    return nameOfMember(await store.members.findVerifiedByNational(correction.nationalIndex));
  }
  const quote = await store.quotes.open(correction.quoteId);
  return quote && policyholderName(quote.content);
}

/** The vehicle with its plate stays inside. */
function correctionRow(
  correction: OpenCorrection | QuoteCorrection,
  services: OfficeServices,
): ListedRow {
  const { referenceNumber, state, updatedAt, decidedAt } = correction;
  return {
    reference: referenceNumber,
    kind: "duzeltme",
    title: isPaperReference(referenceNumber) ? copy.paper : copy.vehicleCorrection,
    who: "",
    readName: () => ownerOf(correction, services),
    due: undefined,
    campaign: "",
    state: copy.corrections[state],
    takenBy: null,
    at: decidedAt ?? updatedAt,
  };
}

async function correctionsAt(stage: OfficeStage, limit: number, { store }: OfficeServices) {
  if (stage === "taken") return [];
  const { vehicleCorrections, quoteCorrections } = store;
  const listed = await Promise.all(
    stage === "open"
      ? [vehicleCorrections.listPending(), quoteCorrections.listPending(limit)]
      : [vehicleCorrections.listJudged(limit), quoteCorrections.listJudged(limit)],
  );
  return listed.flat();
}

/** A page of what is at a stage, of one kind or all, the last changed first; pages count from 1. */
export async function listInbox(
  { kind, stage, page }: { kind: InboxKind | undefined; stage: OfficeStage; page: number },
  services: OfficeServices,
): Promise<{ readonly rows: readonly DatedRow[]; readonly hasOlder: boolean }> {
  const { store } = services;
  const limit = page * inboxPageSize + 1;
  const wants = (one: InboxKind) => kind === undefined || kind === one;
  const types = Object.keys(messageKinds).filter((type) => wants(messageKinds[type]!));
  const [messages, requests, corrections] = await Promise.all([
    types.length === 0 ? [] : store.contacts.listForOffice(types, stage, limit),
    wants("destek") ? store.support.listForOffice(stage, limit) : [],
    wants("duzeltme") ? correctionsAt(stage, limit, services) : [],
  ]);
  const all: ListedRow[] = [
    ...messages.map(messageRow),
    ...requests.map((one) => requestRow(one, services)),
    ...corrections.map((one) => correctionRow(one, services)),
  ];
  all.sort((one, other) => other.at - one.at);
  const from = (page - 1) * inboxPageSize;
  const rows = all.slice(from, from + inboxPageSize);
  const days = await store.requestNotes.nextDays(rows.map(({ reference }) => reference));
  const named = rows.map(async ({ readName, ...row }) => ({
    ...row,
    who: readName === undefined ? row.who : maskedName((await readName()) ?? ""),
    nextOn: days.get(row.reference),
  }));
  return {
    rows: await Promise.all(named),
    hasOlder: all.length > from + inboxPageSize,
  };
}
