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
    const page = matches.at(-1)?.route.id;
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
    const location = response.headers.get(dataRedirectHeader);
    if (location !== null) {
      const leave = response.headers.has(documentRedirectHeader) ? redirectDocument : redirect;
      return resultsFor(wanted, () => ({ type: "data", result: leave(location) }));
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
  await Promise.all(
    matches.map((match) => match.resolve(async () => ({ type: "data", result: null }))),
  );
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

function resultsFor(
  matches: readonly { route: { id: string } }[],
  resultOf: (id: string) => DataStrategyResult,
): Results {
  return Object.fromEntries(matches.map(({ route }) => [route.id, resultOf(route.id)]));
}
