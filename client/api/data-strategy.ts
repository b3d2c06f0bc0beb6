import type {
  DataRouter,
  DataStrategyFunction,
  DataStrategyFunctionArgs,
  DataStrategyResult,
} from "react-router";
import { data, redirect, redirectDocument } from "react-router";
import { decode } from "turbo-stream";
import { statusCodes } from "#shared/codes.ts";
import type { PageData } from "#shared/data-request.ts";
import {
  dataAheadValue,
  dataRedirectHeader,
  dataRequestHeader,
  documentRedirectHeader,
} from "#shared/data-request.ts";
import type { PageId } from "#shared/route-spec.ts";
import { routeIds, routeOf } from "#shared/routes.ts";
import { apiTimeoutMs } from "#shared/constants.ts";
import { isPassing } from "#shared/unavailable.ts";
import { isSheetThere } from "#client/bring-styles.ts";
import { instalmentsIntent } from "#client/quote/payment/instalments-intent.ts";
import { keepData, takePreparedData } from "#client/state/prepared-page.ts";
import { isPlainFormUnderWay } from "./plain-forms.ts";
import { toRouteError } from "./route-errors.ts";
import { stayHere } from "./stay-here.ts";

type Results = Record<string, DataStrategyResult>;

interface DataStrategyOptions {
  readonly router: () => DataRouter;
  /** A form is being sent, perhaps once more; what was said of the last time counts no longer. */
  readonly onPost: () => void;
  /** Nobody has answered it. */
  readonly onUnanswered: () => void;
  /** Somebody waits for the answer to what they have pressed: the page of this kind, or what becomes of a form. */
  readonly onWait: (answer: Promise<unknown>, page: PageId | undefined, isAction: boolean) => void;
}

/**
 * One request for all the data of a navigation: the same URL, method and body, answered by the same loaders as a stream
 * in which promises stay promises. Cookies and redirects are the server's. Where nothing can be had the page says so, in the
 * frame as it was. A form that nobody answers leaves everything as it is.
 */
export function dataStrategyOver(options: DataStrategyOptions): DataStrategyFunction {
  let isStaying = false;

  /** What the routes have is what they had: the page with the form, its last refusal, the window over it. */
  const stay = ({ request, fetcherKey }: DataStrategyFunctionArgs, wanted: Matches): Results => {
    options.onUnanswered();
    const router = options.router();
    const { fetchers, actionData, location: here } = router.state;
    const keep = (value: unknown): DataStrategyResult => ({
      type: "data",
      // With this status nothing is loaded anew.
      result: data(value, { status: statusCodes.unavailable }),
    });
    if (fetcherKey !== null) {
      return resultsFor(wanted, () => keep(fetchers.get(fetcherKey)?.data));
    }
    const { pathname, search } = new URL(request.url);
    if (pathname !== here.pathname || search !== here.search) {
      isStaying = true;
      void stayHere(router).finally(() => (isStaying = false));
    }
    return resultsFor(wanted, (id) => keep(actionData?.[id]));
  };

  return async (navigation) => {
    const { request, matches } = navigation;
    const wanted = matches.filter((match) => match.shouldCallHandler());
    // A fetcher's post that leaves everything as it is comes here all the same.
    if (wanted.length === 0) return {};
    const known = (id: string): unknown => options.router().state.loaderData[id];
    const isAction = request.method !== "GET";
    if (isStaying && !isAction)
      return resultsFor(wanted, (id) => ({ type: "data", result: known(id) }));
    if (isAction) options.onPost();
    const page = matches.at(-1)?.route.id;
    // Another page, or step of it, has styles this document has not.
    const here = location.origin + location.pathname + location.search;
    const isElsewhere = !isAction && request.url !== here;
    if (isElsewhere && !isSheetThere()) return asDocument(request, wanted);
    const failed = (status: number) =>
      resultsFor(wanted, (id) => {
        const before = id === page ? undefined : known(id);
        return before === undefined
          ? { type: "error", result: toRouteError(status) }
          : { type: "data", result: before };
      });
    const unlessAborted = (error: unknown) => {
      if (request.signal.aborted) throw error;
      return undefined;
    };
    const unanswered = () =>
      isAction ? stay(navigation, wanted) : failed(statusCodes.unavailable);
    const posted = isAction ? await request.formData() : undefined;
    const asked = askFor(navigation, posted);
    const isPressed = isElsewhere || (isAction && posted?.get("intent") !== instalmentsIntent);
    if (isPressed) options.onWait(asked, pageOf(page), isAction);
    const response = await asked.catch(unlessAborted);
    if (response === undefined) return unanswered();
    const to = response.headers.get(dataRedirectHeader);
    if (to !== null) {
      const isDocument =
        response.headers.has(documentRedirectHeader) || (isAction && isPlainFormUnderWay());
      if (!isDocument && isDataOf(response)) keepData(to, response);
      // A page that leads on while it is asked for again is nothing to come back to, and is asked for no more.
      if (isDocument && !isAction && !isElsewhere) {
        location.replace(to);
        return new Promise(() => {});
      }
      const leave = isDocument ? redirectDocument : redirect;
      return resultsFor(wanted, () => ({ type: "data", result: leave(to) }));
    }
    if (response.body === null || !isDataOf(response)) {
      return isAction && isPassing(response.status) ? unanswered() : failed(response.status);
    }
    const results = readResults(navigation, wanted, response.body, response.status);
    return isAction ? ((await results.catch(unlessAborted)) ?? unanswered()) : results;
  };
}

