import type { ReviewData } from "#client/pages/purchase/loader.server.ts";
import { Money } from "#client/ui/money.tsx";
import { formatDate } from "#shared/format/date.ts";
import { titleOf } from "./answers.ts";
import { CoverTable } from "./cover-table.tsx";
import { InsurerLogo } from "./insurer-logo.tsx";
import { offersCopy } from "./offers-copy.ts";
import { purchaseCopy } from "./purchase-copy.ts";

/** Everything the policy will be made of, assumptions included. */
export function ReviewSummary({ data }: { data: ReviewData }) {
  const { review, offer, words } = data;
  const { holder, risk, quote, answer } = review;
  const rows: readonly [string, string][] = [
    [purchaseCopy.holder, `${holder.name} ${holder.surname}`],
    [purchaseCopy.nationalNumber, holder.maskedNationalNumber],
    [purchaseCopy.phone, holder.maskedPhone],
    [purchaseCopy.address, `${holder.city} / ${holder.county}`],
    ...risk.map(({ label, text }): [string, string] => [label, text]),
    [purchaseCopy.start, formatDate(quote.policyStart)],
  ];
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
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="m-0 text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
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
