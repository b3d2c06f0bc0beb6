import { useLoaderData } from "react-router";
import type { QuoteData } from "#client/quote/steps/load-quote.server.ts";
import { QuotePage } from "#client/quote/steps/quote-page.tsx";
import type { AnyLine } from "#shared/lines/line.ts";

/** The flow of the line that the address means, of those that are quoted there. */
export function Page({ lines }: { lines: readonly AnyLine[] }) {
  const { productId } = useLoaderData<QuoteData>();
  const line = lines.find(({ product }) => product.id === productId);
  return line === undefined ? null : <QuotePage key={productId} line={line} />;
}
