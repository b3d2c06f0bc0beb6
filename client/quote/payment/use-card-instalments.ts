import { useStore } from "@tanstack/react-form";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { PurchaseOutcome, ReviewData } from "#client/pages/purchase/loader.server.ts";
import { instalmentsIntent } from "./instalments-intent.ts";

const binLength = 8;

type CardStore = Parameters<typeof useStore<{ values: { cardNumber: string } }, string>>[0];

/** What the card being typed may pay with, asked for once its first eight digits are there. */
export function useCardInstalments(
  store: CardStore,
  initial: ReviewData["payment"],
): ReviewData["payment"] {
  const fetcher = useFetcher<PurchaseOutcome>();
  const bin = useStore(store, ({ values }) =>
    values.cardNumber.replace(/\D/g, "").slice(0, binLength),
  );
  const { submit } = fetcher;
  useEffect(() => {
    if (bin.length < binLength) return;
    void submit({ intent: instalmentsIntent, cardNumber: bin }, { method: "post" });
  }, [bin, submit]);
  return bin.length < binLength ? initial : (fetcher.data?.payment ?? initial);
}
