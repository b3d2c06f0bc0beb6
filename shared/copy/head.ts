import { productIds, productOf } from "../products/catalogue.ts";

/** What the whole site is about, for pages that have no keywords of their own: what it does, and for which lines. */
export const siteKeywords = [
  "online sigorta",
  "sigorta teklifi",
  "sigorta karşılaştırma",
  ...productIds.map(productOf).flatMap(({ name, page }) => (page === undefined ? [] : name)),
].join(", ");
