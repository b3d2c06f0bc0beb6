import { Link } from "react-router";
import { uiCopy } from "#client/copy/ui.ts";
import type { Later } from "#client/ui/later.tsx";
import { TextPlace, WhenThere } from "#client/ui/later.tsx";
import { quickStartCopy } from "./copy.ts";
import { QuickStart } from "./quick-start.tsx";
import type { QuickStartData } from "./start-fields.server.ts";
import { Icon } from "#client/ui/icon.tsx";

interface QuoteCardProps {
  /** Null for a line that a person sells. */
  readonly start: Later<QuickStartData | null>;
  readonly quotePath: string;
}

/** The first questions of a quote, or for lines sold by a person the way to be called. */
export function QuoteCard({ start, quotePath }: QuoteCardProps) {
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
        {quickStartCopy.quoteTitle}
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
        {start === null ? quickStartCopy.requestTitle : quickStartCopy.quoteTitle}
      </h2>
      {start === null ? (
        <>
          <p className="mb-5">{quickStartCopy.requestText}</p>
          <Link to={quotePath} className="btn-primary w-full min-h-12 text-lg">
            {quickStartCopy.request}
            <Icon name="i-lucide-arrow-right" />
          </Link>
        </>
      ) : (
        <QuickStart start={start} />
      )}
    </>
  );
}
