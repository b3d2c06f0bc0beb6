import { formatDate, todayInIstanbul } from "#shared/format/date.ts";
import { fillPage } from "../content/fill.ts";
import type { ContentPage } from "../content/page.ts";
import { findPage } from "../content/registry.ts";
import type { Attachment } from "../notification/notification.ts";
import type { OrderServices } from "./services.ts";
import { informationCopy as copy } from "./information-copy.ts";

const textSlug = "lightingContract";

function disclosurePage(): ContentPage {
  const page = findPage(textSlug);
  if (page === undefined) throw new Error(`no text ${textSlug}`);
  return page;
}

/** Edition of the text on how personal data are processed, as it is published now. */
export const disclosureEdition = (): string => disclosurePage().version;

/** That text as a PDF. */
export async function disclosurePaper({
  site,
  loadFonts,
  now,
}: Pick<OrderServices, "site" | "loadFonts" | "now">): Promise<Attachment> {
  const { renderTextsPdf } = await import("../print/texts-pdf.ts");
  const day = todayInIstanbul(now());
  const { title, html, version, updated } = fillPage(disclosurePage(), { site, day });
  const text = { title, html, foot: copy.edition(version, formatDate(updated)) };
  const document = { title, texts: [text], author: site.firm, createdAt: now(), firm: site };
  const bytes = await renderTextsPdf(document, await loadFonts());
  return { fileName: copy.fileName, contentType: "application/pdf", bytes };
}