type Matches = DataStrategyFunctionArgs["matches"];

const isDataOf = ({ headers }: Response): boolean =>
  headers.get("Content-Type")?.includes("turbo-stream") === true;

const pageOf = (routeId: string | undefined): PageId | undefined => {
  const id = routeIds.find((known) => known === routeId);
  return id && routeOf(id).page;
};

async function askFor(
  { request }: DataStrategyFunctionArgs,
  posted: FormData | undefined,
): Promise<Response> {
  const isAction = posted !== undefined;
  const isShownHere = isAction && isSheetThere() && !isPlainFormUnderWay();
  const ask = async () =>
    fetch(request.url, {
      method: request.method,
      headers: { [dataRequestHeader]: isShownHere ? dataAheadValue : "1" },
      ...(isAction
        ? {
            body: posted,
            signal: AbortSignal.any([request.signal, AbortSignal.timeout(apiTimeoutMs)]),
          }
        : { signal: request.signal }),
    });
  const prepared = isAction ? undefined : takePreparedData(request.url);
  return prepared === undefined ? ask() : prepared.catch(ask);
}

async function readResults(
  { request, matches }: DataStrategyFunctionArgs,
  wanted: Matches,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  status: number,
): Promise<Results> {
  const isAction = request.method !== "GET";
  const page = await decode<PageData>(body.pipeThrough(new TextDecoderStream()));
  // Lazy pages load beside the data; react-router waits for them in `resolve`.
  const code = await Promise.all(
    matches.map((match) => match.resolve(async () => ({ type: "data", result: null }))),
  );
  if (code.some(({ type }) => type === "error")) return asDocument(request, wanted);
  const results = isAction ? page.actionData : page.loaderData;
  // With its status a refused action is known as such, and what is on screen needs no fetching anew.
  const toResult = (value: unknown) => (isAction ? data(value, { status }) : value);
  return resultsFor(wanted, (id) => {
    const error = page.errors?.[id];
    return error === undefined
      ? { type: "data", result: toResult(results?.[id] ?? null) }
      : { type: "error", result: toRouteError(error.status) };
  });
}

/** The page as a document of its own, with what this one could not get of it. */
const asDocument = ({ url }: Request, matches: Matches): Results =>
  resultsFor(matches, () => ({ type: "data", result: redirectDocument(url) }));

function resultsFor(
  matches: readonly { route: { id: string } }[],
  resultOf: (id: string) => DataStrategyResult,
): Results {
  return Object.fromEntries(matches.map(({ route }) => [route.id, resultOf(route.id)]));
}
