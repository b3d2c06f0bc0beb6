import { errorPageCopy } from "./copy/error-page.ts";
import type { UnavailableKind } from "./copy/unavailable.ts";
import { unavailableCopy } from "./copy/unavailable.ts";
import { siteKeywords } from "./copy/head.ts";

/** What a page says about itself to browsers, search engines and social networks. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Separated by commas; what the whole site is about where a page has none of its own. */
  readonly keywords?: string;
  readonly socialTitle?: string;
  readonly socialDescription?: string;
  /** Path on this site or full address. */
  readonly socialImage?: string;
  /** Address on this site by which the page is known, where the query belongs to it; else its path. */
  readonly canonical?: string;
  /** Path of a feed of what the page lists. */
  readonly feed?: string;
  /** JSON-LD objects. */
  readonly structuredData?: readonly object[];
  /** Of one visitor: kept by no cache, and out of search engines. */
  readonly isPrivate?: boolean;
  /** Everybody's, and kept out of search engines all the same. */
  readonly isUnlisted?: boolean;
}

/** Path of the picture of pages without one of their own. */
export const defaultSocialImage = "/paylasim.png";

/** What every page's loader yields at least. */
export interface PageWithHead {
  readonly head: Head;
}

/** Head of whatever failed, which has none of its own. */
export const errorHead: Head = {
  title: errorPageCopy.title,
  description: errorPageCopy.text,
  isPrivate: true,
};

/** Head of what cannot be shown for the moment. */
export const unavailableHead = (kind: UnavailableKind): Head => ({
  title: unavailableCopy[kind].title,
  description: unavailableCopy[kind].text,
  isPrivate: true,
});

/** A tag of the document head; both sides make the head from these. */
export type HeadTag =
  | { readonly tag: "title"; readonly text: string }
  | { readonly tag: "meta" | "link"; readonly attributes: Readonly<Record<string, string>> }
  | { readonly tag: "script"; readonly json: string };

/** The head of a page as tags: title, description, keywords, social title, description and image, canonical, JSON-LD. */
export function headTags(head: Head, publicUrl: string, path: string): HeadTag[] {
  const image = head.socialImage ?? defaultSocialImage;
  const canonical = publicUrl + (head.canonical ?? path);
  const social: [string, string][] = [
    ["og:title", head.socialTitle ?? head.title],
    ["og:description", head.socialDescription ?? head.description],
    ["og:image", image.startsWith("/") ? publicUrl + image : image],
    ["og:url", canonical],
    ["og:type", "website"],
    ["og:locale", "tr_TR"],
  ];
  return [
    { tag: "title", text: head.title },
    meta({ name: "description", content: head.description }),
    meta({ name: "keywords", content: head.keywords || siteKeywords }),
    ...social.map(([property, content]) => meta({ property, content })),
    meta({ name: "twitter:card", content: "summary_large_image" }),
    ...(head.isPrivate === true || head.isUnlisted === true
      ? [meta({ name: "robots", content: "noindex" })]
      : []),
    { tag: "link", attributes: { rel: "canonical", href: canonical } },
    ...(head.feed === undefined ? [] : [feedLink(publicUrl + head.feed)]),
    ...(head.structuredData ?? []).map((data): HeadTag => ({
      tag: "script",
      json: JSON.stringify(data).replaceAll("<", "\\u003c"),
    })),
  ];
}

const feedLink = (address: string): HeadTag => ({
  tag: "link",
  attributes: { rel: "alternate", type: "application/rss+xml", href: address },
});

const meta = (attributes: Record<string, string>): HeadTag => ({ tag: "meta", attributes });
