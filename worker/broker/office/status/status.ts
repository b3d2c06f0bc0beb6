import { isSameText } from "../../crypto/hmac.ts";
import { statusHeader } from "#shared/status.ts";
import type { OfficeContext, OfficeRequest } from "../office-context.ts";
import { statusCopy } from "./copy.ts";
import { readStatus } from "./read-status.ts";
import { statusPage } from "./status-page.tsx";

/** How things stand, for whoever of the office is on call. */
export async function showStatus(context: OfficeContext): Promise<Response> {
  await context.audit("listed", statusCopy.title);
  return statusPage(await readStatus(context.services), context);
}

/**
 * The same as JSON for a monitor that shows the token; undefined, so that it is as if it were not there, for everybody else. 200
 * also when something is to be looked at: `status` says it.
 */
export async function statusJson({
  services,
  request,
}: Pick<OfficeRequest, "services" | "request">): Promise<Response | undefined> {
  const { STATUS_TOKEN: token } = services.env.vars;
  const shown = request.headers.get(statusHeader) ?? "";
  if (token === undefined || !isSameText(shown, token)) return undefined;
  return Response.json(await readStatus(services), { headers: { "Cache-Control": "no-store" } });
}
