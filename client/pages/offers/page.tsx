import type { ReactNode } from "react";
import { Suspense, use, useEffect, useMemo } from "react";
import { Link, useLoaderData, useSearchParams } from "react-router";
import { Notice } from "#client/ui/notice.tsx";
import { preparePage } from "#client/state/prepared-page.ts";
import { RefreshWithoutScripts } from "#client/ui/refresh-without-scripts.tsx";
import { ReloadLink } from "#client/ui/reload-link.tsx";
import { useHasScripts } from "#client/ui/use-has-scripts.ts";
import type { Answer, OfferAnswer } from "#client/quote/answers.ts";
import { hasOffer, isFinished } from "#client/quote/answers.ts";
import { InsurerLogo } from "#client/quote/insurer-logo.tsx";
import { CompareBar } from "#client/quote/comparison/compare-bar.tsx";
import { differingCovers } from "#client/quote/comparison/differing-covers.ts";
import { EarlierQuoteList } from "#client/quote/offers/earlier-quote-list.tsx";
import type { OffersData } from "#client/quote/offers/load-offers.server.ts";
import { Narrowed, NoMatch, NoOffers } from "#client/quote/offers/no-offers.tsx";
import { NoOfferList } from "#client/quote/offers/no-offer-list.tsx";
import type { OfferCardProps } from "#client/quote/offers/offer-card.tsx";
import { OfferCard } from "#client/quote/offers/offer-card.tsx";
import { FirmOffers } from "#client/quote/offers/firm-offers.tsx";
import { OfferNews } from "#client/quote/offers/offer-news.tsx";
import { OffersAccess } from "#client/quote/sharing/offers-access.tsx";
import { OfferControls } from "#client/quote/offers/offer-controls.tsx";
import { OffersHeader } from "#client/quote/offers/offers-header.tsx";
import {
  choicesOf,
  inOrder,
  offersByFirm,
  shownOffers,
  viewOf,
} from "#client/quote/offers/offer-view.ts";
import { offersCopy } from "#client/quote/offers/offers-copy.ts";
import { cheapestLike, isSamePrice, standOuts } from "#client/quote/comparison/stand-outs.ts";
import { ShareQuote } from "#client/quote/sharing/share-quote.tsx";
import { RefusedChange, WhatChanged } from "#client/quote/terms/what-changed.tsx";
import { useTickedOffers } from "#client/quote/comparison/use-ticked-offers.ts";
import { href } from "#shared/routes.ts";
import { useLiveAnswers } from "#client/quote/offers/use-live-answers.ts";
import { useStillness } from "#client/quote/offers/use-stillness.ts";

/** The offers of a quote; those of another quote are another page. */
export function Page() {
  const { link } = useLoaderData<OffersData>();
  return <Offers key={link} />;
}

/** A page stream that breaks off brings nothing more: what is open stays waited for, and the live channel goes on. */
const shownWhen = (
  pending: OffersData["pending"],
  whenStill: () => Promise<void>,
): OffersData["pending"] =>
  Object.fromEntries(
    Object.entries(pending).map(([id, promise]) => [
      id,
      promise.catch(() => []).then((news) => whenStill().then(() => news)),
    ]),
  );

/** How long a page without scripts rests before it asks who has answered since, in seconds. */
const restSeconds = 3;

