import { cookies } from "#shared/cookies.ts";

const kinds = {
  functional: cookies.functionalCookies,
  analytics: cookies.analyticCookies,
  targeting: cookies.targetingCookies,
} as const;

/** What the visitor chose before, from the document's cookies. A kind never answered stands on. */
export function readPreferences(documentCookies: string): Record<keyof typeof kinds, boolean> {
  const given = new Set(documentCookies.split("; "));
  const isOn = (kind: keyof typeof kinds) => !given.has(`${kinds[kind].name}=false`);
  return {
    functional: isOn("functional"),
    analytics: isOn("analytics"),
    targeting: isOn("targeting"),
  };
}
