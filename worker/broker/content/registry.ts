import { texts } from "virtual:texts";
import { routes } from "#shared/routes.ts";
import type { ContentPage } from "./page.ts";

/** Names a text goes by beside its own: the personal-data notice also by its address. */
const otherNames: ReadonlyMap<string, string> = new Map([
  [routes.personalData.path.slice(1), "lightingContract"],
]);

/** A content page or agreement; undefined for an unknown slug. */
export function findPage(name: string): ContentPage | undefined {
  const slug = otherNames.get(name) ?? name;
  return Object.hasOwn(texts, slug) ? texts[slug] : undefined;
}
