import * as v from "valibot";
import type { Answer, Call } from "./calls/call.ts";
import type { Campaign } from "./campaign.ts";
import type { Site } from "./site.ts";

/** A message to show once: where it stands on the page is the page's business. */
export const FlashSchema = v.object({
  type: v.picklist(["info", "warning", "error", "success"]),
  title: v.string(),
  text: v.optional(v.string()),
});
export type Flash = v.InferOutput<typeof FlashSchema>;

/**
 * What the encrypted session cookie holds. No personal data: only ids of what the broker keeps. State that does not
 * parse is dropped whole, which only means a visitor without a draft.
 */
export const SessionStateSchema = v.object({
  /** Draft id by product, so that two products can be filled in side by side. */
  drafts: v.optional(v.record(v.string(), v.pipe(v.string(), v.uuid())), {}),
  flash: v.optional(FlashSchema),
});
export type SessionState = v.InferOutput<typeof SessionStateSchema>;

/** A request's view of its session: reads are free, a write marks it for the response's cookie. */
export interface Session {
  readonly state: SessionState;
  readonly isChanged: boolean;
  update(change: { [Key in keyof SessionState]?: SessionState[Key] | undefined }): void;
}

/** Upstream calls bound to one request's visitor, member and address. They never throw. */
export interface Api {
  call<Request, Data>(call: Call<Request, Data>, input: Request): Promise<Answer<Data>>;
  /** The live offer stream of a quote, from a sequence on. */
  streamOffers(quoteId: string, after: number, signal: AbortSignal): Promise<Response>;
}

/** Signed public addresses of quotes. */
export interface Links {
  sign(id: string): Promise<string>;
  /** The id, or undefined when the signature is not ours. */
  verify(link: string): Promise<string | undefined>;
}

/** What one request knows about who asks and where it runs; loaders get nothing else. */
export interface PageRequest {
  readonly requestId: string;
  readonly nonce: string;
  readonly site: Site;
  readonly campaign: Campaign;
  readonly session: Session;
  readonly api: Api;
  readonly links: Links;
  readonly isSignedIn: boolean;
  /** Whether the visitor has answered the cookie question. */
  readonly hasConsentAnswer: boolean;
  /** Aborted when the visitor goes away. */
  readonly signal: AbortSignal;
  readonly now: () => number;
}
