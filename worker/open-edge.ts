import { errorPageCopy } from "#shared/copy/error-page.ts";
import { statusCodes } from "#shared/codes.ts";
import type { Fault } from "#shared/environment.ts";
import { UnfitEnvironment, misspelt } from "#shared/environment.ts";
import { endpoints } from "#shared/routes.ts";
import { createApp } from "./app.ts";
import type { EdgeDeps } from "./context.ts";
import type { EdgeOptions } from "./deps.ts";
import { createDeps } from "./deps.ts";
import { edgeVariables } from "./env.ts";
import { alert, log } from "./log.ts";

interface Edge extends Pick<ReturnType<typeof createApp>, "fetch"> {
  /** A page of everybody for the platform's cache. */
  readonly cachedPage: EdgeDeps["cachedPage"];
}

/** In the place of a site whose environment nothing can be done with: readiness names what is wrong with it. */
function unfit(request: Request, faults: readonly Fault[]): Response {
  if (new URL(request.url).pathname === endpoints.ready) {
    const lacks = faults.map(({ name }) => name);
    return Response.json({ status: "unavailable", lacks }, { status: statusCodes.unavailable });
  }
  const text = `${errorPageCopy.title}\n${errorPageCopy.text}\n`;
  return new Response(text, { status: statusCodes.serverError });
}

/**
 * The edge of an environment; what is wrong with that stands in the log, one line each.
 *
 * @param others variables that are not its own and belong there all the same
 */
export function openEdge(
  raw: object,
  others: readonly string[] = [],
  options: EdgeOptions = {},
): Edge {
  for (const { name, what } of misspelt(Object.keys(raw), [...edgeVariables, ...others])) {
    log("warn", "environment", { name, what });
  }
  try {
    const deps = createDeps(raw, options);
    return { fetch: createApp(deps).fetch, cachedPage: deps.cachedPage };
  } catch (error) {
    if (!(error instanceof UnfitEnvironment)) throw error;
    for (const { name, what } of error.faults) alert("environment", { name, what });
    const answer = (request: Request) => unfit(request, error.faults);
    return { fetch: answer, cachedPage: async (request) => answer(request) };
  }
}
