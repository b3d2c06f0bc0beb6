import { Link } from "react-router";
import { isProductId } from "#shared/lines/catalogue.ts";
import { quoteHref } from "#shared/routes.ts";
import type { OffersData } from "./load-offers.server.ts";

/** From the offers back to what a registry has found, for whom it is not theirs; nothing where no registry was asked. */
export function WrongAssetLink({ quote, words }: Pick<OffersData, "quote" | "words">) {
  const { productId, isOwner, purchased } = quote;
  if (words.wrong === null || !isOwner || purchased || !isProductId(productId)) return null;
  return (
    <Link to={quoteHref(productId)} className="link">
      {words.wrong}
    </Link>
  );
}
