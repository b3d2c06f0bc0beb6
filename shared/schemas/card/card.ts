import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { cvcSchemaFor } from "./card-cvc.ts";
import { cardExpiry } from "./card-expiry.ts";
import { CardHolderSchema } from "./card-holder.ts";
import { CardNumberSchema } from "./card-number.ts";
import { requiredText } from "../required.ts";

/** The four card fields together: how long the security code is depends on the number's brand. */
export const card = (now: number) => cardOf(CardHolderSchema, now);
export type Card = v.InferOutput<ReturnType<typeof card>>;

/** The same of a card whose bearer the broker knows: what stands in the field of the name is left. */
export const ownCard = (now: number) =>
  cardOf(
    v.optional(
      v.pipe(
        v.unknown(),
        v.transform(() => undefined),
      ),
    ),
    now,
  );

function cardOf<Holder extends v.GenericSchema>(holder: Holder, now: number) {
  return v.pipe(
    v.object({
      cardNumber: CardNumberSchema,
      cardHolder: holder,
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
