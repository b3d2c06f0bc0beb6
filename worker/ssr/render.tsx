import { StrictMode } from "react";
import { renderToReadableStream } from "react-dom/server.edge";
import type { StaticHandlerContext } from "react-router";
import {
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
} from "react-router";
import { encode } from "turbo-stream";
import type { LayoutData } from "#client/frame/loader.server.ts";
import { App } from "#client/app.tsx";
import { pageLoaders } from "#client/loaders.server.ts";
import { createRoutes } from "#client/routes.tsx";
import { createToastStore } from "#client/ui/toasts/toast-store.ts";
import type { PageData, PageError } from "#shared/data-request.ts";
import {
  dataAheadValue,
  dataContentType,
  dataRedirectHeader,
  dataRequestHeader,
  documentRedirectHeader,
} from "#shared/data-request.ts";
import { waitingCopy, waitingPostCopy } from "#shared/copy/waiting.ts";
import { inTime } from "#shared/in-time.ts";
import type { Head, PageWithHead } from "#shared/head.ts";
import { errorHead, unavailableHead } from "#shared/head.ts";
import type { PageRequest } from "#shared/page-request.ts";
import { statusCodes } from "#shared/codes.ts";
import type { PageId } from "#shared/route-spec.ts";
import { href, routeIds, routeOf } from "#shared/routes.ts";
import { isPassing, retryAfterSeconds, unavailableKind } from "#shared/unavailable.ts";
import { describeError } from "#shared/describe-error.ts";
import { redirectFor } from "#worker/data-redirect.ts";
import { log } from "#worker/log.ts";
import { pageRouteOf } from "#worker/page-route.ts";
import { DataScripts, readChunks } from "./data-stream.tsx";
import { documentEnd, documentStart, wholeStyleSheet } from "./document.ts";
import type { DocumentOptions } from "./document.ts";
import { documentStream } from "./document-stream.ts";
import { waitingDocument } from "./waiting-document.tsx";

const handler = createStaticHandler(createRoutes(pageLoaders));

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

const dataOf = (context: StaticHandlerContext, { signal }: PageRequest) =>
  encode(pageDataOf(context), { signal, redactErrors: true });

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

async function renderDocument(
  request: Request,
  page: PageRequest,
  context: StaticHandlerContext,
  data: ReadableStream<string>,
): Promise<ReadableStream<Uint8Array>> {
  const chunk = await readChunks(data);
  const router = createStaticRouter(handler.dataRoutes, context);
  const markup = await renderToReadableStream(
    <StrictMode>
      <App toasts={createToastStore()}>
        <StaticRouterProvider
          router={router}
          context={context}
          hydrate={false}
          nonce={page.nonce}
        />
        <DataScripts chunk={chunk} nonce={page.nonce} />
      </App>
    </StrictMode>,
    {
      nonce: page.nonce,
      signal: page.signal,
      onError: (error) => {
        if (page.signal.aborted) return;
        log("error", "render", { requestId: page.requestId, ...describeError(error) });
      },
    },
  );
  const { pathname } = new URL(request.url);
  const route = pageRouteOf(pathname);
  const document: DocumentOptions = {
    head: headOf(context),
    site: page.site,
    path: pathname,
    nonce: page.nonce,
    pageModule: route === undefined ? "" : `client/pages/${route.page}/page.tsx`,
    isMembers: page.member.isSignedIn,
    isPosted: page.isPosted,
    startsOnUse:
      route !== undefined &&
      readingPages.has(route.page) &&
      !hasFlash(context) &&
      !hasMoreToCome(context) &&
      context.statusCode !== statusCodes.unavailable,
  };
  return documentStream(markup, {
    start: (names) => documentStart(document, names),
    beforeOthers: wholeStyleSheet,
    end: (isWhole) => documentEnd(document, isWhole),
  });
}

/** Pages that are whole without scripts; theirs wait until somebody does more than read. */
const readingPages: ReadonlySet<PageId> = new Set([
  "home",
  "product",
  "content",
  "tool",
  "blog",
  "article",
  "search",
  "not-found",
]);

/** A waiting message or question is shown by script. */
const hasFlash = ({ loaderData }: StaticHandlerContext): boolean => {
  const frame = loaderData["layout"] as Partial<LayoutData> | undefined;
  return frame?.flash != null || frame?.asksPasswordChange === true;
};

/** What follows may be that it cannot be had, and the page is to ask again. */
const hasMoreToCome = ({ loaderData }: StaticHandlerContext): boolean =>
  Object.values(loaderData)
    .flatMap((own) => Object.values((own ?? {}) as object))
    .some((value: unknown) => typeof value === "object" && value !== null && "later" in value);

/** The head of the innermost page that gives one. */
function headOf(context: StaticHandlerContext): Head {
  const heads = context.matches.map((match) => {
    const data = context.loaderData[match.route.id] as Partial<PageWithHead> | undefined;
    return data?.head;
  });
  return heads.findLast((head) => head !== undefined) ?? headOfError(context);
}

function headOfError({ errors, matches }: StaticHandlerContext): Head {
  const [error] = Object.values(errors ?? {});
  const id = routeIds.find((known) => known === matches.at(-1)?.route.id);
  return isRouteErrorResponse(error) && isPassing(error.status)
    ? unavailableHead(unavailableKind(id && routeOf(id).page))
    : errorHead;
}

function pageDataOf(context: StaticHandlerContext): PageData {
  const errors = Object.entries(context.errors ?? {}).map(([id, error]): [string, PageError] => [
    id,
    { status: isRouteErrorResponse(error) ? error.status : 500 },
  ]);
  return {
    loaderData: context.loaderData,
    actionData: context.actionData,
    errors: errors.length === 0 ? null : Object.fromEntries(errors),
  };
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
