import type { LoaderInput } from "#client/loader-input.ts";
import { actOnAccess, isAccessIntent } from "../sharing/access.server.ts";
import { askWithTerms } from "../terms/change-terms.server.ts";
import { termsIntent } from "../terms/terms-intent.ts";
import { quoteIdOf } from "../unknown-quote.server.ts";
import { reminderIntent } from "../sharing/reminder-intent.ts";
import { actOnReminder } from "../sharing/reminder.server.ts";
import { shareSmsIntent } from "../sharing/share-intent.ts";
import { shareByEmail, shareBySms } from "../sharing/share-offers.server.ts";
import { href } from "#shared/routes.ts";

/** What is posted to the offers: a code, other terms, a reminder, the quote for somebody else. */
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
