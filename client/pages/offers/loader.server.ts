import type { LoaderInput } from "#client/loaders.server.ts";
import { askWithTerms } from "#client/quote/change-terms.server.ts";
import { termsIntent } from "#client/quote/terms-intent.ts";
import { loadOfferList } from "#client/quote/load-offers.server.ts";
import { shareByEmail } from "#client/quote/share-offers.server.ts";

export const loadOffers = ({ page, params }: LoaderInput) => loadOfferList(page, params["quote"]);

export async function actOnOffers({ page, params, request }: LoaderInput) {
  const form = await request.formData();
  return form.get("intent") === termsIntent
    ? askWithTerms(page, params["quote"], form)
    : shareByEmail(page, params["quote"], form);
}
