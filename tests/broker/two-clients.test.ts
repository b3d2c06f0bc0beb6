import { beforeAll, describe, expect, test } from "vitest";
import type { Call } from "#shared/calls/call.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { getDraft } from "#shared/calls/quote/get-draft.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { calls } from "#shared/calls/registry.ts";
import type { CallId } from "#shared/calls/registry.ts";
import { saveDraft } from "#shared/calls/quote/save-draft.ts";
import type { Fields } from "#tests/contract/fields.ts";
import { fieldNames } from "#tests/contract/fields.ts";
import { idsOfNobody } from "#tests/contract/foreign.ts";
import { dataOf, makeOwner, makeWords, markersOf, possessionsOf } from "#tests/contract/people.ts";
import type { Owner } from "#tests/contract/people.ts";
import { samples } from "#tests/unit/shared/calls/samples.ts";
import { makeCaller, useBroker } from "./harness.ts";
import type { Caller, SharedBroker } from "./harness.ts";
import { answerBank, askQuote, makePhone, startBuying, untilState, verify } from "./journey.ts";
import { logIn, makeSignedIn, takeKey } from "./member.ts";

/**
 * What becomes of a call in which somebody else sends an id. `closed`: refused. `shared`: whoever holds a quote's link may,
 * and learns nothing personal. `own`: the id does not matter, the session does.
 */
type Door = "closed" | "shared" | "own";

const doors: Readonly<Record<string, Door>> = {
  "addRequest QuoteId": "closed",
  "changePassword UId": "closed",
  "changePassword Guid": "closed",
  "changeTerms QuoteId": "closed",
  "comparePackages QuoteId": "shared",
  "comparePackages OfferIds": "shared",
  "confirmQuoteAccess QuoteId": "closed",
  "deleteAccount Guid": "closed",
  "deleteAsset AssetId": "closed",
  "endSession SessionId": "closed",
  "finishPayment OrderId": "closed",
  "getDocuments QuoteId": "closed",
  "getDocuments OfferId": "closed",
  "getDraft DraftId": "closed",
  "getPdf QuoteId": "closed",
  "getPdf OfferIds": "closed",
  "getEndorsement QuoteId": "closed",
  "getPolicy QuoteId": "closed",
  "getCancellation QuoteId": "closed",
  "prepareCancellation QuoteId": "closed",
  "confirmCancellation QuoteId": "closed",
  "amendCancellation QuoteId": "closed",
  "requestContactCode QuoteId": "closed",
  "changeContact QuoteId": "closed",
  "getChange QuoteId": "closed",
  "prepareChange QuoteId": "closed",
  "confirmChange QuoteId": "closed",
  "payChange QuoteId": "closed",
  "getRequestFile FileId": "closed",
  "getWithdrawal QuoteId": "shared",
  "getSoldDocuments QuoteId": "closed",
  "listOffers QuoteId": "shared",
  "login Guid": "closed",
  "orderStatus QuoteId": "closed",
  "namePolicyholder QuoteId": "closed",
  "paymentDetail QuoteId": "closed",
  "paymentDetail OfferId": "closed",
  "register Guid": "closed",
  "replyToRequest RequestId": "closed",
  "requestCallBack QuoteId": "shared",
  "requestCallBack OfferId": "shared",
  "requestQuoteAccess QuoteId": "shared",
  "resendMessages QuoteId": "closed",
  "reviewOffer QuoteId": "closed",
  "reviewOffer OfferId": "closed",
  "saveAsset AssetId": "closed",
  "saveDraft DraftId": "closed",
  "sendCorrection QuoteId": "closed",
  "sendQuoteLink QuoteId": "closed",
  "setMfa Guid": "closed",
  "setReminder QuoteId": "closed",
  "startPurchase QuoteId": "closed",
  "startPurchase OfferId": "closed",
  "textQuoteLink QuoteId": "closed",
  "updateCustomer Guid": "own",
  "viewRequest RequestId": "closed",
  "withdraw QuoteId": "shared",
};

