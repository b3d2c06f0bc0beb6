import { hasOffer } from "#client/quote/answers.ts";
import { BuyLink } from "#client/quote/offers/buy-link.tsx";
import { comparisonCopy } from "#client/quote/offers/offers-copy.ts";
import type { ComparisonData } from "./loader.server.ts";

/** The way to buy each of them, under its column. */
export function BuyStrip({ data: { answers, link } }: { data: ComparisonData }) {
  return (
    <div
      role="group"
      aria-label={comparisonCopy.actions}
      className="comparison-strip comparison-buy no-print"
    >
      <ul>
        {answers.map((answer) => (
          <li key={answer.id}>
            {hasOffer(answer) && answer.offer.soldBy !== "elsewhere" ? (
              <BuyLink answer={answer} link={link} />
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
