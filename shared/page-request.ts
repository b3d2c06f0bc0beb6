import * as v from "valibot";
import type { Answer, Call } from "./calls/call.ts";
import type { CookieChoices } from "./cookie-kinds.ts";
import type { Site } from "./site.ts";

/** A message to show once: where it stands on the page is the page's business. */
export const FlashSchema = v.object({
  type: v.picklist(["info", "warning", "error", "success"]),
  title: v.string(),
  text: v.optional(v.string()),
});
export type Flash = v.InferOutput<typeof FlashSchema>;

/**
 * What the encrypted session cookie holds: ids of what the broker keeps, and the name of a signed-in member. State that
 * does not parse is dropped whole, which only means a visitor without a draft.
 */
export const SessionStateSchema = v.object({
  /** Draft id by product, so that two products can be filled in side by side. */
  drafts: v.optional(v.record(v.string(), v.pipe(v.string(), v.uuid())), {}),
  flash: v.optional(FlashSchema),
  /** Who is signed in, for the greeting; counts only beside a token. */
  user: v.optional(v.object({ name: v.string(), surname: v.string() })),
  /** Set after a login with a one-time password, until the offer to change it was shown. */
  asksPasswordChange: v.optional(v.boolean()),
  /** Where the last policy that was paid for here is sent to, for the next payment. */
  paymentEmail: v.optional(v.string()),
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
  /** @param late what is done with an answer that comes after the limit: then somebody has been told already that none came */
  call<Request, Data>(
    call: Call<Request, Data>,
    input: Request,
    late?: (data: Data) => Promise<unknown>,
  ): Promise<Answer<Data>>;
  /** The live offer stream of a quote, from a sequence on; without a body where it cannot be had. */
  streamOffers(quoteId: string, after: number, signal: AbortSignal): Promise<Response>;
}

/** Pages of a quote that have a short address. */
export type ShortPage = "offers" | "order" | "withdraw" | "leave" | "changeInsured";

/** Signed parts of public addresses: of quotes, and of the numbers of messages. */
export interface Links {
  sign(id: string): Promise<string>;
  /** The id, or undefined when the signature is not ours. */
  verify(link: string): Promise<string | undefined>;
  /** A message's number as it stands in an address. */
  signReference(reference: string): Promise<string>;
  /** The number, or undefined where it was not given by us. */
  verifyReference(text: string): Promise<string | undefined>;
  /** A code of seventeen letters and digits that leads to a quote's page. */
  shorten(page: ShortPage, id: string): Promise<string>;
  /** The page of a code and how the quote's id begins, or undefined when the code is not ours. */
  expand(code: string): Promise<{ readonly page: ShortPage; readonly idStart: string } | undefined>;
}

export type User = NonNullable<SessionState["user"]>;

/** The member this browser is signed in as, and how an action signs in or out. Cookies follow with the response. */
export interface MemberSession {
  readonly isSignedIn: boolean;
  /** Signed marker of the session for the browser's own storage; says nothing to anybody else. */
  readonly marker: string | undefined;
  signIn(credentials: { readonly token: string; readonly source: string }, user: User): void;
  /** Goes on under another token, in place of the one before. */
  renew(token: string): void;
  /** Forgets the member, and what was begun in this browser. */
  signOut(): void;
}

/** Sealed texts that only this server opens, for the same visitor: for values a form carries from one step to the next. */
export interface Seals {
  seal(purpose: string, value: unknown, maxAgeSeconds: number): Promise<string>;
  /** Undefined for anything forged, expired, meant for another purpose, or of another shape. */
  open<T>(
    purpose: string,
    sealed: string,
    schema: v.GenericSchema<unknown, T>,
  ): Promise<T | undefined>;
}

/** What one request knows about who asks and where it runs; loaders get nothing else. */
export interface PageRequest {
  readonly requestId: string;
  readonly nonce: string;
  readonly site: Site;
  readonly session: Session;
  readonly api: Api;
  readonly links: Links;
  readonly seals: Seals;
  readonly member: MemberSession;
  readonly cookieChoices: CookieChoices;
  /** Whether a form was posted: what its action has to say is to be seen on the page it was posted to. */
  readonly isPosted: boolean;
  /** How long whoever has pressed something waits before it is said that they do, in milliseconds. */
  readonly patienceMs: number;
  /** Lets what nobody waits for any more come to its end. */
  readonly outlives: (work: Promise<unknown>) => void;
  /**
   * An address that sets the cookies a form has changed after its answer had begun, and leads on `to` where that is given;
   * where it has changed none, that alone.
   */
  readonly lateCookies: (to?: string) => Promise<string | undefined>;
  /** Aborted when the visitor goes away. */
  readonly signal: AbortSignal;
  readonly now: () => number;
}
