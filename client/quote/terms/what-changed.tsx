import { Notice } from "#client/ui/notice.tsx";
import { formatDate } from "#shared/format/date.ts";
import { formatSum, inLira } from "#shared/format/money.ts";
import { unbroken } from "#shared/format/unbroken.ts";
import type { OffersData } from "../offers/load-offers.server.ts";
import { offersCopy } from "../offers/offers-copy.ts";
import { useUnshownRefusal } from "./use-terms-outcome.ts";

const changesOf = ({ terms, quote, before }: OffersData): string[] => [
  ...terms.flatMap(({ label, text, textBefore }) =>
    textBefore === undefined || text === "" ? [] : [offersCopy.changed(label, textBefore, text)],
  ),
  ...(before?.policyStart === undefined
    ? []
    : [
        offersCopy.changed(
          offersCopy.start,
          formatDate(before.policyStart),
          formatDate(quote.policyStart),
        ),
      ]),
];

/** Why the insurers were not asked again, where no form is there to say it. */
export function RefusedChange({ data: { terms, start, quote } }: { data: OffersData }) {
  const isChangeable = quote.isOwner && !quote.purchased;
  const choosable = isChangeable ? terms.filter(({ isFixed }) => !isFixed) : [];
  const refusal = useUnshownRefusal([
    ...choosable.map(({ name }) => name),
    ...(start === null ? [] : [start.name]),
  ]);
  return refusal === undefined ? null : <Notice kind="error">{refusal}</Notice>;
}

/** What is other than in the quote this one repeats, and what the lowest price was there. */
export function WhatChanged({ data }: { data: OffersData }) {
  const changes = changesOf(data);
  if (changes.length === 0) return null;
  const { lowestKurus } = data.before ?? {};
  return (
    <Notice kind="info">
      {unbroken(offersCopy.whatChanged(changes.join("; ")))}
      {lowestKurus === undefined
        ? ""
        : ` ${unbroken(offersCopy.lowestBefore(formatSum(inLira(lowestKurus))))}`}
    </Notice>
  );
}
