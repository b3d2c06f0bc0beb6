import { quotedAt } from "#shared/products/variant.ts";
import { StrictMode } from "react";
// Its build for edges takes twice the time (docs/decisions/171).
import { renderToReadableStream } from "react-dom/server.node";
import type { RouteObject, StaticHandlerContext } from "react-router";
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
import type { Head, PageWithHead } from "#shared/head.ts";
import { errorHead, unavailableHead } from "#shared/head.ts";
import type { PageRequest } from "#shared/page-request.ts";
import { statusCodes } from "#shared/codes.ts";
import type { PageId, RouteSpec } from "#shared/route-spec.ts";
import { routeIds, routeOf } from "#shared/routes.ts";
import { isPassing, unavailableKind } from "#shared/unavailable.ts";
import { describeError } from "#shared/describe-error.ts";
import { log } from "#worker/log.ts";
import { pageRouteOf } from "#worker/page-route.ts";
import { DataScripts, readChunks } from "./data-stream.tsx";
import { documentParts } from "./document.ts";
import type { DocumentOptions } from "./document.ts";
import { documentStream } from "./document-stream.ts";

/** Runs the loaders and actions of pages. */
export const handler = createStaticHandler(createRoutes(pageLoaders));

/** What the loaders gave, as the page and its scripts read it. */
export const dataOf = (context: StaticHandlerContext, { signal }: PageRequest) =>
  encode(pageDataOf(context), { signal, redactErrors: true });

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

/** A document that is there as a whole, and whose scripts and styles have no nonce. */
export interface WholeDocument {
  readonly status: number;
  readonly html: string;
}

/**
 * Draws the page of an address at once for everybody; undefined where it is of one visitor, leads elsewhere, or is not there
 * as a whole.
 *
 * @param page of nobody, with an empty nonce
 */
export async function renderWhole(
  request: Request,
  page: PageRequest,
): Promise<WholeDocument | undefined> {
  const context = await handler.query(request, { requestContext: page });
  if (context instanceof Response) return undefined;
  const isKept =
    context.statusCode === statusCodes.ok || context.statusCode === statusCodes.notFound;
  const isOwn = headOf(context).isPrivate === true || page.session.isChanged;
  if (!isKept || isOwn || hasMoreToCome(context)) return undefined;
  const body = await renderDocument(request, page, context, dataOf(context, page), {
    isWhole: true,
  });
  return { status: context.statusCode, html: await new Response(body).text() };
}

/** The routes that lead to a page, one within the other: a router makes ready all that it is given, for every answer anew. */
const routesOf = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.reduceRight<RouteObject[]>(
    (children, { route }) => [
      children.length === 0 ? route : ({ ...route, children } as RouteObject),
    ],
    [],
  );

interface Drawing {
  /** Whether nothing is sent before all of it is there. */
  readonly isWhole?: boolean;
}

/** The document of a page whose loaders have run. */
export async function renderDocument(
  request: Request,
  page: PageRequest,
  context: StaticHandlerContext,
  data: ReadableStream<string>,
  { isWhole: isAwaited = false }: Drawing = {},
): Promise<ReadableStream<Uint8Array>> {
  const chunk = await readChunks(data);
  const router = createStaticRouter(routesOf(context), context);
  const own = page.nonce === "" ? {} : { nonce: page.nonce };
  const markup = await renderToReadableStream(
    <StrictMode>
      <App toasts={createToastStore()}>
        <StaticRouterProvider router={router} context={context} hydrate={false} {...own} />
        <DataScripts chunk={chunk} {...own} />
      </App>
    </StrictMode>,
    {
      ...own,
      signal: page.signal,
      onError: (error) => {
        if (page.signal.aborted) return;
        log("error", "render", { requestId: page.requestId, ...describeError(error) });
      },
    },
  );
  if (isAwaited) await markup.allReady;
  const { pathname } = new URL(request.url);
  const route = pageRouteOf(pathname);
  const document: DocumentOptions = {
    head: headOf(context),
    site: page.site,
    path: pathname,
    nonce: page.nonce,
    modules: route === undefined ? [] : modulesOf(route),
    isMembers: page.member.isSignedIn,
    isPosted: page.isPosted,
    startsOnUse:
      route !== undefined &&
      (readingPages.has(route.page) || isUntouchedQuote(route, page)) &&
      !hasFlash(context) &&
      !hasMoreToCome(context) &&
      context.statusCode !== statusCodes.unavailable,
  };
  return documentStream(markup, documentParts(document));
}

/** Of a quote's steps the lines that are quoted there are modules of their own. */
const modulesOf = ({ page, product }: RouteSpec): readonly string[] => {
  const lines = page === "quote" && product !== undefined ? quotedAt(product) : [];
  return [
    `client/pages/${page}/page.tsx`,
    ...lines.map((line) => `shared/lines/${line}/${line}.ts`),
  ];
};

/** Pages that are whole without scripts; theirs wait until somebody does more than read. */
const readingPages: ReadonlySet<PageId> = new Set([
  "home",
  "product",
  "content",
  "tool",
  "tools",
  "blog",
  "article",
  "term",
  "search",
  "not-found",
]);

/** The first step of a quote that nobody has begun here reads like a page. */
const isUntouchedQuote = (route: RouteSpec, { session, isPosted }: PageRequest): boolean =>
  route.page === "quote" && !isPosted && Object.keys(session.state.drafts).length === 0;

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
export function headOf(context: StaticHandlerContext): Head {
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
