import { UNSAFE_ErrorResponseImpl as RouteErrorResponse } from "react-router";
import type { PageError } from "#shared/data-request.ts";

/** The server's errors as react-router knows them, so that both sides show the same page. */
export function toRouteErrors(errors: Readonly<Record<string, PageError>> | null) {
  if (errors === null) return null;
  const entries = Object.entries(errors).map(([id, { status }]) => [id, toRouteError(status)]);
  return Object.fromEntries(entries) as Record<string, RouteErrorResponse>;
}

export const toRouteError = (status: number) => new RouteErrorResponse(status, "", null);