const ids = Object.keys(calls) as CallId[];
/** What names a thing of the upstream's, of a list or of a place. */
const ofNobody = new Set([...idsOfNobody, "PackageGuid", "HeaderGuid"]);
const isId = (name: string) => /(?:ids?|guid)$/i.test(name) && !ofNobody.has(name);

test("every id that any call takes has its door", () => {
  const taken = ids.flatMap((id) =>
    fieldNames(calls[id])
      .filter(isId)
      .map((name) => `${id} ${name}`),
  );
  expect(taken.toSorted()).toEqual(Object.keys(doors).toSorted());
});

interface Visitor {
  readonly caller: Caller;
  readonly quoteId: string;
  readonly boughtQuoteId: string;
  readonly orderId: string;
  readonly offerIds: readonly string[];
  readonly draftId: string;
}

let broker: SharedBroker;
let member: Owner;
let visitor: Visitor;
/** Every id the two browsers have gone by. */
const before: string[] = [];
let guid = "";
let possessions: unknown;

/** Somebody without a membership who has a draft, a quote and a policy. */
async function makeVisitor(words: Owner["words"]): Promise<Visitor> {
  const [caller, phone] = [makeCaller(), makePhone()];
  before.push(caller.visitor);
  const content = JSON.stringify({ note: words.draft });
  const draft = { productId: "trafik", content };
  const { draftId } = dataOf(await broker.call(saveDraft, draft, caller));
  await verify(broker, caller, phone);
  const { name, surname, plate, email } = words;
  const change = { name, surname, plate, email };
  const sold = { ...change, plate: plate.replace(/^\d\d/, "07") };
  const bought = await askQuote(broker, caller, phone, sold);
  const url = await startBuying(broker, bought, { paymentEmail: words.paymentEmail });
  const result = await answerBank(broker, url, { action: "approve" });
  const { orderId } = dataOf(await broker.call(finishPayment, result, caller));
  await untilState(broker, bought, "done");
  const { quoteId } = await askQuote(broker, caller, phone, change);
  before.push(caller.visitor);
  await verify(broker, caller, phone);
  const { answers } = dataOf(await broker.call(listOffers, { quoteId }, caller));
  const offerIds = answers.flatMap(({ offer }) => (offer?.soldBy === "online" ? offer.id : []));
  return { caller, quoteId, boughtQuoteId: bought.quoteId, orderId, offerIds, draftId };
}

const visitorsThings = async () => ({
  draft: dataOf(await broker.call(getDraft, { draftId: visitor.draftId }, visitor.caller)),
  isOwner: dataOf(await broker.call(listOffers, { quoteId: visitor.quoteId }, visitor.caller)).quote
    .isOwner,
  rows: await broker.query(`SELECT * FROM quotes WHERE quote_id = '${visitor.quoteId}'`),
  orders: await broker.query(`SELECT * FROM orders WHERE quote_id = '${visitor.boughtQuoteId}'`),
});
const allThings = async () => ({
  member: await possessionsOf(broker, member),
  visitor: await visitorsThings(),
});

beforeAll(async () => {
  broker = await useBroker();
  member = await makeOwner(broker, makeWords("Alımgül", "Beyazkaya", 1));
  before.push(member.caller.visitor);
  await logIn(broker, member);
  visitor = await makeVisitor(makeWords("Bahtışen", "Karakurt", 2));
  guid = (await takeKey(broker, member.member)).guid;
  possessions = await allThings();
});

/** The ids somebody else sends, by wire name; the key for passwords is one the member has asked for. */
function foreignIds(ofVisitor: boolean): Fields {
  const owner = ofVisitor ? visitor : member;
  return {
    QuoteId: owner.quoteId,
    OfferId: owner.offerIds[0],
    OfferIds: owner.offerIds.slice(0, 2),
    DraftId: owner.draftId,
    OrderId: owner.orderId,
    RequestId: member.requestId,
    FileId: member.fileId,
    SessionId: member.sessionId,
    AssetId: member.assetId,
    UId: member.memberId,
    Guid: guid,
  };
}

