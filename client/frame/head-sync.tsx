import { useMemo } from "react";
import { useLocation, useMatches } from "react-router";
import type { Head, PageWithHead } from "#shared/head.ts";
import { errorHead, headTags } from "#shared/head.ts";
import { useAdoption } from "#client/ui/use-adoption.ts";
import { useLayoutData } from "./use-site.ts";

/** Brings the document's head up to date after a navigation in the browser; the first one comes from the server. */
export function HeadSync() {
  const matches = useMatches();
  const { pathname } = useLocation();
  const publicUrl = useLayoutData()?.site.publicUrl;
  const head =
    matches
      .map((match) => (match.loaderData as Partial<PageWithHead> | undefined)?.head)
      .findLast((found) => found !== undefined) ?? errorHead;
  const wanted = useMemo(
    () => (publicUrl === undefined ? null : { head, publicUrl, pathname }),
    [head, publicUrl, pathname],
  );
  useAdoption(wanted, {
    change: (next) => next !== null && replaceHead(next.head, next.publicUrl, next.pathname),
  });
  return null;
}

function replaceHead(head: Head, publicUrl: string, path: string): void {
  for (const old of document.head.querySelectorAll("[data-head]")) old.remove();
  for (const tag of headTags(head, publicUrl, path)) {
    if (tag.tag === "title") {
      document.title = tag.text;
      continue;
    }
    const element = document.createElement(tag.tag);
    element.setAttribute("data-head", "");
    if (tag.tag === "script") {
      element.setAttribute("type", "application/ld+json");
      element.textContent = tag.json;
    } else {
      for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
    }
    document.head.append(element);
  }
}
