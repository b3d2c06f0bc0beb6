import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { fillHtml } from "#worker/broker/content/fill.ts";
import type { Filling } from "#worker/broker/content/fill.ts";
import type { Text } from "./read-texts.ts";
import { editionOf } from "./read-texts.ts";

/** Which words each version of an agreement had, by slug and version. Written by `npm run docs`; never edited. */
export const editionsFile = path.resolve(
  import.meta.dirname,
  "../../worker/broker/content/agreements/editions.json",
);

const EditionsSchema = v.record(v.string(), v.record(v.string(), v.string()));
export type Editions = v.InferOutput<typeof EditionsSchema>;

export const readEditions = (): Editions =>
  v.parse(EditionsSchema, JSON.parse(readFileSync(editionsFile, "utf8")));

/** Site data stays open: an agreement is the same whoever runs the site. */
const noSite = {} as Filling["site"];

/**
 * Fingerprint of what an agreement says, its figures included. Markup, white space and the kind of apostrophe are not
 * part of what somebody agrees to.
 */
export function wordsOf({
  title,
  html,
  updated,
}: Pick<Text, "title" | "html" | "updated">): string {
  const filled = fillHtml(html, { site: noSite, day: updated });
  const words = `${title} ${filled}`
    .replace(/<[^>]*>/g, " ")
    .replace(/&#39;|['’]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return createHash("sha256").update(words).digest("base64url").slice(0, 22);
}

/** What is wrong with the version an agreement carries; undefined when its words are those it was recorded with. */
export function editionFault(text: Text, editions: Editions): string | undefined {
  const edition = editionOf(text);
  const recorded = editions[text.slug]?.[edition];
  if (recorded === undefined)
    return `${text.file}: version ${edition} is not recorded: npm run docs`;
  if (recorded === wordsOf(text)) return undefined;
  return `${text.file}: its words are not those of version ${edition}: give it a new "updated" day, or the next "edition" of today`;
}
