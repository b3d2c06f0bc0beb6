import type { DataOf } from "#shared/calls/call.ts";
import type { getDocuments } from "#shared/calls/quote/get-documents.ts";
import type { SaleDocumentId } from "#shared/calls/order/sale-document-fields.ts";
import { saleDocumentIds } from "#shared/calls/order/sale-document-fields.ts";
import { sha256Hex } from "#shared/crypto/sha-256.ts";
import { fillPage } from "../../content/fill.ts";
import { informationFormOf } from "../../content/information-form.ts";
import { findPage } from "../../content/registry.ts";
import type { Sale } from "./sale.ts";
import { saleValues } from "./sale-values.ts";

/** The documents of an offer as they are read before it is bought. */
export type OfferedDocuments = DataOf<typeof getDocuments>["documents"];

/** The text a document is filled in of: one for all lines, but what is told of each in its own words. */
export const textOf = (id: SaleDocumentId, productId: string): string =>
  id === "bilgilendirme-metni" ? informationFormOf(productId) : id;

/** The documents of a sale, filled in. The same sale gives the same texts, and so the same SHA-256. */
export async function writeDocuments(sale: Sale): Promise<OfferedDocuments> {
  const { productId } = sale.content.request;
  const values = saleValues(sale);
  const texts = saleDocumentIds.flatMap((id) => {
    const page = findPage(textOf(id, productId));
    if (page === undefined) return [];
    // Agreements go by the figures of their own day.
    const filled = fillPage(page, { site: sale.site, day: page.updated }, values);
    return [{ id, title: filled.title, edition: page.version, html: filled.html }];
  });
  return { sha256: await sha256Hex(JSON.stringify(texts)), texts };
}
