import { href } from "../routes.ts";

/** Slug of the text of a term's own page, by the term's name in addresses. */
export const termSlug = (name: string): string => `sozluk/${name}`;

/** Address of a term's own page. */
export const termHref = (name: string): string => href("term", { term: name });

/** Where the glossary explains a term. */
export const termAnchor = (name: string): string => `${href("glossary")}#${name}`;
