/** @jsxImportSource hono/jsx */
import { formatDate, formatDateTime } from "#shared/format/date.ts";
import { formatFactor } from "#shared/format/factor.ts";
import { formatDifference, formatMoney, formatSum } from "#shared/format/money.ts";
import { quoteNumber } from "#shared/format/quote-number.ts";
import { productName } from "#shared/products/catalogue.ts";
import { printCopy } from "../../print/copy.ts";
import type { AnswerView, OfferView } from "../../quote/answer-view.ts";
import type { QuoteView } from "../../quote/quote-repository.ts";
import type { Fact } from "../kit/facts.tsx";
import { Facts } from "../kit/facts.tsx";
import { Card, Heading, officePage } from "../kit/page.tsx";
import { Badge } from "../kit/status.tsx";
import type { OfficeContext } from "../office-context.ts";
import { offersCopy as copy } from "../sales/offers-copy.ts";

function valueText({ kind, money, text }: OfferView["covers"][number]): string {
  if (kind === "amount") return money === undefined ? "" : formatSum(money);
  return kind === "text" ? (text ?? "") : printCopy.cover[kind];
}

const stepFact = (
  { label, source, factor, kurus }: OfferView["explanation"][number],
  at: number,
): Fact => {
  const amount = at === 0 ? copy.lira(formatMoney(kurus)) : formatDifference(kurus);
  const how = factor === undefined ? source : `${formatFactor(factor)} · ${source}`;
  return [label, `${amount} (${how})`];
};

/** Facts under a heading; nothing where there are none. */
const Part = ({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) =>
  facts.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <Facts facts={facts} />
    </>
  );

const Details = ({ offer }: { readonly offer: OfferView }) => (
  <details>
    <summary>{copy.details}</summary>
    <Part title={copy.steps} facts={offer.explanation.map(stepFact)} />
    <Part
      title={copy.charges}
      facts={offer.charges.map(({ label, kurus }): Fact => [label, copy.lira(formatMoney(kurus))])}
    />
    <Part
      title={copy.covers}
      facts={offer.covers.map((cover): Fact => [cover.label, valueText(cover)])}
    />
    <Part
      title={copy.assumptions}
      facts={offer.assumptions.map((text, at): Fact => [`${at + 1}.`, text])}
    />
  </details>
);

const Answer = ({ firmName, packageName, state, reason, offer }: AnswerView) => (
  <li>
    <header>
      <strong>{[firmName, packageName].filter(Boolean).join(" · ")}</strong>
      {offer?.isProvisional === true ? <Badge>{copy.provisional}</Badge> : null}
      {offer === undefined ? null : <strong>{copy.lira(offer.grossPremiumTL)}</strong>}
    </header>
    {offer === undefined ? (
      <p>{reason ?? (state === "offer" ? "" : copy.states[state])}</p>
    ) : (
      <>
        <p class="muted">
          {copy.instalments(offer.maxInstallment)} ·{" "}
          {copy.validUntil(formatDateTime(offer.validUntil))}
        </p>
        <Details offer={offer} />
      </>
    )}
  </li>
);

/** What insurers have answered to a quote, the cheapest first, as whoever has its link is shown it. */
export function offersPage(
  quote: QuoteView,
  answers: readonly AnswerView[],
  context: OfficeContext,
): Promise<Response> {
  const { quoteId, productId, subject, vehicle, policyStart, createdAt, purchasedAt } = quote;
  const title = productName(productId);
  const priceOf = ({ offer }: AnswerView) => offer?.grossKurus ?? Number.POSITIVE_INFINITY;
  const shown = answers
    .filter(({ state }) => state !== "done")
    .toSorted((one, other) => (priceOf(one) < priceOf(other) ? -1 : 1));
  return officePage(
    { title: `${title} ${quoteNumber(quoteId)}`, section: "inbox", isNarrow: true },
    context,
    <>
      <Heading title={title} />
      <Card>
        <Facts
          facts={[
            [copy.number, quoteNumber(quoteId)],
            [copy.subject, [subject, vehicle].filter(Boolean).join(" · ")],
            [copy.start, formatDate(policyStart)],
            [copy.asked, formatDateTime(createdAt)],
            [copy.bought, purchasedAt === null ? undefined : formatDateTime(purchasedAt)],
          ]}
        />
      </Card>
      <h2>{copy.answers}</h2>
      <ol class="rows">
        {shown.map((answer) => (
          <Answer {...answer} />
        ))}
      </ol>
    </>,
  );
}
