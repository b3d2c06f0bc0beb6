import type { Context } from "hono";
import { errorPageCopy } from "#shared/copy/error-page.ts";
import { siteKeywords } from "#shared/copy/head.ts";
import { href } from "#shared/routes.ts";
import type { EdgeContext } from "#worker/context.ts";

const style =
  "body{font:18px/1.5 system-ui;background:#fbfaf6;color:#0f2a2e;display:grid;place-content:center;min-height:100vh;margin:0;padding:24px}main{max-width:36rem}a{color:#0b5351}";

/** A page that needs nothing else to work, for when the rest does not. Title and text are our own copy. */
export function plainPage(
  context: Context<EdgeContext>,
  { title, text, status }: { title: string; text: string; status: 500 | 503 },
): Response | Promise<Response> {
  const reference = `${errorPageCopy.reference}: ${context.get("requestId")}`;
  const html = [
    '<!doctype html><html lang="tr-TR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="keywords" content="${siteKeywords}">`,
    `<title>${title}</title><style nonce="${context.get("nonce")}">${style}</style></head>`,
    `<body><main><h1>${title}</h1><p>${text}</p>`,
    `<p><a href="${href("home")}">${errorPageCopy.home}</a></p>`,
    `<p><small>${reference}</small></p></main></body></html>`,
  ].join("");
  return context.html(html, status);
}
