import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { EdgeContext } from "./context.ts";
import { log } from "./log.ts";

/** A refusal in the envelope every upstream answer has, so that callers read one shape. It stands in the log. */
export function refusal(
  context: Context<EdgeContext>,
  status: ContentfulStatusCode,
  message: string,
  statusCode: number = status,
): Response {
  log("warn", "refused", { requestId: context.get("requestId"), status, statusCode });
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
