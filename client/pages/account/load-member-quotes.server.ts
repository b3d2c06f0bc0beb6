import type { LoaderInput } from "#client/loader-input.ts";
import type { DataOf } from "#shared/calls/call.ts";
import { filterQuotes } from "#shared/calls/account/filter-quotes.ts";
import { isProductId, productIds, products } from "#shared/products/catalogue.ts";
import { productCode } from "#shared/products/product-code.ts";
import { listQueryOf } from "./list-query.server.ts";

type Row = DataOf<typeof filterQuotes>["results"][number];

/** A page of the member's quotes or policies, each as `view` shows it. */
export async function loadMemberQuotes<View>(
  { page, url }: LoaderInput,
  kind: "teklif" | "police",
  view: (row: Row & { readonly productName: string; readonly link: string }) => View,
) {
  const query = listQueryOf(url);
  const { data } = await page.api.call(filterQuotes, { kind, ...query });
  if (data === null) return null;
  const rows = await Promise.all(
    data.results.map(async (row) =>
      view({
        ...row,
        productName: isProductId(row.productId) ? products[row.productId].name : row.productId,
        link: await page.links.sign(row.quoteId),
      }),
    ),
  );
  return {
    rows,
    product: productCode(query.productId ?? ""),
    products: productIds.map((id) => ({ id: productCode(id), name: products[id].name })),
    page: query.page,
    pageCount: Math.ceil(data.total / data.pageSize),
  };
}
