import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { errorPageCopy } from "#shared/copy/error-page.ts";
import { siteKeywords } from "#shared/copy/head.ts";
import type { UnavailableKind } from "#shared/copy/unavailable.ts";
import { askingAgainCopy, unavailableCopy } from "#shared/copy/unavailable.ts";
import { waitingPageCopy } from "#shared/copy/waiting.ts";
import { href } from "#shared/routes.ts";
import { themeTokens } from "#shared/theme.ts";
import { retryAfterSeconds } from "#shared/unavailable.ts";
import type { EdgeContext } from "#worker/context.ts";

const style =
  themeTokens +
  "body{font:17px/1.5 system-ui,sans-serif;background:var(--paper);color:var(--ink);display:grid;place-content:center;justify-items:center;gap:24px;min-height:100vh;margin:0;padding:16px;box-sizing:border-box}" +
  "main{max-width:32rem;padding:24px;background:var(--card);border:1px solid var(--line);border-radius:16px;text-align:center}" +
  "h1{font-size:1.5rem;line-height:1.25;margin:0 0 12px;text-wrap:balance}p{margin:0 0 16px}small{color:var(--muted)}" +
  ".brand{font-weight:700;font-size:1.25rem;color:var(--primary);text-decoration:none}a{color:var(--primary)}" +
  ".button{display:inline-block;padding:10px 20px;border-radius:12px;background:var(--primary);color:var(--on-primary);font-weight:600;text-decoration:none}" +
  '@property --n{syntax:"<integer>";initial-value:2;inherits:false}@keyframes count{to{--n:62}}' +
  ".seconds{animation:count 60s linear forwards;counter-reset:n var(--n)}.seconds:before{content:counter(n)}";

interface PlainPage {
  readonly title: string;
  /** What must not be overlooked. */
  readonly urgent?: string;
  readonly text: string;
  readonly status: ContentfulStatusCode;
  /** Where it is asked again: by the browser itself after a while, and by a link. */
  readonly asksAt?: string;
  /** Whether it is being waited for meanwhile: then it is asked again soon, and the seconds are counted. */
  readonly isWaiting?: boolean;
}

/** A page that needs nothing else to work, for when the rest does not. Title and text are our own copy. */
export function plainPage(
  context: Context<EdgeContext>,
  { title, urgent, text, status, asksAt, isWaiting = false }: PlainPage,
): Response | Promise<Response> {
  const reference = `${errorPageCopy.reference}: ${context.get("requestId")}`;
  const { name } = context.get("deps").env.site;
  if (status === 503) context.header("Retry-After", String(retryAfterSeconds));
  // Asked again at once, some browsers stop reading the page that is to be seen meanwhile.
  const pauseSeconds = isWaiting ? 1 : retryAfterSeconds;
  if (asksAt !== undefined) context.header("Refresh", `${pauseSeconds};url=${asksAt}`);
  const again =
    asksAt === undefined || isWaiting
      ? ""
      : html`<p>${askingAgainCopy.willAsk}</p>
          <p><a class="button" href="${asksAt}">${askingAgainCopy.askNow}</a></p>`;
  return context.html(
    html`<!doctype html>
      <html lang="tr-TR">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="keywords" content="${siteKeywords}" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          <style nonce="${context.get("nonce")}">
            ${raw(style)}
          </style>
        </head>
        <body>
          <header><a class="brand" href="${href("home")}">${name}</a></header>
          <main>
            <h1>${title}</h1>
            ${urgent === undefined ? "" : html`<p><strong>${urgent}</strong></p>`}
            <p>
              ${text}${
                isWaiting
                  ? html`, <span class="seconds" role="timer"></span> ${waitingPageCopy.seconds}`
                  : ""
              }
            </p>
            ${again}
            <p><a href="${href("home")}">${errorPageCopy.home}</a></p>
            <small>${reference}</small>
          </main>
        </body>
      </html>`,
    status,
  );
}

/** That something is on its way, with the seconds since; the browser shows it as soon as it is there. */
export const waitingPage = (
  context: Context<EdgeContext>,
  what: string,
  asksAt: string,
): Response | Promise<Response> =>
  plainPage(context, {
    title: what,
    text: waitingPageCopy.text,
    status: 202,
    asksAt,
    isWaiting: true,
  });

/** What an address of its own cannot give for the moment; it asks again by itself. */
export function unavailablePage(
  context: Context<EdgeContext>,
  kind: UnavailableKind,
): Response | Promise<Response> {
  const { pathname, search } = new URL(context.req.url);
  return plainPage(context, { ...unavailableCopy[kind], status: 503, asksAt: pathname + search });
}
