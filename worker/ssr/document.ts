import { html } from "hono/html";
import { clientAssets } from "virtual:client-assets";
import { socialImageOf } from "#client/social/social-image.server.ts";
import type { HeadTag } from "#shared/head.ts";
import { headTags } from "#shared/head.ts";
import type { Head } from "#shared/head.ts";
import type { Site } from "#shared/site.ts";
import { fontFace } from "#shared/theme.ts";
import { iconSheetId, usedStylesId } from "#shared/document-ids.ts";
import type { DocumentParts } from "./document-stream.ts";
import { reloadRestored, startAtOnce, startOnUse } from "./start-script.ts";
import { namesIn, usedStyles } from "./used-styles.ts";

export interface DocumentOptions {
  readonly head: Head;
  readonly site: Site;
  readonly path: string;
  /** Lets this answer's own scripts and styles be; empty where the answer's policy has their hashes. */
  readonly nonce: string;
  /** Sources of the page's own modules, for its scripts to be fetched early. */
  readonly modules: readonly string[];
  /** Whether the page greets a member. */
  readonly isMembers: boolean;
  /** Whether the page is the answer to a form. */
  readonly isPosted: boolean;
  /** Whether the page's scripts wait for the first sign of use. */
  readonly startsOnUse: boolean;
}

/** Nothing that stands before it waits for it; of what follows the browser shows nothing until it is there. */
const wholeStyleSheet = `<link rel="stylesheet" href="${clientAssets.styleSheet}" crossorigin>`;

const escapeHtml = (text: string) => String(html`${text}`);
const withNonce = (nonce: string): string => (nonce === "" ? "" : ` nonce="${nonce}"`);

/**
 * Everything before the page's own markup, which has these names (`namesIn`). What of the style sheet it uses is inlined:
 * one round trip to the first paint.
 */
function documentStart(options: DocumentOptions, names: ReadonlySet<string>): string {
  const { head, site, path, nonce } = options;
  const scale = site.viewportLocked === "true" ? ", maximum-scale=1, user-scalable=no" : "";
  return [
    '<!doctype html><html lang="tr-TR"><head><meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width, initial-scale=1${scale}">`,
    headTags({ socialImage: socialImageOf(path), ...head }, site.publicUrl, path)
      .map((tag) => headHtml(tag, nonce))
      .join(""),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<meta name="theme-color" content="#0B5351">',
    styleHtml(nonce, names),
    import.meta.env.DEV ? developmentScripts(nonce) : "",
    startHtml(options),
    // In the head it would keep the first paint back for a moment.
    `</head><body><link rel="preload" href="${clientAssets.font}" as="font" type="font/woff2" crossorigin>`,
    `${iconsHtml(names, iconSheetId)}<div id="root">`,
  ].join("");
}

/**
 * By which addresses scripts find each other. Stands before all that asks for one: browsers take no map later. What is read
 * has it last, after all that is to be seen.
 */
const mapHtml = (nonce: string): string =>
  clientAssets.importMap === ""
    ? ""
    : `<script type="importmap"${withNonce(nonce)}>${clientAssets.importMap}</script>`;

function startHtml(options: DocumentOptions): string {
  const { startsOnUse: isPatient, modules, nonce, isMembers, isPosted } = options;
  const { entry, preloads, styleSheet } = clientAssets;
  const script = (text: string) => `<script${withNonce(nonce)}>${text}</script>`;
  const restored = isMembers ? reloadRestored : "";
  const files = new Set(["client/entry.tsx", ...modules].flatMap((one) => preloads[one] ?? []));
  const start = { entry, files: [...files], styleSheet, isPosted };
  if (isPatient) return script(restored + startOnUse(start));
  const links = [entry, ...files].map((file) => `<link rel="modulepreload" href="${file}">`);
  return mapHtml(nonce) + links.join("") + script(restored + startAtOnce(start));
}

/** The icons among these names, for the markup to use; in an element of this id, which says where all of them are. */
function iconsHtml(names: ReadonlySet<string>, id?: string): string {
  const icons = [...names].filter(isIcon);
  const symbols = icons.map((name) => clientAssets.icons[name.slice(1)] ?? "").join("");
  const own = id === undefined ? "" : ` id="${id}" data-whole="${clientAssets.iconSheet}"`;
  return symbols === "" && own === "" ? "" : `<svg${own} style="display:none">${symbols}</svg>`;
}

