import type { CookieChoices } from "#shared/cookie-kinds.ts";
import { cookieChoices } from "#shared/cookie-choices.ts";

/** What the visitor chose before, from the document's cookies. */
export function readPreferences(documentCookies: string): CookieChoices {
  const given = new Map(
    documentCookies.split("; ").map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return [name, value];
    }),
  );
  return cookieChoices(({ name }) => given.get(name));
}
