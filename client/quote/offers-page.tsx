import { useMemo } from "react";
import { Link, useLoaderData, useSearchParams } from "react-router";
import { Notice } from "#client/ui/notice.tsx";
import { formatDate, formatDateTime } from "#shared/format/date.ts";
import { href, quoteHref } from "#shared/routes.ts";
import { isProductId } from "#shared/lines/catalogue.ts";
import type { Answer, OfferAnswer } from "./answers.ts";
import { countFirms, hasOffer, shownOffers, viewOf } from "./answers.ts";
import type { OfferPlace } from "./arriving-offer.tsx";
import { ArrivingOffer } from "./arriving-offer.tsx";
import { differingCovers } from "./differing-covers.ts";
import { EarlierQuoteList } from "./earlier-quote-list.tsx";
import type { OffersData } from "./load-offers.server.ts";
import { NoOfferList } from "./no-offer-list.tsx";
import { OfferCard } from "./offer-card.tsx";
import { FirmOffers } from "./firm-offers.tsx";
import { groupedOffers, narrowed, wantedOf } from "./offer-filters.ts";
import { OfferControls } from "./offer-controls.tsx";
import { offersCopy } from "./offers-copy.ts";
import { TermsForm } from "./terms-form.tsx";
import { ShareQuote } from "./share-quote.tsx";
import { comparisonSize } from "./comparison-size.ts";
import { WrongAssetLink } from "./wrong-asset-link.tsx";
import { useTickedOffers } from "./use-ticked-offers.ts";
import { useLiveAnswers } from "./use-live-answers.ts";

/** The offers of a quote; those of another quote are another page. */
export function OffersPage() {
  const { link } = useLoaderData<OffersData>();
  return <Offers key={link} />;
}

/** Cards arrive one by one, the header says who answered, who declined and who is still asked. */
function Offers() {
  const data = useLoaderData<OffersData>();
  const { answers, isOffline } = useLiveAnswers(data);
  const [query] = useSearchParams();
  const { ticked, isOneTooMany, tick } = useTickedOffers();
  const { filters, isGrouped } = data.view;
  const inOrder = shownOffers(answers, viewOf(query));
  const shown = narrowed(inOrder, filters, wantedOf(query, filters));
  // What packages are named by need not stand on their cards again.
  const differing = useMemo(() => {
    const named = new Set(isGrouped ? filters.map(({ id }) => id) : []);
    return new Set([...differingCovers(answers)].filter((id) => !named.has(id)));
  }, [answers, filters, isGrouped]);
  const waiting = answers.filter(({ state }) => state === "waiting");
  const cheapest = shownOffers(answers, viewOf(new URLSearchParams()))[0]?.id;
  const card = (answer: OfferAnswer) => (
    <OfferCard
      key={answer.id}
      answer={answer}
      isInGroup={isGrouped}
      link={data.link}
      differing={differing}
      isCheapest={waiting.length === 0 && answer.id === cheapest}
      canBuy={!data.quote.purchased}
      isTicked={ticked.has(answer.offer.id)}
      onTick={(isTicked) => tick(answer.offer.id, isTicked)}
    />
  );
  const show = (offers: readonly OfferAnswer[]) =>
    isGrouped ? <FirmOffers offers={offers}>{offers.map(card)}</FirmOffers> : offers.map(card);
  const places = [
    ...groupedOffers(shown, isGrouped).map((offers): OfferPlace => ({
      key: (isGrouped ? offers[0]?.firmId : offers[0]?.id) ?? "",
      offers,
    })),
    ...waiting.map((answer): OfferPlace => ({
      // A firm some of whose packages are there has a place of its own already.
      key: shown.some(({ firmId }) => firmId === answer.id) ? `${answer.id} more` : answer.id,
      offers: [],
      waiting: answer,
    })),
  ];
  // What is in the list already is not shown once more in the place of its source.
  const promiseOf = (id = "") =>
    answers.some((other) => other.sourceId === id && other.id !== id)
      ? undefined
      : data.pending[id];
  const isEmpty = waiting.length === 0 && !answers.some(hasOffer);
  const list = (
    <div className="flex flex-col gap-5 min-w-0 grow">
      <OffersHeader data={data} answers={answers} />
      {isOffline ? <Notice kind="warning">{offersCopy.offline}</Notice> : null}
      {data.terms.length === 0 ? null : <TermsForm data={data} />}
      {isEmpty ? (
        <Notice kind="info">{offersCopy.none}</Notice>
      ) : (
        <OfferControls filters={filters} />
      )}
      {shown.length === 0 && inOrder.length > 0 ? <NoMatch /> : null}
      <ul className="flex flex-col gap-4" aria-label={offersCopy.title}>
        {places.map((place) => (
          <li key={place.key} className={place.offers.length > 0 ? "offer-in" : undefined}>
            <ArrivingOffer place={place} promise={promiseOf(place.waiting?.id)} show={show} />
          </li>
        ))}
      </ul>
      <NoOfferList answers={answers} />
      <CompareBar link={data.link} ticked={ticked.size} isOneTooMany={isOneTooMany} />
      <ShareQuote link={data.link} />
    </div>
  );
  return (
    <div className="page flex flex-col desktop:flex-row desktop:items-start gap-5 desktop:gap-8 py-6 desktop:py-10">
      {list}
      {data.earlier.length === 0 ? null : <EarlierQuoteList quotes={data.earlier} />}
    </div>
  );
}

