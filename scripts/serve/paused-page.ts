import type { IncomingMessage, ServerResponse } from "node:http";
import { endpoints } from "#shared/routes.ts";
import { pausedCopy } from "./copy.ts";

const retryAfterSeconds = 30;

const page = `<!doctype html><html lang="tr-TR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${pausedCopy.title}</title></head><body style="font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:10vh auto;padding:0 1rem"><h1>${pausedCopy.title}</h1><p>${pausedCopy.text}</p></body></html>`;

/** Answers in place of a site that may not write just now; yields whether it has. That the process is up stays true. */
export function answerPaused({ url = "" }: IncomingMessage, response: ServerResponse): boolean {
  const [path] = url.split("?", 1);
  if (path === endpoints.health) return false;
  const isProbe = path === endpoints.ready;
  response.writeHead(503, {
    "Content-Type": isProbe ? "application/json" : "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Retry-After": retryAfterSeconds,
    Connection: "close",
  });
  response.end(isProbe ? JSON.stringify({ status: "unavailable", reason: "disk-full" }) : page);
  return true;
}
