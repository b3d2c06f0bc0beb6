import { data, redirect } from "react-router";
import { payChange } from "#shared/calls/policy/pay-change.ts";
import { fieldMessages } from "#shared/forms/field-messages.ts";
import type { PageRequest } from "#shared/page-request.ts";
import { href, paymentReturnHref } from "#shared/routes.ts";
import { cardFields, insuredIntents } from "./intents.ts";
import type { InsuredOutcome } from "./outcome.ts";

interface Payment {
  readonly page: PageRequest;
  readonly quoteId: string;
  readonly link: string;
  readonly form: FormData;
}

const fieldByWireName = Object.fromEntries(
  cardFields.map((name) => [name.charAt(0).toUpperCase() + name.slice(1), name]),
);

/** Leads to the bank for what a change costs, or takes the change back. The card goes straight through: nothing of it comes back with a refusal. */
export async function actOnPayment({ page, quoteId, link, form }: Payment) {
  const path = href("changeInsured", { quote: link });
  const [cardNumber, cardHolder, cardExpiry, cardCvc] = cardFields.map((name) =>
    String(form.get(name) ?? "").slice(0, 100),
  );
  const isWithdrawn = form.get("intent") === insuredIntents.withdraw;
  const answer = await page.api.call(
    payChange,
    isWithdrawn
      ? { quoteId, isWithdrawn }
      : {
          quoteId,
          cardNumber,
          cardHolder,
          cardExpiry,
          cardCvc,
          returnUrl: page.site.publicUrl + paymentReturnHref(link, "change"),
        },
  );
  if (answer.data !== null) return redirect(answer.data.redirectUrl ?? path);
  const errors = fieldMessages(answer.errors, fieldByWireName);
  const told = Object.keys(errors).length > 0 ? errors : { form: answer.message };
  return data<InsuredOutcome>({ errors: told, values: {} }, { status: 422 });
}
