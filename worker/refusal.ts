import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { errorPageCopy } from "#shared/copy/error-page.ts";
import type { EdgeContext } from "./context.ts";
import { plainPage } from "./handlers/plain-page.ts";
import { log } from "./log.ts";

/**
 * A refusal in the envelope every upstream answer has, so that callers read one shape; for a browser that posts a form of
 * a page by itself, a page. It stands in the log.
 */
export function refusal(
  context: Context<EdgeContext>,
  status: ContentfulStatusCode,
  message: string,
  statusCode: number = status,
): Response | Promise<Response> {
  log("warn", "refused", { requestId: context.get("requestId"), status, statusCode });
  const isOfPage = !context.req.path.startsWith("/api/");
  if (isOfPage && context.req.header("Accept")?.includes("text/html") === true) {
    return plainPage(context, { title: errorPageCopy.refused, text: message, status });
  }
  const body = {
    Success: false,
    Status: false,
    StatusCode: statusCode,
    Message: message,
    Messages: [message],
    Data: null,
  };
  return context.json(body, status);
}
