import type { DataOf } from "#shared/calls/call.ts";
import type { reviewOffer } from "#shared/calls/quote/review-offer.ts";
import type { Site } from "#shared/site.ts";
import type { Firm } from "../../insurers/source.ts";
import type { QuoteContent } from "../../quote/quote-content.ts";
import type { StoredOffer } from "../../quote/room/stored-answer.ts";

/** Whom a policy is for, as whoever buys it may read them. */
export type ShownHolder = DataOf<typeof reviewOffer>["holder"];

/** Everything that the documents of one sale are filled in with. */
export interface Sale {
  readonly site: Site;
  readonly insurer: Firm;
  /** Which of the insurer's products it is, when it has several. */
  readonly packageName?: string | undefined;
  readonly content: Pick<QuoteContent, "request" | "isRegistered">;
  readonly offer: StoredOffer;
  readonly holder: ShownHolder;
  /** Epoch ms: the rules by which it may be left are those of the day. */
  readonly now: number;
}
