import type { DataStrategyFunction, DataStrategyResult } from "react-router";
import { data, redirect, redirectDocument } from "react-router";
import { decode } from "turbo-stream";
import type { PageData } from "#shared/data-request.ts";
import {
  dataRedirectHeader,
  dataRequestHeader,
  documentRedirectHeader,
} from "#shared/data-request.ts";
import { takePreparedData } from "#client/state/prepared-page.ts";
import { toRouteError } from "./route-errors.ts";

/**
 * One request for all the data of a navigation: the same URL, method and body, answered by the same loaders as a stream
 * in which promises stay promises. Cookies and redirects are the server's.
 */
export const dataStrategy: DataStrategyFunction = async ({ request, matches }) => {
  const wanted = matches.filter((match) => match.shouldCallHandler());
  const isAction = request.method !== "GET";
  const ask = async () =>
    fetch(request.url, {
      method: request.method,
      headers: { [dataRequestHeader]: "1" },
      signal: request.signal,
      ...(isAction ? { body: await request.formData() } : {}),
    });
  const prepared = isAction ? undefined : takePreparedData(request.url);
  const response = await (prepared === undefined ? ask() : prepared.catch(ask));
  const location = response.headers.get(dataRedirectHeader);
  if (location !== null) {
    const leave = response.headers.has(documentRedirectHeader) ? redirectDocument : redirect;
    return resultsFor(wanted, () => ({ type: "data", result: leave(location) }));
  }
  if (response.body === null || !response.headers.get("Content-Type")?.includes("turbo-stream")) {
    return resultsFor(wanted, () => ({ type: "error", result: toRouteError(response.status) }));
  }
  const page = await decode<PageData>(response.body.pipeThrough(new TextDecoderStream()));
  // Lazy pages load beside the data; react-router waits for them in `resolve`.
  await Promise.all(
    matches.map((match) => match.resolve(async () => ({ type: "data", result: null }))),
  );
  const results = isAction ? page.actionData : page.loaderData;
  // With its status a refused action is known as such, and what is on screen needs no fetching anew.
  const { status } = response;
  const toResult = (value: unknown) => (isAction ? data(value, { status }) : value);
  return resultsFor(wanted, (id) => {
    const error = page.errors?.[id];
    return error === undefined
      ? { type: "data", result: toResult(results?.[id] ?? null) }
      : { type: "error", result: toRouteError(error.status) };
  });
};

function resultsFor(
  matches: readonly { route: { id: string } }[],
  resultOf: (id: string) => DataStrategyResult,
): Record<string, DataStrategyResult> {
  return Object.fromEntries(matches.map(({ route }) => [route.id, resultOf(route.id)]));
}
