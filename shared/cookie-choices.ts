import type { CookieChoices, OptionalCookie } from "./cookie-kinds.ts";
import type { CookieSpec } from "./cookies.ts";
import { cookies } from "./cookies.ts";

/** Cookies that are kept by a visitor's leave alone, by their kind. */
export const optionalCookies = {
  functional: cookies.functionalCookies,
  analytics: cookies.analyticCookies,
  targeting: cookies.targetingCookies,
} as const satisfies Record<OptionalCookie, CookieSpec<"true" | "false">>;

/** The choices in a visitor's cookies, read by `valueOf`. A kind that an answer did not allow is stored as nothing or `false`. */
export function cookieChoices(
  valueOf: (spec: CookieSpec<"true" | "false">) => string | undefined,
): CookieChoices {
  const isAnswered = valueOf(cookies.requiredCookies) !== undefined;
  const isOn = (kind: OptionalCookie) => !isAnswered || valueOf(optionalCookies[kind]) === "true";
  return {
    isAnswered,
    functional: isOn("functional"),
    analytics: isOn("analytics"),
    targeting: isOn("targeting"),
  };
}
