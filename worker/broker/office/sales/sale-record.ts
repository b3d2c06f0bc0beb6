import { recordPaper } from "../../order/record/record-paper.ts";
import { recordParts } from "../../order/record/record-text.ts";
import { readStory } from "../../order/record/sale-story.ts";
import type { OfficeContext } from "../office-context.ts";
import { missingPage } from "../pages/missing-page.tsx";
import { saleRecordPage } from "../pages/sale-record-page.tsx";

/** What was stored of a sale; its look is written down before anything is opened. */
async function storyOf(
  { services, audit }: OfficeContext,
  orderId: string,
  action: "opened" | "downloaded",
) {
  const row = await services.store.orders.find(orderId);
  if (row === undefined) return undefined;
  await audit(action, orderId);
  return readStory(row, services);
}

/** Everything shown, agreed, paid and sent in a sale, in order. */
export async function showSaleRecord(context: OfficeContext, orderId: string): Promise<Response> {
  const story = await storyOf(context, orderId, "opened");
  if (story === undefined) return missingPage(context);
  return saleRecordPage(orderId, recordParts(story), context);
}

/** The same as a paper. */
export async function downloadSaleRecord(
  context: OfficeContext,
  orderId: string,
): Promise<Response> {
  const story = await storyOf(context, orderId, "downloaded");
  if (story === undefined) return missingPage(context);
  const { bytes, fileName } = await recordPaper(story, context.services);
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Cache-Control": "private, no-store",
    },
  });
}
