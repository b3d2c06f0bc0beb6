import type { Head } from "#shared/head.ts";
import type { Site } from "#shared/site.ts";

/** Head of a page that is nobody else's and is never kept. */
export const privateHead = (site: Site, title: string, description: string): Head => ({
  title: `${title} | ${site.name}`,
  description,
  isPrivate: true,
});
