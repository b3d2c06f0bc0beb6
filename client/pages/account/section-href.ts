import { href } from "#shared/routes.ts";
import type { AccountSectionId } from "./sections.ts";

/** The address of a section; more of the query belongs to the section itself. */
export const sectionHref = (page: AccountSectionId, query: Readonly<Record<string, string>> = {}) =>
  href("account", {}, { page, ...query });
