import type { Context, MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { EdgeContext } from "#worker/context.ts";
import type { EdgeEnv } from "#worker/env.ts";

const nonceOf = (context: Context) => `'nonce-${(context as Context<EdgeContext>).get("nonce")}'`;

/** Development needs the dev server's socket and inline preamble; production never sees this. */
const developmentPolicy = {
  defaultSrc: ["'self'", "'unsafe-inline'", "data:", "ws:", "wss:"],
};

/**
 * Scripts run only with the answer's nonce or, where it is the same for everybody, by their hash; so do styles in elements, and
 * `style` attributes are allowed because animations and widths need them. A payment's form ends on a page of this site or,
 * through a redirect, on the bank's.
 */
const policyWith = <Source>(
  scripts: readonly Source[],
  styles: readonly Source[],
  bankOrigin: string | undefined,
) => ({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", ...scripts],
  styleSrc: ["'self'", ...styles],
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", "data:"],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  formAction: ["'self'", ...(bankOrigin === undefined ? [] : [bankOrigin])],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
});

/** The policy of an answer whose own scripts and styles are known by these sources. */
export const policyOfHashes = (
  { scripts, styles }: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
  bankOrigin: string | undefined,
): string =>
  Object.entries(policyWith(scripts, styles, bankOrigin))
    .map(([name, sources]) => {
      const directive = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${directive} ${sources.join(" ")}`;
    })
    .join("; ");

/** Headers every answer carries. What a handler has set by itself (the bank's page its own policy) stays. */
export const securityHeaders = ({
  site,
  vars,
}: Pick<EdgeEnv, "site" | "vars">): MiddlewareHandler =>
  secureHeaders({
    overwrite: false,
    contentSecurityPolicy: import.meta.env.DEV
      ? developmentPolicy
      : policyWith([nonceOf], [nonceOf], vars.BANK_PAGE_ORIGIN),
    xFrameOptions: "DENY",
    referrerPolicy: "strict-origin-when-cross-origin",
    permissionsPolicy: { camera: false, microphone: false, geolocation: false, payment: false },
    strictTransportSecurity: site.publicUrl.startsWith("https:")
      ? "max-age=63072000; includeSubDomains; preload"
      : false,
  });
