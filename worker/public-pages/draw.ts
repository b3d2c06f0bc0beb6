import { encodeBase64 } from "#shared/crypto/base64.ts";
import type { PageRequest } from "#shared/page-request.ts";
import type { Site } from "#shared/site.ts";
import { policyOfHashes } from "#worker/middleware/security-headers.ts";
import { createMemberSession } from "#worker/session/member-session.ts";
import { createSession, emptySession } from "#worker/session/session-state.ts";
import { renderWhole } from "#worker/ssr/page-document.tsx";
import type { Upstream } from "#worker/upstream/upstream.ts";
import { hashesOf } from "./hashes.ts";
import type { StoredPage } from "./page-store.ts";
import type { PublicPage } from "./public-page.ts";

const etagLength = 24;

export interface DrawOptions extends Pick<PageRequest, "links" | "seals" | "now"> {
  readonly site: Site;
  readonly upstream: Upstream;
  /** Where a payment's form may end beside this site. */
  readonly bankOrigin: string | undefined;
}

/**
 * Draws pages for nobody: without session, member, campaign and nonce. What the back office could not say leaves a page out, so that
 * no half of one is kept.
 */
export function createDrawing({ site, upstream, bankOrigin, links, seals, now }: DrawOptions) {
  return async ({ path, choices }: PublicPage): Promise<StoredPage | undefined> => {
    let isWhole = true;
    const requestId = crypto.randomUUID();
    const caller = { visitor: crypto.randomUUID(), requestId, clientIp: "" };
    const session = createSession(emptySession);
    const page: PageRequest = {
      requestId,
      nonce: "",
      site,
      session,
      api: {
        async call(call, input) {
          const answer = await upstream.call(call, input, caller);
          isWhole &&= answer.success;
          return answer;
        },
        streamOffers: async () => new Response(null, { status: 404 }),
      },
      links,
      seals,
      member: createMemberSession(undefined, undefined, session),
      cookieChoices: choices,
      isPosted: false,
      patienceMs: 0,
      lateCookies: async (to) => to,
      outlives: () => {},
      signal: new AbortController().signal,
      now,
    };
    const found = await renderWhole(new Request(new URL(path, site.publicUrl)), page);
    if (found === undefined || !isWhole) return undefined;
    const { status, html } = found;
    const bytes = new TextEncoder().encode(html);
    const digest = await crypto.subtle.digest("SHA-256", bytes);
    const etag = `W/"${encodeBase64(new Uint8Array(digest)).slice(0, etagLength)}"`;
    return { status, bytes, etag, policy: policyOfHashes(await hashesOf(html), bankOrigin) };
  };
}
