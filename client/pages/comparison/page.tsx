import { Fragment } from "react";
import { Link, useLoaderData } from "react-router";
import { hasOffer, titleOf } from "#client/quote/answers.ts";
import { BuyLink } from "#client/quote/buy-link.tsx";
import { compareForm } from "#client/quote/compare-bar.tsx";
import { comparisonSize } from "#shared/schemas/comparison-size.ts";
import { InsurerLogo } from "#client/quote/insurer-logo.tsx";
import { comparisonCopy } from "#client/quote/offers-copy.ts";
import { Icon } from "#client/ui/icon.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { comparisonGroups } from "#shared/calls/compare-packages.ts";
import { href, quoteEndpoint } from "#shared/routes.ts";
import type { ComparisonData } from "./loader.server.ts";

type Row = ComparisonData["rows"][number];

/** Offers side by side: whose they are and what they cost stays over the rows, the way to buy under them. */
export function Page() {
  const data = useLoaderData<ComparisonData>();
  const { answers, onlyDifferences } = data;
  const rows = onlyDifferences ? data.rows.filter(({ differs }) => differs) : data.rows;
  const groups = comparisonGroups
    .map((group) => ({ group, rows: rows.filter((row) => row.group === group) }))
    .filter((each) => each.group !== "price" && each.rows.length > 0);
  return (
    <div className="page flex flex-col gap-4 py-4 desktop:py-10">
      <h1 className="h1">{comparisonCopy.heading(answers.length)}</h1>
      {data.isCut ? (
        <Notice kind="warning">{comparisonCopy.firstOnes(comparisonSize.most)}</Notice>
      ) : null}
      <Actions data={data} />
      <div className="comparison" role="region" aria-label={comparisonCopy.title} tabIndex={0}>
        <table data-columns={answers.length}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{comparisonCopy.feature}</span>
              </th>
              {answers.map((answer, index) => (
                <th key={answer.id} scope="col">
                  <span className="flex flex-wrap items-center gap-2 mb-1">
                    <InsurerLogo logo={answer.logo} /> <span>{titleOf(answer)}</span>
                  </span>
                  {data.rows
                    .filter(({ group }) => group === "price")
                    .map(({ id, label, cells }) => (
                      <span key={id} className="block" data-row={id}>
                        <span className="visually-hidden">{label}: </span>
                        {cells[index]}
                      </span>
                    ))}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ group, rows: shown }) => (
            <tbody key={group}>
              <tr className="comparison-group">
                <th colSpan={answers.length + 1} scope="rowgroup">
                  <span>{comparisonCopy.groups[group]}</span>
                </th>
              </tr>
              {shown.map((row) => (
                <ComparisonRow key={row.id} row={row} keys={answers.map(({ id }) => id)} />
              ))}
            </tbody>
          ))}
          <BuyRow data={data} />
        </table>
      </div>
    </div>
  );
}

function ComparisonRow({ row, keys }: { row: Row; keys: readonly string[] }) {
  return (
    <tr data-differs={row.differs}>
      <th scope="row">
        {row.label}
        {row.differs ? (
          <Fragment>
            {" "}
            <span className="differs" aria-hidden="true">
              ≠
            </span>
            <span className="visually-hidden">({comparisonCopy.differs})</span>
          </Fragment>
        ) : null}
      </th>
      {row.cells.map((cell, index) => (
        <td key={keys[index]}>{cell}</td>
      ))}
    </tr>
  );
}

function Actions({ data }: { data: ComparisonData }) {
  const query = new URLSearchParams(data.offerIds.map((id) => [compareForm.tick, id]));
  const back = `${href("offers", { quote: data.link })}?${query}`;
  const pdf = `${quoteEndpoint("comparisonPdf", data.link)}?${query}`;
  if (!data.onlyDifferences) query.set("farklar", "1");
  return (
    <p className="no-print flex flex-wrap items-center gap-2">
      <Link to={back} className="btn-quiet px-2 text-sm">
        <Icon name="i-lucide-arrow-left" /> {comparisonCopy.back}
      </Link>
      <Link
        to={`${href("comparison", { quote: data.link })}?${query}`}
        replace
        preventScrollReset
        className="btn-secondary px-3 text-sm"
      >
        {data.onlyDifferences ? comparisonCopy.all : comparisonCopy.onlyDifferences}
      </Link>
      <a href={pdf} className="btn-secondary px-3 text-sm">
        <Icon name="i-lucide-file-down" /> {comparisonCopy.pdf}
      </a>
    </p>
  );
}

function BuyRow({ data }: { data: ComparisonData }) {
  return (
    <tfoot className="no-print">
      <tr>
        <th scope="row">
          <span className="visually-hidden">{comparisonCopy.actions}</span>
        </th>
        {data.answers.map((answer) => (
          <td key={answer.id}>
            {hasOffer(answer) && answer.offer.soldBy !== "elsewhere" ? (
              <BuyLink answer={answer} link={data.link} />
            ) : null}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
