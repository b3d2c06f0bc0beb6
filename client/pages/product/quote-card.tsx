import { Link } from "react-router";
import { uiCopy } from "#client/copy/ui.ts";
import { QuickStart } from "#client/quick-start/quick-start.tsx";
import type { QuickStartData } from "#client/quick-start/start-fields.server.ts";
import { TextPlace, WhenThere } from "#client/ui/later.tsx";
import { productCopy } from "./copy.ts";
import type { ProductData } from "./loader.server.ts";

/** The first questions of a quote, or for lines sold by a person the way to be called. */
export function QuoteCard({ data: { start, quotePath } }: { data: ProductData }) {
  return (
    <section id="teklif" aria-labelledby="teklif-baslik" className="card p-5 desktop:p-6 no-print">
      <WhenThere value={start} fallback={<CardPlace />}>
        {(found) => <Start start={found} quotePath={quotePath} />}
      </WhenThere>
    </section>
  );
}

function CardPlace() {
  return (
    <>
      <h2 id="teklif-baslik" className="h3 mb-4">
        {productCopy.quoteTitle}
      </h2>
      <TextPlace label={uiCopy.loading} />
    </>
  );
}

interface StartProps {
  readonly start: QuickStartData | null;
  readonly quotePath: string;
}

function Start({ start, quotePath }: StartProps) {
  return (
    <>
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
    </>
  );
}
