import type {
  DataStrategyFunction,
  DataStrategyFunctionArgs,
  DataStrategyResult,
} from "react-router";
import { data, redirect, redirectDocument } from "react-router";
import { decode } from "turbo-stream";
import { statusCodes } from "#shared/codes.ts";
import type { PageData } from "#shared/data-request.ts";
import {
  dataRedirectHeader,
  dataRequestHeader,
  documentRedirectHeader,
} from "#shared/data-request.ts";
import { isSheetThere } from "#client/bring-styles.ts";
import { takePreparedData } from "#client/state/prepared-page.ts";
import { toRouteError } from "./route-errors.ts";

/** A route's data from before; undefined where it has none. */
type KnownData = (routeId: string) => unknown;
type Results = Record<string, DataStrategyResult>;

/**
 * One request for all the data of a navigation: the same URL, method and body, answered by the same loaders as a stream
 * in which promises stay promises. Cookies and redirects are the server's. Where nothing can be had the page says so, in the
 * frame as it was.
 */
export function dataStrategyOver(known: KnownData): DataStrategyFunction {
  return async (navigation) => {
    const { request, matches } = navigation;
    const wanted = matches.filter((match) => match.shouldCallHandler());
    // A fetcher's post that leaves everything as it is comes here all the same.
    if (wanted.length === 0) return {};
    const page = matches.at(-1)?.route.id;
    // Another page, or step of it, has styles this document has not.
    const here = location.origin + location.pathname + location.search;
    const isElsewhere = request.method === "GET" && request.url !== here;
    if (isElsewhere && !isSheetThere()) return asDocument(request, wanted);
    const failed = (status: number) =>
      resultsFor(wanted, (id) => {
        const before = id === page ? undefined : known(id);
        return before === undefined
          ? { type: "error", result: toRouteError(status) }
          : { type: "data", result: before };
      });
    const response = await askFor(navigation).catch((error: unknown) => {
      if (request.signal.aborted) throw error;
      return undefined;
    });
    if (response === undefined) return failed(statusCodes.unavailable);
    const to = response.headers.get(dataRedirectHeader);
    if (to !== null) {
      const leave = response.headers.has(documentRedirectHeader) ? redirectDocument : redirect;
      return resultsFor(wanted, () => ({ type: "data", result: leave(to) }));
    }
    const isData = response.headers.get("Content-Type")?.includes("turbo-stream") === true;
    if (response.body === null || !isData) return failed(response.status);
    return readResults(navigation, wanted, response.body, response.status);
  };
}

async function askFor({ request }: DataStrategyFunctionArgs): Promise<Response> {
  const isAction = request.method !== "GET";
  const ask = async () =>
    fetch(request.url, {
      method: request.method,
      headers: { [dataRequestHeader]: "1" },
      signal: request.signal,
      ...(isAction ? { body: await request.formData() } : {}),
    });
  const prepared = isAction ? undefined : takePreparedData(request.url);
  return prepared === undefined ? ask() : prepared.catch(ask);
}

async function readResults(
  { request, matches }: DataStrategyFunctionArgs,
  wanted: DataStrategyFunctionArgs["matches"],
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
const asDocument = ({ url }: Request, matches: DataStrategyFunctionArgs["matches"]): Results =>
  resultsFor(matches, () => ({ type: "data", result: redirectDocument(url) }));

function resultsFor(
  matches: readonly { route: { id: string } }[],
  resultOf: (id: string) => DataStrategyResult,
): Results {
  return Object.fromEntries(matches.map(({ route }) => [route.id, resultOf(route.id)]));
}
