import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { cvcSchemaFor } from "./card-cvc.ts";
import { cardExpiry } from "./card-expiry.ts";
import { CardHolderSchema } from "./card-holder.ts";
import { CardNumberSchema } from "./card-number.ts";
import { requiredText } from "./required.ts";

/** The four card fields together: how long the security code is depends on the number's brand. */
export function card(now: number) {
  return v.pipe(
    v.object({
      cardNumber: CardNumberSchema,
      cardHolder: CardHolderSchema,
      cardExpiry: cardExpiry(now),
      cardCvc: requiredText(validationCopy.cvc),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      const { cardNumber = "", cardCvc } = Object(dataset.value) as Partial<Record<string, string>>;
      if (!cardCvc) return;
      const result = v.safeParse(cvcSchemaFor(cardNumber.replace(/\s/g, "")), cardCvc);
      if (result.success) return;
      const path = {
        type: "object",
        origin: "value",
        input: {},
        key: "cardCvc",
        value: cardCvc,
      } as const;
      addIssue({ message: result.issues[0].message, path: [path] });
    }),
  );
}
export type Card = v.InferOutput<ReturnType<typeof card>>;
