import { usedStylesId } from "#shared/used-styles-id.ts";

/** A sheet on its way is null or cannot be read, one that failed stays so. */
function isThere({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/**
 * Fetches the whole style sheet, unless the document has a link to it, and takes out the rules that came with the document once
 * it is there. Without it the page keeps those: what scripts add is plain then, and works.
 */
export async function bringStyles(): Promise<void> {
  await import("virtual:uno.css").catch(() => {});
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (link === null) return;
  const release = () => document.getElementById(usedStylesId)?.remove();
  if (isThere(link)) release();
  else link.addEventListener("load", release, { once: true });
}
