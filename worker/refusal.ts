import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A refusal in the envelope every upstream answer has, so that callers read one shape. */
export function refusal(
  context: Context,
  status: ContentfulStatusCode,
  message: string,
  statusCode: number = status,
): Response {
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
