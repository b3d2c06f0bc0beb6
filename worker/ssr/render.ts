import type { StaticHandlerContext } from "react-router";
import { isRouteErrorResponse } from "react-router";
import {
  dataAheadValue,
  dataContentType,
  dataRedirectHeader,
  dataRequestHeader,
  documentRedirectHeader,
} from "#shared/data-request.ts";
import { waitingCopy, waitingPostCopy } from "#shared/copy/waiting.ts";
import { inTime } from "#shared/in-time.ts";
import type { PageRequest } from "#shared/page-request.ts";
import { statusCodes } from "#shared/codes.ts";
import { href } from "#shared/routes.ts";
import { retryAfterSeconds, unavailableKind } from "#shared/unavailable.ts";
import { describeError } from "#shared/describe-error.ts";
import { redirectFor } from "#worker/data-redirect.ts";
import { log } from "#worker/log.ts";
import { pageRouteOf } from "#worker/page-route.ts";
import { dataOf, handler, headOf, renderDocument } from "./page-document.tsx";
import { waitingDocument } from "./waiting-document.tsx";

export interface RenderOptions {
  /** `identity` where a local server would otherwise compress and hold the stream back. */
  readonly contentEncoding: string;
  /** How long a document's first byte waits for what the page will be, in milliseconds. */
  readonly patienceMs: number;
}

/** Renders pages: runs their loaders or action once, then streams HTML, or the data alone when the client asks for that. */
export function createRenderer(options: RenderOptions) {
  return async (request: Request, page: PageRequest): Promise<Response> => {
    const isDataRequest = request.headers.has(dataRequestHeader);
    const asking = memberOf(page);
    const startedAt = page.now();
    const asked = handler.query(request, {
      requestContext: page,
      skipRevalidation: isDataRequest,
    });
    // The answer to a form is mostly an address, which nothing says as well as its status.
    const patience = page.isPosted ? page.patienceMs : options.patienceMs;
    const context = isDataRequest ? await asked : await inTime(asked, patience);
    if (context === undefined) {
      const waitedMs = page.now() - startedAt;
      return waitingAnswer(request, page, options, { asked, waitedMs });
    }
    if (context instanceof Response) {
      const led = redirectFor(request, context);
      // Who has just signed in or out is known to the next request.
      return memberOf(page) === asking ? withTarget(request, led, page, options) : led;
    }
    logErrors(context, page);
    const headers = headersOf(request, context, page, options);
    if (isDataRequest) return dataAnswer(context, page, headers);
    const data = dataOf(context, page);
    const body = await renderDocument(request, page, context, data);
    return new Response(body, { status: context.statusCode, headers });
  };
}

/** Who is signed in, as far as it shows. */
const memberOf = ({ member }: PageRequest): string => `${member.isSignedIn} ${member.marker}`;

interface Asked {
  readonly asked: ReturnType<typeof handler.query>;
  readonly waitedMs: number;
}

/** The frame at once, and what the page will be when it is known; it can have no status and no cookie of its own any more. */
function waitingAnswer(
  request: Request,
  page: PageRequest,
  { contentEncoding }: RenderOptions,
  { asked, waitedMs }: Asked,
): Response {
  // What only asks has changed nothing that the next request does not change as well.
  const late = (to?: string) => (page.isPosted ? page.lateCookies(to) : Promise.resolve(to));
  const outcome = asked.then(async (context) => {
    if (context instanceof Response) {
      const to = context.headers.get("Location") ?? href("home");
      return { to: (await late(to)) ?? to };
    }
    logErrors(context, page);
    const body = await renderDocument(request, page, context, dataOf(context, page));
    return { body, beside: await late() };
  });
  const kind = unavailableKind(pageRouteOf(new URL(request.url).pathname)?.page);
  const what = page.isPosted ? waitingPostCopy : waitingCopy[kind];
  const { nonce, site } = page;
  const body = waitingDocument(outcome, { name: site.name, nonce, what, waitedMs });
  const headers = new Headers({
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "private, no-store",
    Vary: dataRequestHeader,
  });
  if (contentEncoding) headers.set("Content-Encoding", contentEncoding);
  return new Response(body, { headers });
}

function dataAnswer(context: StaticHandlerContext, page: PageRequest, headers: Headers): Response {
  headers.set("Content-Type", dataContentType);
  const body = dataOf(context, page).pipeThrough(new TextEncoderStream());
  return new Response(body, { status: context.statusCode, headers });
}

/** The redirect of a posted form, and with it the data of the page it leads to: a round trip less for the script that asks. */
async function withTarget(
  request: Request,
  response: Response,
  page: PageRequest,
  options: RenderOptions,
): Promise<Response> {
  const to = response.headers.get(dataRedirectHeader);
  const isAskedFor = request.headers.get(dataRequestHeader) === dataAheadValue;
  if (to === null || !isAskedFor || response.headers.has(documentRedirectHeader)) return response;
  const url = new URL(to, request.url);
  // Who may see such a page is judged before it is rendered.
  if (pageRouteOf(url.pathname)?.gate !== undefined) return response;
  const target = new Request(url, { headers: { [dataRequestHeader]: "1" }, signal: page.signal });
  const asked = handler.query(target, { requestContext: { ...page, isPosted: false } });
  // Whoever has posted is led on; what takes its time is waited for there.
  const context = await inTime(asked, options.patienceMs);
  if (context === undefined || context instanceof Response || context.statusCode !== statusCodes.ok)
    return response;
  const headers = headersOf(target, context, page, options);
  for (const [name, value] of response.headers) headers.set(name, value);
  return dataAnswer(context, page, headers);
}

function logErrors(context: StaticHandlerContext, page: PageRequest): void {
  for (const error of Object.values(context.errors ?? {})) {
    if (isRouteErrorResponse(error)) continue;
    log("error", "loader", { requestId: page.requestId, ...describeError(error) });
  }
}

function headersOf(
  request: Request,
  context: StaticHandlerContext,
  page: PageRequest,
  options: RenderOptions,
): Headers {
  const headers = new Headers();
  for (const own of [
    ...Object.values(context.loaderHeaders),
    ...Object.values(context.actionHeaders),
  ]) {
    for (const [name, value] of own) headers.append(name, value);
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Whoever presses the back button after a sign-out is shown nobody's name, nor what was typed into a form.
  const isOwn = headOf(context).isPrivate || page.member.isSignedIn || request.method === "POST";
  headers.set("Cache-Control", isOwn ? "private, no-store" : "private, no-cache");
  headers.set("Vary", dataRequestHeader);
  if (context.statusCode === statusCodes.unavailable) {
    headers.set("Retry-After", String(retryAfterSeconds));
  }
  if (options.contentEncoding) headers.set("Content-Encoding", options.contentEncoding);
  return headers;
}
