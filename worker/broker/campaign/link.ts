import { foldTurkish } from "#shared/format/turkish-case.ts";

/** What a link says, in the order of its parameters. */
export const linkFields = ["source", "medium", "campaign", "term", "content"] as const;
export type LinkField = (typeof linkFields)[number];

const nameForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const longestName = 60;

/** Whether a name may stand in a link: small letters of ASCII, digits and single hyphens. */
export const isLinkName = (text: string): boolean =>
  text.length <= longestName && nameForm.test(text);

/** The name nearest to what was typed; empty where nothing of it can stand in a link. */
export const nearestName = (typed: string): string =>
  foldTurkish(typed)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, longestName)
    .replace(/-+$/, "");

/** The address of a registered link, with the parameters it carries. */
export function linkAddress(
  site: string,
  link: Readonly<Record<LinkField | "page", string>>,
): string {
  const url = new URL(link.page, site);
  for (const name of linkFields) {
    if (link[name] !== "") url.searchParams.set(`utm_${name}`, link[name]);
  }
  return url.href;
}
