import { useRef } from "react";
import { Link, useLoaderData } from "react-router";
import { compareForm } from "#client/quote/comparison/compare-bar.tsx";
import { comparisonCopy } from "#client/quote/offers/offers-copy.ts";
import { Purchased } from "#client/quote/offers/purchased.tsx";
import { Icon } from "#client/ui/icon.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { href, quoteEndpoint } from "#shared/routes.ts";
import { comparisonSize } from "#shared/schemas/comparison-size.ts";
import { BuyStrip } from "./buy-strip.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import type { ComparisonData } from "./loader.server.ts";
import { PriceStrip } from "./price-strip.tsx";

/** Offers side by side: whose they are and what they cost stays over the rows, the way to buy under them. */
export function Page() {
  const data = useLoaderData<ComparisonData>();
  const { answers } = data;
  const columns = useRef<HTMLDivElement>(null);
  return (
    <div className="page flex flex-col gap-4 py-4 desktop:py-10">
      <h1 className="h1">{comparisonCopy.heading(answers.length)}</h1>
      {data.isCut ? (
        <Notice kind="warning">{comparisonCopy.firstOnes(comparisonSize.most)}</Notice>
      ) : null}
      {data.isPurchased ? <Purchased link={data.link} /> : null}
      <Actions data={data} />
      <div
        className="comparison"
        data-columns={answers.length}
        // The keyboard brings a column into sight; one that moves under a finger would lose its press.
        onFocus={({ target }) => {
          const column = target.closest("li");
          if (column === null || !target.matches(":focus-visible")) return;
          columns.current?.scrollTo({
            left: column.offsetLeft - (column.parentElement?.offsetLeft ?? 0),
          });
        }}
      >
        <PriceStrip data={data} />
        <div
          ref={columns}
          className="comparison-columns"
          role="region"
          aria-label={comparisonCopy.title}
          tabIndex={0}
        >
          <ComparisonTable data={data} />
        </div>
        {data.isPurchased ? null : <BuyStrip data={data} />}
      </div>
    </div>
  );
}

function Actions({ data }: { data: ComparisonData }) {
  const query = new URLSearchParams(data.offerIds.map((id) => [compareForm.tick, id]));
  const back = `${href("offers", { quote: data.link })}?${query}`;
  const pdf = `${quoteEndpoint("comparisonPdf", data.link)}?${query}`;
  if (!data.onlyDifferences) query.set("farklar", "1");
  return (
    <p className="no-print flex flex-wrap items-center gap-2">
      <Link to={back} className="btn-quiet px-1 text-sm">
        <Icon name="i-lucide-arrow-left" /> {comparisonCopy.back}
      </Link>
      <Link
        to={`${href("comparison", { quote: data.link })}?${query}`}
        replace
        preventScrollReset
        className="btn-secondary px-2.5 text-sm"
      >
        {data.onlyDifferences ? comparisonCopy.all : comparisonCopy.onlyDifferences}
      </Link>
      <a href={pdf} className="btn-secondary px-2.5 text-sm">
        <Icon name="i-lucide-file-down" /> {comparisonCopy.pdf}
      </a>
    </p>
  );
}
