import type { ReviewData } from "#client/pages/purchase/loader.server.ts";
import { Money } from "#client/ui/money.tsx";
import { collectionCopy } from "#shared/copy/collection.ts";
import { exchangeCopy } from "#shared/copy/exchange.ts";
import { identityNames } from "#shared/copy/identity.ts";
import { standings } from "#shared/copy/policyholder.ts";
import { formatDate } from "#shared/format/date.ts";
import { formatSum } from "#shared/format/money.ts";
import { titleOf } from "../answers.ts";
import { coverCopy } from "../comparison/cover-copy.ts";
import { CoverTable } from "../comparison/cover-table.tsx";
import { InsurerLogo } from "../insurer-logo.tsx";
import { offersCopy } from "../offers/offers-copy.ts";
import { purchaseCopy } from "./purchase-copy.ts";
import { Icon } from "#client/ui/icon.tsx";

interface Row {
  readonly label: string;
  readonly text: string;
}

/** The price in the currency its tariff is written in. */
function convertedRow({ converted }: ReviewData["offer"]): readonly Row[] {
  if (converted === undefined) return [];
  const { money, rate, day, isEstimate } = converted;
  const text = `${exchangeCopy.about(formatSum(money))} · ${exchangeCopy.rate(rate, day, isEstimate)}`;
  return [{ label: exchangeCopy.label, text }];
}

/**
 * Everything the policy will be made of, assumptions included. On a phone it is folded to insurer, price and start; beside
 * the form it stays in sight.
 */
export function ReviewSummary({ data }: { data: ReviewData }) {
  const { review, offer } = data;
  const { quote, answer, period } = review;
  return (
    <section
      aria-labelledby="review"
      className="desktop:order-1 desktop:sticky desktop:top-20 flex flex-col gap-2"
    >
      <h2 id="review" className="visually-hidden">
        {purchaseCopy.review}
      </h2>
      <div className="card p-4 desktop:p-5">
        <div className="flex flex-wrap items-center gap-3">
          <InsurerLogo logo={answer.logo} />
          <p className="flex-1 min-w-[7rem]">
            <span className="block font-semibold">{titleOf(answer)}</span>
            <span className="block text-sm text-muted">
              {quote.subject} · {quote.vehicle}
            </span>
          </p>
          <p className="ml-auto text-right">
            <Money kurus={offer.grossKurus} className="block text-xl font-bold" />
            <span className="block text-sm text-muted">
              {[formatDate(quote.policyStart), period].filter(Boolean).join(" · ")}
            </span>
          </p>
        </div>
        <details className="review-details">
          <summary className="link py-1">{purchaseCopy.details}</summary>
          <Details data={data} />
        </details>
      </div>
      <p className="flex items-start gap-2 px-1 text-sm text-success font-medium">
        <Icon name="i-lucide-check" className="mt-0.5 shrink-0" />
        {purchaseCopy.confirmed}
      </p>
    </section>
  );
}

/** Whom the policy is made out to: a company by its title, with who may act for it. */
function holderRows({
  isInsured,
  policyholder,
  company,
  name,
  surname,
}: ReviewData["review"]["holder"]): readonly Row[] {
  if (policyholder !== undefined) {
    const buyer = `${policyholder.name} ${policyholder.surname}`;
    return [
      { label: purchaseCopy.policyholder, text: buyer },
      { label: purchaseCopy.standing, text: standings[policyholder.standing].name },
      { label: purchaseCopy.holder, text: `${name} ${surname}` },
    ];
  }
  const label = isInsured ? purchaseCopy.holder : purchaseCopy.policyholder;
  const fullName = `${name} ${surname}`;
  if (company === undefined) return [{ label, text: fullName }];
  return [
    { label, text: company.title },
    { label: purchaseCopy.taxOffice, text: company.taxOffice },
    { label: purchaseCopy.officer, text: fullName },
  ];
}

function Details({ data }: { data: ReviewData }) {
  const { review, offer } = data;
  const { holder, risk, period, quote, collector } = review;
  const rows: readonly Row[] = [
    ...holderRows(holder),
    { label: identityNames[holder.identity], text: holder.maskedNationalNumber },
    { label: purchaseCopy.phone, text: holder.maskedPhone },
    { label: purchaseCopy.address, text: `${holder.city} / ${holder.county}` },
    ...risk.filter(({ heading }) => heading === undefined),
    ...convertedRow(offer),
    { label: purchaseCopy.start, text: formatDate(quote.policyStart) },
    ...(period === undefined ? [] : [{ label: purchaseCopy.period, text: period }]),
    { label: collectionCopy.label, text: collector },
  ];
  const headings = [...new Set(risk.flatMap(({ heading }) => heading ?? []))];
  return (
    <div className="flex flex-col gap-4 pt-3">
      <Rows rows={rows} />
      {headings.map((heading) => (
        <div key={heading} className="flex flex-col gap-2">
          <h3 className="text-sm font-semibold">{heading}</h3>
          <Rows rows={risk.filter((row) => row.heading === heading)} />
        </div>
      ))}
      <details>
        <summary className="link">{offersCopy.covers}</summary>
        <CoverTable title={coverCopy.caption} covers={offer.covers} />
      </details>
      <div>
        <p className="text-sm font-semibold">{purchaseCopy.assumptions}</p>
        <ul className="list-disc pl-5 text-sm text-muted">
          {offer.assumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="m-0 flex flex-col gap-2 text-sm">
      {rows.map(({ label, text }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{label}</dt>
          <dd className="m-0 ml-auto min-w-0 text-right font-medium break-words">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
