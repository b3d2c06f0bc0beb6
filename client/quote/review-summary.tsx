import type { ReviewData } from "#client/pages/purchase/loader.server.ts";
import { Money } from "#client/ui/money.tsx";
import { formatDate } from "#shared/format/date.ts";
import { titleOf } from "./answers.ts";
import { CoverTable } from "./cover-table.tsx";
import { InsurerLogo } from "./insurer-logo.tsx";
import { offersCopy } from "./offers-copy.ts";
import { purchaseCopy } from "./purchase-copy.ts";

interface Row {
  readonly label: string;
  readonly text: string;
}

/** Everything the policy will be made of, assumptions included. */
export function ReviewSummary({ data }: { data: ReviewData }) {
  const { review, offer, words } = data;
  const { holder, risk, period, quote, answer } = review;
  const rows: readonly Row[] = [
    { label: purchaseCopy.holder, text: `${holder.name} ${holder.surname}` },
    { label: purchaseCopy.nationalNumber, text: holder.maskedNationalNumber },
    { label: purchaseCopy.phone, text: holder.maskedPhone },
    { label: purchaseCopy.address, text: `${holder.city} / ${holder.county}` },
    ...risk.filter(({ heading }) => heading === undefined),
    { label: purchaseCopy.start, text: formatDate(quote.policyStart) },
    ...(period === undefined ? [] : [{ label: purchaseCopy.period, text: period }]),
  ];
  const headings = [...new Set(risk.flatMap(({ heading }) => heading ?? []))];
  return (
    <section aria-labelledby="review" className="card flex flex-col gap-4 p-5">
      <h2 id="review" className="h2">
        {purchaseCopy.review}
      </h2>
      <p className="flex flex-wrap items-center gap-3">
        <InsurerLogo logo={answer.logo} />
        <span className="font-semibold">{titleOf(answer)}</span>
        <Money kurus={offer.grossKurus} className="ml-auto text-xl font-bold" />
      </p>
      <Rows rows={rows} />
      {headings.map((heading) => (
        <div key={heading} className="flex flex-col gap-2">
          <h3 className="text-sm font-semibold">{heading}</h3>
          <Rows rows={risk.filter((row) => row.heading === heading)} />
        </div>
      ))}
      <details>
        <summary className="link">{offersCopy.covers}</summary>
        <CoverTable covers={offer.covers} />
      </details>
      <div>
        <p className="text-sm font-semibold">{purchaseCopy.assumptions}</p>
        <ul className="list-disc pl-5 text-sm text-muted">
          {offer.assumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
      </div>
      {words.estimate === null ? null : <p className="text-sm text-muted">{words.estimate}</p>}
    </section>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="m-0 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
      {rows.map(({ label, text }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="m-0 text-right font-medium">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