const isIcon = (name: string): boolean => name.startsWith("#");

/** The document around a page's markup. Of the style sheet all comes before markup with other names than the first, once. */
export function documentParts(options: DocumentOptions): DocumentParts {
  let isWhole = false;
  return {
    start: (names) => documentStart(options, names),
    beforeOthers: (names) => {
      const brings = !isWhole && ![...names].every(isIcon);
      isWhole ||= brings;
      return (brings ? wholeStyleSheet : "") + iconsHtml(names);
    },
    end: () => documentEnd(options, isWhole),
  };
}

/**
 * Everything after the page's own markup. The scripts of a page that starts at once will need the whole style sheet, if it
 * has not come before.
 */
const documentEnd = (
  { startsOnUse: isPatient, nonce }: DocumentOptions,
  isWhole: boolean,
): string => `</div>${isPatient ? mapHtml(nonce) : isWhole ? "" : wholeStyleSheet}</body></html>`;

/**
 * What React sends after the page's markup waits, hidden, for a script to put it in its place. Where none runs it is shown
 * between the page's content and the footer, and what stands in its place meanwhile is not.
 */
const withoutScripts =
  "#root:has(.until-there){display:flex;flex-direction:column}#root:has(.until-there)>footer{order:1}" +
  "#root:has(.until-there)>[hidden][id^='S:']{display:block!important}.until-there{display:none}";

/** Of the document itself, whose start stands outside of what React renders. */
const ownElements = ["html", "body"];

const ownFontFace = fontFace(clientAssets.font);

/** Pages are drawn again and again with the same names; so many different lists of them are kept. */
const mostLists = 200;
const keptStyles = new Map<string, string>();

function stylesOf(names: ReadonlySet<string>): string {
  const list = [...names].join(" ");
  const kept = keptStyles.get(list);
  if (kept !== undefined) return kept;
  const styles = usedStyles(clientAssets.styles, new Set([...ownElements, ...names]));
  if (keptStyles.size >= mostLists) keptStyles.clear();
  keptStyles.set(list, styles);
  return styles;
}

/**
 * Everything before what is said while nobody knows yet what a page will be, by the ids of the frame and of what is said in
 * it, of which the last sentence is shown (by what follows it: none is the last child of what is still being read). It has no title: the first one in a document is the one that counts, and that is
 * the page's own.
 */
export const waitingStart = (
  nonce: string,
  markup: string,
  { frame, said }: { readonly frame: string; readonly said: string },
): string =>
  [
    '<!doctype html><html lang="tr-TR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<style nonce="${nonce}">${ownFontFace}${stylesOf(namesIn(`${markup}<p>`))}#${said}>p:has(+p){display:none}</style>`,
    `</head><body>${iconsHtml(namesIn(markup))}<div id="${frame}">${markup}`,
  ].join("");

function styleHtml(nonce: string, names: ReadonlySet<string>): string {
  const used = stylesOf(names);
  const sheet = import.meta.env.DEV ? wholeStyleSheet : "";
  return `<style${withNonce(nonce)}>${ownFontFace}</style><style${withNonce(nonce)} id="${usedStylesId}" data-whole="${clientAssets.styleSheet}">${used}</style>${sheet}<noscript><style${withNonce(nonce)}>${withoutScripts}</style></noscript>`;
}

/** Hot reload of React components needs its preamble before any of them loads. */
const developmentScripts = (nonce: string) =>
  `<script type="module" nonce="${nonce}" src="/@vite/client"></script>`;

/** Tags the client may replace on navigation carry `data-head`. */
function headHtml(tag: HeadTag, nonce: string): string {
  if (tag.tag === "title") return `<title>${escapeHtml(tag.text)}</title>`;
  if (tag.tag === "script") {
    return `<script type="application/ld+json"${withNonce(nonce)} data-head>${tag.json}</script>`;
  }
  const attributes = Object.entries(tag.attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  return `<${tag.tag}${attributes.join("")} data-head>`;
}
