import { Link, useLoaderData } from "react-router";
import { titleOf } from "#client/quote/answers.ts";
import { comparisonSize } from "#client/quote/comparison-size.ts";
import { InsurerLogo } from "#client/quote/insurer-logo.tsx";
import { comparisonCopy, offersCopy } from "#client/quote/offers-copy.ts";
import { Notice } from "#client/ui/notice.tsx";
import { Icon } from "#client/ui/icon.tsx";
import { href, quoteEndpoint } from "#shared/routes.ts";
import type { ComparisonData } from "./loader.server.ts";

/** Offers side by side: first column and head stay in sight, rows that differ stand out. */
export function Page() {
  const data = useLoaderData<ComparisonData>();
  const rows = data.onlyDifferences ? data.rows.filter(({ differs }) => differs) : data.rows;
  return (
    <div className="page flex flex-col gap-5 py-6 desktop:py-10">
      <h1 className="h1">{comparisonCopy.title}</h1>
      {data.isCut ? (
        <Notice kind="warning">{comparisonCopy.firstOnes(comparisonSize.most)}</Notice>
      ) : null}
      <Actions data={data} />
      <div className="comparison" role="region" aria-label={comparisonCopy.title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{comparisonCopy.feature}</th>
              {data.answers.map((answer) => (
                <th key={answer.id} scope="col">
                  <span className="flex items-center gap-2">
                    <InsurerLogo logo={answer.logo} /> {titleOf(answer)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} data-differs={row.differs}>
                <th scope="row">
                  {row.label}
                  {row.differs ? (
                    <span className="visually-hidden"> ({comparisonCopy.differs})</span>
                  ) : null}
                </th>
                {row.cells.map((cell, index) => (
                  <td key={data.answers[index]?.id} data-row={row.id}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
            <BuyRow data={data} />
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Actions({ data }: { data: ComparisonData }) {
  const query = new URLSearchParams(data.offerIds.map((id) => ["teklif", id]));
  const pdf = `${quoteEndpoint("comparisonPdf", data.link)}?${query}`;
  if (!data.onlyDifferences) query.set("farklar", "1");
  return (
    <p className="no-print flex flex-wrap items-center gap-3">
      <Link to={href("offers", { quote: data.link })} className="btn-quiet">
        {comparisonCopy.back}
      </Link>
      <Link
        to={`${href("comparison", { quote: data.link })}?${query}`}
        replace
        preventScrollReset
        className="btn-secondary"
      >
        {data.onlyDifferences ? comparisonCopy.all : comparisonCopy.onlyDifferences}
      </Link>
      <a href={pdf} className="btn-secondary">
        <Icon name="i-lucide-file-down" /> {comparisonCopy.pdf}
      </a>
    </p>
  );
}

function BuyRow({ data }: { data: ComparisonData }) {
  return (
    <tr className="no-print">
      <th scope="row">
        <span className="visually-hidden">{offersCopy.buy}</span>
      </th>
      {data.answers.map(({ offer, ...answer }) => (
        <td key={answer.id}>
          {offer === undefined || offer.soldBy === "elsewhere" ? null : (
            <Link
              to={href(offer.soldBy === "online" ? "purchase" : "callBack", {
                quote: data.link,
                offer: offer.id,
              })}
              className={offer.soldBy === "online" ? "btn-primary" : "btn-secondary"}
            >
              {offer.soldBy === "online" ? offersCopy.buy : offersCopy.callMe}
              <span className="visually-hidden">: {titleOf(answer)}</span>
            </Link>
          )}
        </td>
      ))}
    </tr>
  );
}
