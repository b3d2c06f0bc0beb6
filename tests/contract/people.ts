import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import { addRequest } from "#shared/calls/support/add-request.ts";
import { trafik } from "#shared/lines/trafik/trafik.ts";
import { exportData } from "#shared/calls/account/export-data.ts";
import { getDraft } from "#shared/calls/quote/get-draft.ts";
import { getRequestFile } from "#shared/calls/support/get-request-file.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { listSessions } from "#shared/calls/account/list-sessions.ts";
import { saveAsset } from "#shared/calls/account/save-asset.ts";
import { saveDraft } from "#shared/calls/quote/save-draft.ts";
import { sendContactMessage } from "#shared/calls/support/send-contact-message.ts";
import { viewRequest } from "#shared/calls/support/view-request.ts";
import type { BrokerClient, Caller } from "#tests/broker/harness.ts";
import { answerBank, askQuote, startBuying, untilState, verify } from "#tests/broker/journey.ts";
import type { Buyer } from "#tests/broker/journey.ts";
import { joinAs, makePerson, signIn } from "#tests/broker/member.ts";
import type { SignedIn } from "#tests/broker/member.ts";
import type { Marker } from "./leaks.ts";

/** What a member has typed somewhere; nobody else has these words. */
export interface Words {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly paymentEmail: string;
  readonly plate: string;
  readonly assetTitle: string;
  readonly subject: string;
  readonly message: string;
  readonly fileName: string;
  /** Base64 of a PDF. */
  readonly file: string;
  readonly contact: string;
  readonly draft: string;
}

/** A member with something of everything a member can have. */
export interface Owner extends SignedIn {
  readonly words: Words;
  readonly quoteId: string;
  readonly offerIds: readonly string[];
  readonly boughtQuoteId: string;
  readonly orderId: string;
  readonly assetId: string;
  readonly requestId: string;
  readonly fileId: string;
  readonly sessionId: string;
  readonly draftId: string;
}

export const dataOf = <Data>(answer: { readonly data: Data | null; readonly message: string }) => {
  if (answer.data === null) throw new Error(answer.message);
  return answer.data;
};

async function buy(client: BrokerClient, buyer: Buyer, paymentEmail: string): Promise<string> {
  const url = await startBuying(client, buyer, { paymentEmail });
  const result = await answerBank(client, url, { action: "approve" });
  const { orderId } = dataOf(await client.call(finishPayment, result, buyer.caller));
  await untilState(client, buyer, "done");
  return orderId;
}

async function openRequest(client: BrokerClient, member: Caller, words: Words, quoteId: string) {
  const { subject, message, fileName, file } = words;
  const files = [{ fileName, content: file }];
  const input: RequestOf<typeof addRequest> = { typeId: "diger", subject, message, quoteId, files };
  const { requestId } = dataOf(await client.call(addRequest, input, member));
  const seen = dataOf(await client.call(viewRequest, { requestId }, member));
  return { requestId, fileId: seen.messages[0]?.files[0]?.fileId ?? "" };
}

export async function makeOwner(client: BrokerClient, words: Words): Promise<Owner> {
  const person = makePerson();
  const { phone, nationalNumber, caller } = person;
  const { name, surname, email, plate } = words;
  await verify(client, caller, phone);
  await joinAs(client, person, { name, surname, email });
  const signedIn = await signIn(client, person);
  const { member } = signedIn;
  const vehicle = { plate };
  const holder = { nationalNumber, name, surname, email };
  const change: Partial<RequestOf<typeof trafik.quoteCall>> = { ...holder, ...vehicle };
  const { quoteId } = await askQuote(client, member, phone, change);
  const sold = plate.replace(/^\d\d/, "07");
  const bought = await askQuote(client, member, phone, { ...change, plate: sold });
  const orderId = await buy(client, bought, words.paymentEmail);
  const offers: DataOf<typeof listOffers> = dataOf(
    await client.call(listOffers, { quoteId }, member),
  );
  const asset = { kind: "vehicle" as const, title: words.assetTitle, plate };
  const { assetId } = dataOf(await client.call(saveAsset, asset, member));
  const draft = { productId: "trafik", content: JSON.stringify({ note: words.draft }) };
  const { draftId } = dataOf(await client.call(saveDraft, draft, member));
  const sender = { fullName: `${name} ${surname}`, phone, email };
  const contact = { messageType: "ILETISIM" as const, ...sender, message: words.contact };
  dataOf(await client.call(sendContactMessage, contact, member));
  const { sessions } = dataOf(await client.call(listSessions, {}, member));
  return {
    ...signedIn,
    words,
    quoteId,
    offerIds: offers.answers.flatMap(({ offer }) => (offer?.soldBy === "online" ? offer.id : [])),
    boughtQuoteId: bought.quoteId,
    orderId,
    assetId,
    draftId,
    sessionId: sessions.find(({ isCurrent }) => isCurrent)?.sessionId ?? "",
    ...(await openRequest(client, member, words, quoteId)),
  };
}

const pdf = (text: string): string => Buffer.from(`%PDF-1.7 ${text}`).toString("base64");

/** Words of a member, each with a word of theirs in it where it can have one. */
export const makeWords = (word: string, surname: string, digit: number): Words => ({
  name: word,
  surname,
  email: `${surname.toLowerCase()}-posta@ornek.example`,
  paymentEmail: `${surname.toLowerCase()}-odeme@ornek.example`,
  plate: `06BHT4${digit}${digit}`,
  assetTitle: `${word} otomobili`,
  subject: `${word} için soru`,
  message: `${word} şunu bilmek istiyor`,
  fileName: `${surname.toLowerCase()}.pdf`,
  file: pdf(`${word} ${surname} dosyası`),
  contact: `${word} sizi bekliyor`,
  draft: `${word} yarıda bıraktı`,
});

/** Everything of a member that no answer to anybody else may hold. */
export function markersOf(owner: Owner): Marker[] {
  const { words, phone, nationalNumber, memberId, quoteId, boughtQuoteId } = owner;
  const { orderId, assetId, requestId, fileId, draftId } = owner;
  const ids = { memberId, quoteId, boughtQuoteId, orderId, assetId, requestId, fileId, draftId };
  const all = { ...words, ...ids, phone, nationalNumber, token: owner.member.token ?? "" };
  return Object.entries(all).map(([what, text]) => ({ what, text }));
}

/** What a member has, as the member sees it; without the sessions that come and go. */
export async function possessionsOf(client: BrokerClient, owner: Owner) {
  const { member, requestId, fileId, draftId } = owner;
  const { content } = dataOf(await client.call(exportData, {}, member));
  const {
    exportedAt: _exportedAt,
    sessions: _sessions,
    ...everything
  } = JSON.parse(content) as Record<string, unknown>;
  return {
    everything,
    conversation: dataOf(await client.call(viewRequest, { requestId }, member)),
    file: dataOf(await client.call(getRequestFile, { fileId }, member)),
    draft: dataOf(await client.call(getDraft, { draftId }, member)),
  };
}
