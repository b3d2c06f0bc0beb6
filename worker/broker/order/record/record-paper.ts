import type { Attachment } from "../../notification/notification.ts";
import type { OrderServices } from "../services.ts";
import { recordParts } from "./record-text.ts";
import type { SaleStory } from "./sale-story.ts";
import { recordCopy as copy } from "./copy.ts";

/** The record of a sale as a PDF. The same record gives the same bytes. */
export async function recordPaper(
  story: SaleStory,
  { loadFonts, site }: Pick<OrderServices, "loadFonts" | "site">,
): Promise<Attachment> {
  const { renderTextsPdf } = await import("../../print/texts-pdf.ts");
  const { orderId, createdAt } = story.row;
  // The firm that sold, as it was called then.
  const firm = story.record?.printed?.policy.firm ?? site;
  const texts = recordParts(story).map((part) => ({ ...part, foot: `${copy.order} ${orderId}` }));
  const document = { title: `${copy.title} ${orderId}`, author: firm.firm, createdAt, texts, firm };
  return {
    fileName: `satis-kaydi-${orderId}.pdf`,
    contentType: "application/pdf",
    bytes: await renderTextsPdf(document, await loadFonts()),
  };
}