/** Somebody who has the ids and none of the cookies, and what may be known of them otherwise. */
const intruders: readonly (readonly [string, () => Promise<Caller[]>])[] = [
  ["another browser", async () => [makeCaller()]],
  [
    "another browser with a verified phone",
    async () => {
      const caller = makeCaller();
      await verify(broker, caller, makePhone());
      return [caller];
    },
  ],
  ["another member", async () => [(await makeSignedIn(broker)).member]],
  ["whoever has an id from before", async () => before.map((known) => ({ visitor: known }))],
];

const bothQuotes = (fields: Fields, bought: string) =>
  "QuoteId" in fields ? [fields, { ...fields, QuoteId: bought }] : [fields];

describe.each(intruders)("%s", (_name, makeIntruders) => {
  let callers: Caller[];
  beforeAll(async () => {
    callers = await makeIntruders();
  });

  test.each(ids.filter((id) => fieldNames(calls[id]).some(isId)))("through %s", async (id) => {
    const call = calls[id] as unknown as Call<never, unknown>;
    const names = fieldNames(calls[id]).filter(isId);
    const states = names.map((name) => doors[`${id} ${name}`]);
    const sample = call.request.encode(samples[id].request as never) as Fields;
    for (const ofVisitor of [true, false]) {
      for (const caller of callers) {
        const foreign = foreignIds(ofVisitor);
        const sent = Object.fromEntries(names.map((name) => [name, foreign[name]]));
        const { boughtQuoteId } = ofVisitor ? visitor : member;
        for (const fields of bothQuotes({ ...sample, ...sent }, boughtQuoteId)) {
          // A comparison is for whoever holds the link, a policy is not.
          const asked = id === "getPdf" ? { ...fields, Document: "policy" } : fields;
          const { status, body } = await broker.raw(call, asked, { ...caller });
          const text = JSON.stringify(body);
          for (const { what, text: secret } of markersOf(member)) {
            if (Object.values(fields).some((value) => JSON.stringify(value)?.includes(secret))) {
              continue;
            }
            expect([what, text.includes(secret)]).toEqual([what, false]);
          }
          expect(text).not.toContain('"IsOwner":true');
          if (states.every((state) => state === "closed")) {
            expect([id, status >= 400 && status < 500]).toEqual([id, true]);
          }
        }
      }
    }
  });

  test("changes nothing", async () => {
    expect(await allThings()).toEqual(possessions);
  });
});

test("a key for a password does not serve, nor is it used up by, whoever else knows its name", async () => {
  const sealed = { username: member.phone, password: "x", guid };
  const rows = () => broker.query(`SELECT guid FROM password_keys WHERE guid = '${guid}'`);
  for (const caller of [makeCaller(), ...before.map((known) => ({ visitor: known }))]) {
    const { status } = await broker.raw(
      calls.login as never,
      calls.login.request.encode(sealed) as object,
      caller,
    );
    expect(status).toBe(422);
  }
  expect(await rows()).toHaveLength(1);
});

test("whoever the things belong to is let in by the very same doors", async () => {
  const { quoteId, boughtQuoteId, offerIds, draftId, caller } = visitor;
  const ask = async (id: CallId, fields: Fields, by: Caller) =>
    (await broker.raw(calls[id] as never, fields, by)).status;
  const offer = { QuoteId: quoteId, OfferId: offerIds[0] };
  expect({
    draft: await ask("getDraft", { DraftId: draftId }, caller),
    order: await ask("orderStatus", { QuoteId: boughtQuoteId }, caller),
    policy: await ask(
      "getPdf",
      { Document: "policy", Language: "tr", QuoteId: boughtQuoteId },
      caller,
    ),
    review: await ask("reviewOffer", offer, caller),
    payment: await ask("paymentDetail", offer, caller),
    file: await ask("getRequestFile", { FileId: member.fileId }, member.member),
    request: await ask("viewRequest", { RequestId: member.requestId }, member.member),
  }).toEqual({
    draft: 200,
    order: 200,
    policy: 200,
    review: 200,
    payment: 200,
    file: 200,
    request: 200,
  });
});
