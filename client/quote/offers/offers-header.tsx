import type { ReactNode } from "react";
import { Link } from "react-router";
import { Notice } from "#client/ui/notice.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { useHasScripts } from "#client/ui/use-has-scripts.ts";
import { formatDate, formatDateTime } from "#shared/format/date.ts";
import { quoteNumber } from "#shared/format/quote-number.ts";
import { unbroken } from "#shared/format/unbroken.ts";
import { isProductId } from "#shared/products/catalogue.ts";
import { href, quoteHref } from "#shared/routes.ts";
import type { Answer } from "../answers.ts";
import { hasOffer, isTaxed, tallyOf } from "../answers.ts";
import type { OffersData } from "./load-offers.server.ts";
import { offersCopy } from "./offers-copy.ts";
import { Purchased } from "./purchased.tsx";
import { StartButton, StartForm } from "../terms/start-form.tsx";
import { TermsFacts, TermsForm } from "../terms/terms-form.tsx";
import { whatHappened } from "./what-happened.ts";

/** What the offers are for, what their prices rest on, and who has answered. */
export function OffersHeader({ data, answers }: { data: OffersData; answers: readonly Answer[] }) {
  const { quote, words } = data;
  // It starts when a running policy ends.
  const isAfterRunning = quote.previousPolicyEnd === quote.policyStart;
  const facts: readonly { label: string; text: string; more?: ReactNode }[] = [
    {
      label: isAfterRunning ? offersCopy.afterRunning : offersCopy.start,
      text: formatDate(quote.policyStart),
      more: data.start === null ? null : <StartButton />,
    },
    ...(isAfterRunning && quote.isEarlyRenewal ? [offersCopy.early] : []),
    ...quote.history,
    { label: offersCopy.quoteNumber, text: quoteNumber(quote.quoteId) },
  ];
  return (
    <header className="offers-header">
      <PageHeading className="text-xl desktop:text-3xl font-bold tracking-tight leading-tight">
        {offersCopy.title(words.title)}
      </PageHeading>
      <p className="text-sm desktop:text-base text-muted">
        {isProductId(quote.productId) ? (
          <>
            <Link to={quoteHref(quote.productId)} className="link">
              {offersCopy.edit}
            </Link>
            {unbroken(" · ")}
          </>
        ) : null}
        {unbroken(`${quote.subject} · ${quote.vehicle}`)}{" "}
        <WrongAssetLink quote={quote} words={words} />
      </p>
      <div className="fact-chips" tabIndex={0} role="group" aria-label={offersCopy.facts}>
        <TermsFacts data={data} />
        <dl className="contents">
          {facts.map(({ label, text, more }, index) => (
            <div key={label} className={index === 0 ? "fact-first" : undefined}>
              <dt>{label}</dt>{" "}
              <dd>
                {unbroken(text)} {more}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <TermsForm data={data} />
      <StartForm data={data} />
      <Progress data={data} answers={answers} />
      {answers.some((answer) => hasOffer(answer) && answer.offer.isProvisional) ? (
        <Notice kind="warning">
          {words.provisional ?? offersCopy.provisionalNote} <PaperLink data={data} />
        </Notice>
      ) : null}
      {quote.purchased ? <Purchased link={data.link} /> : null}
    </header>
  );
}

/** To where a paper is sent in place of a registry's word; on how it stands with one that was sent. */
function PaperLink({ data: { quote, link } }: { data: OffersData }) {
  const { correction, isOwner, purchased } = quote;
  if (!isOwner || purchased) return null;
  return (
    <Link to={href("paper", { quote: link })} className="link">
      {correction === undefined ? offersCopy.sendPaper : offersCopy.paperStates[correction]}
    </Link>
  );
}

/** Who has answered, with a bar as long as somebody has not; how the list is ordered, folded. */
function Progress({ data: { words }, answers }: { data: OffersData; answers: readonly Answer[] }) {
  const hasScripts = useHasScripts();
  const { firms, settled } = tallyOf(answers);
  const offers = answers.filter(hasOffer);
  const validUntil = Math.min(...offers.map(({ offer }) => offer.validUntil));
  return (
    <div className="offers-progress">
      <p className="min-w-0 flex-1 font-semibold">
        {hasScripts || settled === firms
          ? unbroken(whatHappened(answers))
          : offersCopy.asking(firms)}
      </p>
      {settled < firms ? (
        <progress className="offer-progress" max={firms} value={settled} aria-hidden="true" />
      ) : null}
      <details>
        <summary className="link">{offersCopy.howRanked}</summary>
        <p className="pt-2 text-sm text-muted">
          {offersCopy.ranking} {words.same}{" "}
          {offers.length === 0
            ? null
            : offersCopy.validUntil(formatDateTime(validUntil), offers.some(isTaxed))}
        </p>
      </details>
    </div>
  );
}

/** From the offers back to what a registry has found, for whom it is not theirs; nothing where no registry was asked. */
function WrongAssetLink({ quote, words }: Pick<OffersData, "quote" | "words">) {
  const { productId, isOwner, purchased } = quote;
  if (words.wrong === null || !isOwner || purchased || !isProductId(productId)) return null;
  return (
    <Link to={quoteHref(productId)} className="link">
      {words.wrong}
    </Link>
  );
}
