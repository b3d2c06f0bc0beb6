import type { ErrorHandler } from "hono";
import { errorPageCopy } from "#shared/copy/error-page.ts";
import type { EdgeContext } from "#worker/context.ts";
import { describeError } from "#shared/describe-error.ts";
import { alert } from "#worker/log.ts";
import { plainPage } from "./plain-page.ts";

/** The last resort: something nobody expected. The log gets kind and place, the visitor a page and the request's id. */
export const unexpectedError: ErrorHandler<EdgeContext> = (error, context) => {
  alert("unexpected", { requestId: context.get("requestId"), ...describeError(error) });
  const { title, text } = errorPageCopy;
  return plainPage(context, { title, text, status: 500 });
};
