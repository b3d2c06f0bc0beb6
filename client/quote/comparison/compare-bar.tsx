import { useState } from "react";
import { Form } from "react-router";
import { Icon } from "#client/ui/icon.tsx";
import { href } from "#shared/routes.ts";
import type { OfferAnswer } from "../answers.ts";
import { comparisonSize } from "#shared/schemas/comparison-size.ts";
import { InsurerLogo } from "../insurer-logo.tsx";
import { offersCopy } from "../offers/offers-copy.ts";

interface CompareBarProps {
  readonly link: string;
  readonly ticked: readonly OfferAnswer[];
  /** Those of them that the filters leave out of the list. */
  readonly hidden: readonly OfferAnswer[];
  readonly isOneTooMany: boolean;
  readonly onClear: () => void;
}

/** Name of the ticks, and of the form they belong to wherever they stand. */
export const compareForm = { id: "compare", tick: "teklif" } as const;

/**
 * The way to the ticked offers side by side; there as soon as one is ticked, which the stylesheet sees to, so that it needs
 * no scripts. With too few it says what is missing and keeps the tick.
 */
export function CompareBar({ link, ticked, hidden, isOneTooMany, onClear }: CompareBarProps) {
  const [wasShort, setShort] = useState(false);
  const isShort = ticked.length < comparisonSize.least;
  const hint = isOneTooMany
    ? offersCopy.compareLimit(comparisonSize.most)
    : isShort
      ? offersCopy.compareMore
      : "";
  const isLoud = isOneTooMany || (isShort && wasShort);
  return (
    <Form
      id={compareForm.id}
      method="get"
      action={href("comparison", { quote: link })}
      onSubmit={(event) => {
        setShort(isShort);
        if (isShort && ticked.length > 0) event.preventDefault();
      }}
      className="compare-bar no-print"
      data-on={ticked.length > 0}
    >
      {hidden.map(({ offer }) => (
        <input key={offer.id} type="hidden" name={compareForm.tick} value={offer.id} />
      ))}
      <span className="compare-marks" aria-hidden="true">
        {ticked.map(({ id, logo }) => (
          <InsurerLogo key={id} logo={logo} />
        ))}
      </span>
      <span
        role="status"
        className={isLoud ? "compare-hint font-semibold text-danger" : "compare-hint"}
      >
        {hint}
      </span>
      <button type="submit" className="btn-primary">
        {isShort ? offersCopy.compare : offersCopy.compareCount(ticked.length)}
      </button>
      {ticked.length === 0 ? null : (
        <button type="button" className="btn-quiet" onClick={onClear}>
          <Icon name="i-lucide-x" />
          <span>{offersCopy.compareClear}</span>
        </button>
      )}
    </Form>
  );
}
