import type { LoaderInput } from "#client/loaders.server.ts";
import { loadOfferList } from "#client/quote/load-offers.server.ts";
import { shareByEmail } from "#client/quote/share-offers.server.ts";

export const loadOffers = ({ page, params }: LoaderInput) => loadOfferList(page, params["quote"]);

export const actOnOffers = async ({ page, params, request }: LoaderInput) =>
  shareByEmail(page, params["quote"], await request.formData());
