import { createMiddleware } from "hono/factory";
import type { EdgeContext } from "#worker/context.ts";

/**
 * Content security policy of a page. Scripts run only with the response's nonce; styles come in nonce'd elements, and
 * `style` attributes are allowed because animations and widths need them. Payment pages are reached by form posts and
 * redirects to the bank, so `form-action` allows https.
 */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self' https:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}

/** Development needs the dev server's socket and inline preamble; production never sees this. */
const developmentPolicy = "default-src 'self' 'unsafe-inline' data: ws: wss:";

/** Headers every answer carries. A handler that sets its own policy (the bank's page) keeps it. */
export const securityHeaders = createMiddleware<EdgeContext>(async (context, next) => {
  await next();
  const { headers } = context.res;
  const policy = import.meta.env.DEV
    ? developmentPolicy
    : contentSecurityPolicy(context.get("nonce"));
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", policy);
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Frame-Options", "DENY");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  if (context.get("deps").env.site.publicUrl.startsWith("https:")) {
    headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload");
  }
});
