import type { Touch } from "#shared/campaign.ts";
import type { CookieChoices } from "#shared/cookie-kinds.ts";
import type { Api, Links, PageRequest, Session } from "#shared/page-request.ts";
import type { EdgeEnv } from "./env.ts";
import type { EdgeMember } from "./session/member-session.ts";
import type { PageStore } from "./public-pages/page-store.ts";
import type { SessionCodec } from "./session/session-codec.ts";
import type { Caller, Upstream } from "./upstream/upstream.ts";

/** Everything the edge needs, made once in the composition root; tests pass their own. */
export interface EdgeDeps {
  readonly env: EdgeEnv;
  readonly upstream: Upstream;
  /** Asks for the reference lists, the first time it is called; undefined afterwards. Nobody need wait for it. */
  readonly askForLists: (requestId: string) => Promise<unknown> | undefined;
  readonly sessions: SessionCodec;
  readonly links: Links;
  /** Marker of a member's session: keyed hash of the token. */
  readonly markOf: (token: string) => Promise<string>;
  /** Renders the page of a URL, or its data alone. */
  readonly render: (request: Request, page: PageRequest) => Promise<Response>;
  /** Pages that are the same for everybody. */
  readonly pages: PageStore;
  /** Draws a page of everybody for the platform's cache. */
  readonly cachedPage: (request: Request, choices: CookieChoices) => Promise<Response>;
  readonly now: () => number;
}

/** The browser's identity in one request, and in its cookie with the answer. */
export interface Visitor {
  readonly id: string;
  /** From now on the browser is somebody else to the back office. */
  become(id: string): void;
}

/** Hono's typing of what the middleware puts on a request, in the order it does. */
export interface EdgeContext {
  Variables: {
    readonly deps: EdgeDeps;
    readonly requestId: string;
    readonly nonce: string;
    /** How long the back office has been waited for so far, in milliseconds. */
    readonly waited: { ms: number };
    readonly visitor: Visitor;
    /** By which campaign the visitor came last. */
    readonly touch: Touch;
    /** How the visitor came by this very request, if they came by it. */
    readonly landing: Touch;
    readonly session: Session;
    readonly member: EdgeMember;
    readonly caller: Caller;
    readonly api: Api;
  };
}
