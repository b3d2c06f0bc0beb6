import type { ErrorHandler } from "hono";
import { errorPageCopy } from "#shared/copy/error-page.ts";
import type { EdgeContext } from "#worker/context.ts";
import { describeError, log } from "#worker/log.ts";

/** The last resort: something nobody expected. The log gets kind and place; the visitor a page that needs nothing else to work. */
export const unexpectedError: ErrorHandler<EdgeContext> = (error, context) => {
  const requestId = context.get("requestId");
  log("error", "unexpected", { requestId, ...describeError(error) });
  const html = `<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${errorPageCopy.title}</title><style nonce="${context.get("nonce")}">body{font:18px/1.5 system-ui;background:#fbfaf6;color:#0f2a2e;display:grid;place-content:center;min-height:100vh;margin:0;padding:24px}a{color:#0b5351}</style><main><h1>${errorPageCopy.title}</h1><p>${errorPageCopy.text}</p><p><a href="/">${errorPageCopy.home}</a></p><p><small>${errorPageCopy.reference}: ${requestId}</small></p></main></html>`;
  return context.html(html, 500);
};
