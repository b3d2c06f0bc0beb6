import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { card, ownCard } from "#shared/schemas/card/card.ts";
import { OptionalConsentSchema, requiredConsent } from "#shared/schemas/consent.ts";
import { OptionalContactSchema } from "#shared/schemas/contact.ts";
import { EmailSchema } from "#shared/schemas/email.ts";
import { requiredText } from "#shared/schemas/required.ts";

export interface PurchaseMessages {
  readonly preInformationRequired: string;
  readonly distanceContractRequired: string;
  readonly informationFormRequired: string;
  readonly needsStatementRequired: string;
  readonly acceptPriceRequired: string;
}

const count = v.pipe(
  v.optional(requiredText(), ""),
  v.regex(/^\d+$/, validationCopy.digitsOnly),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(18),
);

/** Set where the holder's own name stands on the card: the broker, who knows it, puts it in. */
const OwnCardSchema = v.object({ isOwnCard: v.pipe(OptionalConsentSchema, v.literal(true)) });

/** The card, whose bearer is typed unless it is the holder. */
const anyCard = (now: number) =>
  v.lazy((typed: unknown) => (v.is(OwnCardSchema, typed) ? ownCard(now) : card(now)));

/** What makes a purchase ask for more. */
export interface PurchaseCircumstances {
  readonly isPriceChanged: boolean;
  /** Whether the holder insures other adults. */
  readonly insuresOthers: boolean;
}

/** What a customer fills in to pay: card, instalments, e-mail and the texts read. `now` in epoch ms. */
export function purchaseForm(
  now: number,
  { isPriceChanged, insuresOthers }: PurchaseCircumstances,
  messages: PurchaseMessages,
) {
  return v.intersect([
    anyCard(now),
    v.object({
      isOwnCard: OptionalConsentSchema,
      paymentEmail: EmailSchema,
      instalmentCount: count,
      preInformation: requiredConsent(messages.preInformationRequired),
      distanceContract: requiredConsent(messages.distanceContractRequired),
      informationForm: requiredConsent(messages.informationFormRequired),
      needsStatement: requiredConsent(messages.needsStatementRequired),
      isAuthorityDeclared: insuresOthers
        ? requiredConsent(validationCopy.declarationRequired)
        : v.optional(v.unknown()),
      insuredContacts: v.optional(
        v.pipe(v.array(v.object({ contact: OptionalContactSchema })), v.maxLength(20)),
        [],
      ),
      acceptPrice: isPriceChanged
        ? requiredConsent(messages.acceptPriceRequired)
        : v.optional(v.unknown()),
    }),
  ]);
}
