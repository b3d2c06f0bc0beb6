import type { AnyCall } from "#shared/calls/call.ts";
import type { Fields } from "./fields.ts";
import { fieldNames } from "./fields.ts";
import type { Owner } from "./people.ts";

/** What of a member's could be sent by somebody else, by wire name. */
export const foreignIds = (owner: Owner): Readonly<Record<string, readonly unknown[]>> => ({
  QuoteId: [owner.quoteId, owner.boughtQuoteId],
  OfferId: [owner.offerIds[0]],
  OfferIds: [owner.offerIds.slice(0, 2)],
  RequestId: [owner.requestId],
  FileId: [owner.fileId],
  SessionId: [owner.sessionId],
  AssetId: [owner.assetId],
  DraftId: [owner.draftId],
  OrderId: [owner.orderId],
  UId: [owner.memberId],
});

/** What somebody may know of a member without being them. */
export const foreignFacts = (owner: Owner): Readonly<Record<string, readonly unknown[]>> => ({
  Phone: [owner.phone],
  Gsm: [owner.phone],
  Telefon: [owner.phone],
  Username: [owner.phone],
  NationalNumber: [owner.nationalNumber],
  LicensePlateNumber: [owner.words.plate],
  Plate: [owner.words.plate],
  EMail: [owner.words.email],
  Email: [owner.words.email],
});

/** Ids that are nobody's: of lists, places, products and the bank. */
export const idsOfNobody = [
  "BranchId",
  "BrandId",
  "ParentId",
  "CountyId",
  "HomeCountyId",
  "TownId",
  "NeighborhoodId",
  "RoadAndStreetId",
  "TypeId",
  "PaymentId",
  "ProductId",
];

/**
 * Calls, and what of another member's may be in them without a refusal: the link of a quote may be shared, a policy is printed without a look at offers, and who is signed in changes their own password whatever
 * `UId` says.
 */
export const openToOthers: ReadonlySet<string> = new Set([
  // Whoever has the signed address takes back what was given; that it is signed, the edge has seen.
  "getWithdrawal QuoteId",
  "withdraw QuoteId",
  "listOffers QuoteId",
  "comparePackages QuoteId OfferIds",
  "requestQuoteAccess QuoteId",
  "getPdf OfferIds",
  "changePassword UId",
]);

export interface ForeignFields {
  readonly names: readonly string[];
  readonly fields: Fields;
}

/** A call's fields with each of the foreign values alone, and all of them at once. */
export function withForeign(
  call: AnyCall,
  fields: Fields,
  foreign: Readonly<Record<string, readonly unknown[]>>,
): ForeignFields[] {
  const names = fieldNames(call).filter((name) => name in foreign);
  const alone = names.flatMap((name) =>
    foreign[name]!.map((value) => ({ names: [name], fields: { ...fields, [name]: value } })),
  );
  if (names.length < 2) return alone;
  const all = Object.fromEntries(names.map((name) => [name, foreign[name]![0]]));
  return [...alone, { names, fields: { ...fields, ...all } }];
}