/** Cards arrive one by one, the header says who answered, who declined and who is still asked. */
function Offers() {
  const data = useLoaderData<OffersData>();
  const hasScripts = useHasScripts();
  const { whenStill, keptStill } = useStillness();
  const { answers, isOffline } = useLiveAnswers(data, whenStill);
  const pending = useMemo(() => shownWhen(data.pending, whenStill), [data.pending, whenStill]);
  const [query] = useSearchParams();
  const { ticked, isOneTooMany, tick, clear } = useTickedOffers();
  const { filters } = data;
  const choices = choicesOf(answers, filters);
  const view = viewOf(query, filters, choices);
  const all = inOrder(answers, view.order);
  const shown = shownOffers(answers, view, filters);
  // What packages are named by need not stand on their cards again.
  const differing = useMemo(() => {
    const named = new Set(filters.map(({ id }) => id));
    return new Set([...differingCovers(answers)].filter((id) => !named.has(id)));
  }, [answers, filters]);
  const waiting = answers.filter(({ state }) => state === "waiting");
  const isComplete = waiting.length === 0;
  const outstanding = isComplete ? standOuts(answers) : undefined;
  const hasOffers = all.length > 0;
  useEffect(() => {
    if (hasOffers) preparePage(href("purchase", { quote: data.link, offer: "next" }));
  }, [hasOffers, data.link]);
  const propsOf = (answer: OfferAnswer): OfferCardProps => ({
    answer,
    link: data.link,
    differing,
    conditions: data.conditions,
    cheapest: cheapestLike(answer, answers),
    standOuts: outstanding?.get(answer.id) ?? [],
    canBuy: !data.quote.purchased,
    isTicked: ticked.has(answer.offer.id),
    onTick: (isTicked) => tick(answer.offer.id, isTicked),
  });
  const show = (offers: readonly OfferAnswer[]) =>
    offersByFirm(offers).map((place) => {
      const [first] = place;
      if (first?.packageName !== undefined) {
        return <FirmOffers key={first.firmId} offers={place.map(propsOf)} />;
      }
      return place.map((answer) => <OfferCard key={answer.id} {...propsOf(answer)} />);
    });
  // Who is waited for comes first here and last on the screen: React moves the one that arrives then, and not all the
  // others behind it, which would lose a press and appear once more.
  const places = [
    ...waiting.map((answer): OfferPlace => ({
      // A firm some of whose packages are there has a place of its own already.
      key: shown.some(({ firmId }) => firmId === answer.id) ? `${answer.id} more` : answer.id,
      offers: [],
      waiting: answer,
    })),
    ...offersByFirm(shown).map((offers): OfferPlace => {
      const [first] = offers;
      return { key: (first?.packageName === undefined ? first?.id : first.firmId) ?? "", offers };
    }),
  ];
  // What is in the list already is not shown once more in the place of its source.
  const promiseOf = (id = "") =>
    answers.some((other) => other.sourceId === id && other.id !== id) ? undefined : pending[id];
  const isEmpty = isComplete && !answers.some(hasOffer);
  const tickedOffers = [...ticked].flatMap((id) => all.find(({ offer }) => offer.id === id) ?? []);
  return (
    <div className="page offers-layout">
      <OffersHeader data={data} answers={answers} />
      <OfferNews
        answers={answers}
        standing={[
          offersCopy.sorted[view.order],
          shown.length < all.length
            ? offersCopy.narrowed(shown.length, all.length)
            : isComplete
              ? offersCopy.allAnswered(all.length)
              : "",
        ]}
      />
      {isEmpty ? null : (
        <OfferControls view={view} filters={filters} choices={choices} first={shown[0]} />
      )}
      <div className="offers-list">
        {isOffline ? <Notice kind="warning">{offersCopy.offline}</Notice> : null}
        {isComplete ? null : (
          <RefreshWithoutScripts seconds={restSeconds}>
            <ReloadLink className="link">{offersCopy.refresh}</ReloadLink>
          </RefreshWithoutScripts>
        )}
        {isComplete || hasScripts ? null : (
          <p className="late-link js-only">
            <span>
              {offersCopy.asTheyCame} <ReloadLink className="link">{offersCopy.sortNow}</ReloadLink>
            </span>
          </p>
        )}
        <OffersAccess />
        <RefusedChange data={data} />
        <WhatChanged data={data} />
        {isEmpty ? <NoOffers productId={data.quote.productId} /> : null}
        {isComplete && isSamePrice(answers) ? (
          <p className="same-price">{offersCopy.samePrice}</p>
        ) : null}
        {shown.length === 0 && all.length > 0 ? <NoMatch /> : null}
        {shown.length > 0 && shown.length < all.length ? (
          <Narrowed shown={shown.length} all={all.length} />
        ) : null}
        <ul ref={keptStill} className="flex flex-col gap-3" aria-label={offersCopy.list}>
          {places.map((place) => (
            <li key={place.key} className={place.offers.length > 0 ? "offer-in" : "order-1"}>
              <ArrivingOffer place={place} promise={promiseOf(place.waiting?.id)} show={show} />
            </li>
          ))}
        </ul>
        <NoOfferList answers={answers} />
        <ShareQuote link={data.link} quote={data.quote} />
        {data.hasHealthConsent ? (
          <p>
            <Link to={href("withdraw", { quote: data.link })} className="link">
              {offersCopy.withdrawHealth}
            </Link>
          </p>
        ) : null}
      </div>
      {data.earlier.length === 0 ? null : <EarlierQuoteList quotes={data.earlier} />}
      <CompareBar
        link={data.link}
        ticked={tickedOffers}
        hidden={tickedOffers.filter((answer) => !shown.includes(answer))}
        isOneTooMany={isOneTooMany}
        onClear={clear}
      />
    </div>
  );
}

/** A place in the list: offers that are there, or a source that is still waited for. */
interface OfferPlace {
  readonly key: string;
  readonly offers: readonly OfferAnswer[];
  readonly waiting?: Answer;
}

interface ArrivingOfferProps {
  readonly place: OfferPlace;
  /** What comes from the source that is waited for, while it is not in the list itself. */
  readonly promise: Promise<readonly Answer[]> | undefined;
  readonly show: (offers: readonly OfferAnswer[]) => ReactNode;
}

/**
 * The place of an answer, or of a source still waited for. What comes while the page is still being sent arrives in the
 * HTML itself, before the live channel is even open; the card of a source's only answer stays the same card, with what was
 * ticked and opened in it, when the list takes it over.
 */
function ArrivingOffer(props: ArrivingOfferProps) {
  const { waiting } = props.place;
  // What is there already stands in the page itself; a boundary's content may need scripts to come into sight.
  if (props.promise === undefined || waiting === undefined) return <Arrived {...props} />;
  return (
    <Suspense fallback={<WaitingRow answer={waiting} />}>
      <Arrived {...props} />
    </Suspense>
  );
}

function Arrived({ place: { offers, waiting }, promise, show }: ArrivingOfferProps) {
  const arrived: readonly Answer[] =
    waiting === undefined || promise === undefined ? offers : use(promise);
  return (
    <>
      {show(arrived.filter(hasOffer))}
      {waiting === undefined || isFinished(arrived, waiting.id) ? null : (
        <WaitingRow answer={waiting} />
      )}
    </>
  );
}

function WaitingRow({ answer: { firmName, logo } }: { answer: Answer }) {
  return (
    <div className="waiting-row">
      {logo === undefined ? (
        <span className="waiting-mark" aria-hidden="true" />
      ) : (
        <span className="animate-pulse">
          <InsurerLogo logo={logo} />
        </span>
      )}
      <span className="font-medium">{firmName}</span>
      <span className="ml-auto text-sm text-muted">{offersCopy.waiting}</span>
    </div>
  );
}
