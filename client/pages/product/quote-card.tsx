import { Link } from "react-router";
import { QuickStart } from "#client/quick-start/quick-start.tsx";
import { productCopy } from "./copy.ts";
import type { ProductData } from "./loader.server.ts";

/** The first questions of a quote, or for lines sold by a person the way to be called. */
export function QuoteCard({ data: { start, quotePath } }: { data: ProductData }) {
  return (
    <section id="teklif" aria-labelledby="teklif-baslik" className="card p-5 desktop:p-6 no-print">
      <h2 id="teklif-baslik" className="h3 mb-4">
        {start === null ? productCopy.requestTitle : productCopy.quoteTitle}
      </h2>
      {start === null ? (
        <>
          <p className="mb-5">{productCopy.requestText}</p>
          <Link to={quotePath} className="btn-primary w-full min-h-12 text-lg">
            {productCopy.request}
            <span className="i-lucide-arrow-right" aria-hidden="true" />
          </Link>
        </>
      ) : (
        <QuickStart start={start} />
      )}
    </section>
  );
}