function OffersHeader({ data, answers }: { data: OffersData; answers: readonly Answer[] }) {
  const { quote, words } = data;
  const answered = countFirms(answers.filter(({ state }) => state !== "waiting"));
  const firms = countFirms(answers);
  const offers = answers.filter(hasOffer);
  const validUntil = Math.min(...offers.map(({ offer }) => offer.validUntil));
  return (
    <header className="flex flex-col gap-2">
      <h1 className="h1">{offersCopy.title}</h1>
      <p className="text-muted">
        {quote.subject} · {quote.vehicle} · {offersCopy.start}: {formatDate(quote.policyStart)}
        {" · "}
        {isProductId(quote.productId) ? (
          <Link to={quoteHref(quote.productId)} className="link">
            {offersCopy.edit}
          </Link>
        ) : null}{" "}
        <WrongAssetLink quote={quote} words={words} />
      </p>
      <p role="status" aria-live="polite" className="font-semibold">
        {offersCopy.progress(answered, firms)} · {offersCopy.count(offers.length)}
      </p>
      <progress className="offer-progress" max={firms} value={answered} aria-hidden="true" />
      <p className="text-sm text-muted">
        {offersCopy.ranking} {words.same}{" "}
        {offers.length === 0 ? null : offersCopy.validUntil(formatDateTime(validUntil))}
      </p>
      {offers.some(({ offer }) => offer.isProvisional) ? (
        <Notice kind="warning">{words.provisional}</Notice>
      ) : null}
      {quote.isEarlyRenewal && words.early !== null ? (
        <Notice kind="info">{offersCopy.early(words.early)}</Notice>
      ) : null}
      {quote.purchased ? (
        <Notice kind="success">
          {offersCopy.purchased}{" "}
          <Link to={href("order", { quote: data.link })} className="link">
            {offersCopy.toPolicy}
          </Link>
        </Notice>
      ) : null}
    </header>
  );
}

/** Filters that leave nothing over, and the way out of them. */
function NoMatch() {
  return (
    <Notice kind="info">
      {offersCopy.noMatch}{" "}
      <Link to={{ search: "" }} replace preventScrollReset className="link">
        {offersCopy.clearFilters}
      </Link>
    </Notice>
  );
}

interface CompareBarProps {
  readonly link: string;
  readonly ticked: number;
  readonly isOneTooMany: boolean;
}

/** The ticked offers, side by side. A plain GET form, so that it works without scripts too. */
function CompareBar({ link, ticked, isOneTooMany }: CompareBarProps) {
  const isReady = ticked >= comparisonSize.least;
  return (
    <form
      id="compare"
      method="get"
      action={href("comparison", { quote: link })}
      className="compare-bar"
    >
      <span role="status" className={`text-sm ${isOneTooMany ? "font-semibold text-danger" : ""}`}>
        {isOneTooMany ? offersCopy.compareLimit(comparisonSize.most) : offersCopy.compareHint}
      </span>
      <button type="submit" className="btn-primary" aria-disabled={ticked > 0 && !isReady}>
        {ticked === 0 ? offersCopy.compare : offersCopy.compareCount(ticked)}
      </button>
    </form>
  );
}
