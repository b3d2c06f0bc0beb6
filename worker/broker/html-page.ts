import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface HtmlPage {
  readonly title: string;
  readonly body: Markup;
  readonly style: string;
  /** Runs at the end of the page. */
  readonly script?: string;
  /** Where its forms may post to, beside this site. */
  readonly formOrigins?: readonly string[];
  readonly status?: number;
  /** Whether images of this site are shown on it. */
  readonly showsImages?: boolean;
  /** Address of the font its style names, where it names one. */
  readonly fontAddress?: string | undefined;
}

const noStore = "no-store";

/** A page of the broker's own: one nonce'd style, at most one nonce'd script, and nothing else may load but its font and images where it shows some. */
export async function htmlPage(page: HtmlPage): Promise<Response> {
  const nonce = crypto.randomUUID();
  const script =
    page.script &&
    html`<script nonce="${nonce}">
      ${raw(page.script)};
    </script>`;
  const font =
    page.fontAddress &&
    html`<link
      rel="preload"
      href="${page.fontAddress}"
      as="font"
      type="font/woff2"
      crossorigin="anonymous"
    />`;
  const text = await html`<!doctype html>
    <html lang="tr-TR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title}</title>
        ${font ?? ""}
        <style nonce="${nonce}">
          ${raw(page.style)}
        </style>
      </head>
      <body>
        ${page.body}${script ?? ""}
      </body>
    </html>`;
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    ["form-action 'self'", ...(page.formOrigins ?? [])].join(" "),
    ...(page.showsImages === true ? ["img-src 'self'"] : []),
    ...(page.fontAddress === undefined ? [] : ["font-src 'self'"]),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return new Response(String(text), {
    status: page.status ?? 200,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy.join("; "),
      "Cache-Control": noStore,
      // Its own forms still say where they come from.
      "Referrer-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
