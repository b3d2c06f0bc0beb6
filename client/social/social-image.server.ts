import { defaultSocialImage } from "#shared/head.ts";
import images from "./images.json" with { type: "json" };

/** Where the pictures of pages are served from. */
export const socialFolder = "/paylasim/";

const names: Readonly<Record<string, string>> = images;

/** Path of the picture by which social networks show a page; the site's own where the page has none. */
export function socialImageOf(path: string): string {
  const name = Object.hasOwn(names, path) ? names[path] : undefined;
  return name === undefined ? defaultSocialImage : socialFolder + name;
}
