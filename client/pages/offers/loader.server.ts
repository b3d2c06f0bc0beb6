import type { LoaderInput } from "#client/loader-input.ts";
import { actOnAccess, isAccessIntent } from "#client/quote/sharing/access.server.ts";
import { askWithTerms } from "#client/quote/terms/change-terms.server.ts";
import { termsIntent } from "#client/quote/terms/terms-intent.ts";
import { loadOfferList, quoteIdOf } from "#client/quote/offers/load-offers.server.ts";
import { reminderIntent } from "#client/quote/sharing/reminder-intent.ts";
import { actOnReminder } from "#client/quote/sharing/reminder.server.ts";
import { shareSmsIntent } from "#client/quote/sharing/share-intent.ts";
import { shareByEmail, shareBySms } from "#client/quote/sharing/share-offers.server.ts";
import { href } from "#shared/routes.ts";

export const loadOffers = ({ page, params }: LoaderInput) => loadOfferList(page, params["quote"]);

export async function actOnOffers({ page, params, request }: LoaderInput) {
  const form = await request.formData();
  const { quote: link } = params;
  if (isAccessIntent(form)) {
    const path = href("offers", { quote: link ?? "" });
    return actOnAccess(page, await quoteIdOf(page, link), path, form);
  }
  switch (form.get("intent")) {
    case termsIntent:
      return askWithTerms(page, link, form);
    case reminderIntent:
      return actOnReminder(page, link, "quote-lapse", form);
    case shareSmsIntent:
      return shareBySms(page, link);
    default:
      return shareByEmail(page, link, form);
  }
}
