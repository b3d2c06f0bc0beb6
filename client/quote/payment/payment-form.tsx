import { useForm } from "@tanstack/react-form";
import type { FormEvent } from "react";
import { useEffect, useRef } from "react";
import { useActionData, useLocation, useNavigation, useSubmit } from "react-router";
import { CardCvcField, CardExpiryField, CardNumberField } from "#client/form/text/card-fields.tsx";
import { DefaultButton } from "#client/form/default-button.tsx";
import { FormErrorSummary } from "#client/form/form-error-summary.tsx";
import { FormField } from "#client/form/form-field.tsx";
import { FormProvider } from "#client/form/form-provider.tsx";
import { formRules } from "#client/form/form-rules.ts";
import type { PurchaseOutcome, ReviewData } from "#client/pages/purchase/loader.server.ts";
import type { FieldProps } from "#client/form/fields/field-props.ts";
import { RadioGroupField } from "#client/form/choices/radio-group-field.tsx";
import { paymentMarks } from "#client/frame/copy.ts";
import { preparePage } from "#client/state/prepared-page.ts";
import { Button } from "#client/ui/button.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { useAdoption } from "#client/ui/use-adoption.ts";
import { formatMoney } from "#shared/format/money.ts";
import { purchaseForm } from "#shared/forms/purchase.ts";
import { href } from "#shared/routes.ts";
import { cardBrandOf } from "#shared/schemas/card/card-brand.ts";
import { instalmentsHint, plansOf } from "./instalment-plans.ts";
import { contactsOf, OtherInsured } from "./other-insured.tsx";
import { PayingOverlay } from "./paying-overlay.tsx";
import { purchaseCopy } from "./purchase-copy.ts";
import { ReadLabel } from "./read-label.tsx";
import { useCardInstalments } from "./use-card-instalments.ts";
import { Icon } from "#client/ui/icon.tsx";

/** What is agreed to, by the document it is about. */
const ticks = {
  "on-bilgilendirme-formu": ["preInformation", purchaseCopy.preInformation],
  "mesafeli-satis-sozlesmesi": ["distanceContract", purchaseCopy.distanceContract],
  "bilgilendirme-metni": ["informationForm", purchaseCopy.informationForm],
  "ihtiyac-beyani": ["needsStatement", purchaseCopy.needsStatement],
} as const;

/** What was told at a payment before this one, of which the card alone is forgotten. */
export interface ToldBefore {
  readonly paymentEmail: string | undefined;
  /** Of another quote that was paid for in this browser. */
  readonly earlierEmail: string | undefined;
  /** Whether it was for this offer: what was agreed to with a card that was declined stays. */
  readonly isAgreed: boolean;
}

interface PaymentFormProps {
  readonly data: ReviewData;
  readonly before: ToldBefore;
}

/** Card, instalments, e-mail and consents. Posts natively without scripts; a refusal never brings the card back. */
export function PaymentForm({ data, before }: PaymentFormProps) {
  const { review, offer, now } = data;
  const outcome = useActionData<PurchaseOutcome>();
  const { pathname } = useLocation();
  useEffect(() => preparePage(href("order", { quote: data.link })), [data.link]);
  const navigation = useNavigation();
  const submit = useSubmit();
  const element = useRef<HTMLFormElement>(null);
  const isPaying = navigation.formMethod === "POST";
  const isPriceChanged = review.previousGrossKurus !== undefined;
  const { otherAdults } = review;
  const hasMinors = review.insuresMinors === true;
  const insuresOthers = otherAdults.length > 0 || hasMinors;
  const agreed = tickOf(before.isAgreed);
  const canBeHolder = review.holder.cardName === "hidden";
  const form = useForm({
    ...formRules(purchaseForm(now, { isPriceChanged, insuresOthers }, purchaseCopy)),
    defaultValues: {
      isOwnCard:
        outcome?.values === undefined ? tickOf(canBeHolder) : (outcome.values["isOwnCard"] ?? ""),
      cardHolder: outcome?.values?.["cardHolder"] ?? bearerOf(review.holder),
      cardNumber: "",
      cardExpiry: "",
      cardCvc: "",
      paymentEmail:
        outcome?.values?.["paymentEmail"] ??
        before.paymentEmail ??
        review.holder.eMail ??
        before.earlierEmail ??
        "",
      instalmentCount: outcome?.values?.["instalmentCount"] ?? "1",
      preInformation: outcome?.values?.["preInformation"] ?? agreed,
      distanceContract: outcome?.values?.["distanceContract"] ?? agreed,
      informationForm: outcome?.values?.["informationForm"] ?? agreed,
      needsStatement: outcome?.values?.["needsStatement"] ?? agreed,
      isAuthorityDeclared: outcome?.values?.["isAuthorityDeclared"] ?? agreed,
      insuredContacts: contactsOf(otherAdults, outcome?.values),
      acceptPrice: outcome?.values?.["acceptPrice"] ?? "",
    },
    onSubmit: () => {
      if (element.current !== null) void submit(element.current, { method: "post" });
    },
  });
  const ofAnyCard = outcome?.payment ?? data.payment;
  const payment = useCardInstalments(form.store, ofAnyCard);
  // A refused name stands in its field, which the tick would hide.
  useAdoption(outcome, {
    change: (refusal) =>
      refusal?.errors?.["cardHolder"] !== undefined && form.setFieldValue("isOwnCard", ""),
  });
  // Other documents than were read are agreed to anew.
  useAdoption(review.documents.sha256, {
    change: () => {
      for (const [name] of Object.values(ticks)) form.setFieldValue(name, "");
    },
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (navigation.state === "idle") void form.handleSubmit();
  };
  return (
    <FormProvider form={form} errors={outcome?.errors}>
      <form
        ref={element}
        method="post"
        action={pathname}
        noValidate
        data-awaits={purchaseCopy.awaits}
        className="card flex flex-col gap-4 p-4 desktop:p-7"
        onSubmit={handleSubmit}
      >
        <DefaultButton />
        <h2 className="h2">{purchaseCopy.payment}</h2>
        {outcome?.message === undefined ? null : (
          <Notice kind="error" title={purchaseCopy.failed}>
            {outcome.message}
          </Notice>
        )}
        <FormErrorSummary />
        <input type="hidden" name="acceptedKurus" value={offer.grossKurus} />
        <input type="hidden" name="documentsSha256" value={review.documents.sha256} />
        <input type="hidden" name="isPriceChanged" value={String(isPriceChanged)} />
        <input type="hidden" name="insuresOthers" value={String(insuresOthers)} />
        {review.previousGrossKurus === undefined ? null : (
          <PriceChange before={review.previousGrossKurus} after={offer.grossKurus}>
            <FormField name="acceptPrice" kind="consent" label={purchaseCopy.acceptPrice} />
          </PriceChange>
        )}
        <p className="visually-hidden">{purchaseCopy.movesOn}</p>
        <FormField name="cardNumber" kind={CardNumberField} label={purchaseCopy.cardNumber} />
        <div className="grid grid-cols-2 gap-3 desktop:gap-5">
          <FormField name="cardExpiry" kind={CardExpiryField} label={purchaseCopy.cardExpiry} />
          <form.Subscribe selector={({ values }) => isAmex(values.cardNumber)}>
            {(hasFourDigits) => (
              <FormField
                name="cardCvc"
                kind={CardCvcField}
                label={purchaseCopy.cardCvc}
                maxLength={hasFourDigits ? 4 : 3}
              />
            )}
          </form.Subscribe>
        </div>
        <CardBearer canBeHolder={canBeHolder} />
        <FormField
          name="instalmentCount"
          kind={InstalmentField}
          label={purchaseCopy.instalments}
          hint={instalmentsHint(offer, payment === ofAnyCard ? null : payment)}
          options={plansOf(payment?.instalments ?? offer.instalments.slice(0, 1))}
          withoutScripts={plansOf(offer.instalments.slice(1))}
        />
        {offer.instalments.length < 2 ? null : (
          <noscript>
            <p className="field-hint">
              {purchaseCopy.instalmentsWithoutScripts(offer.cardFamilies ?? [])}
            </p>
          </noscript>
        )}
        <FormField
          name="paymentEmail"
          kind="email"
          label={purchaseCopy.paymentEmail}
          hint={purchaseCopy.paymentEmailHint}
        />
        {insuresOthers ? <OtherInsured adults={otherAdults} hasMinors={hasMinors} /> : null}
        <div className="flex flex-col text-sm desktop:text-base">
          {review.documents.texts.map((document) => {
            const [name, words] = ticks[document.id];
            const address = href("saleDocument", {
              quote: data.link,
              offer: offer.id,
              document: document.id,
            });
            return (
              <FormField
                key={name}
                name={name}
                kind="consent"
                label={<ReadLabel words={words} document={document} href={address} />}
              />
            );
          })}
        </div>
        <form.Subscribe selector={({ values }) => values.instalmentCount}>
          {(count) => (
            <Button type="submit" loading={isPaying} className="min-h-12 px-3 desktop:text-lg">
              <Icon name="i-lucide-lock" />
              <span>
                {purchaseCopy.pay}
                {/* Without scripts nobody knows here what was chosen. */}
                <span className="[@media(scripting:none)]:hidden">
                  {" · "}
                  {purchaseCopy.amount(formatMoney(totalOf(payment, count) ?? offer.grossKurus))}
                </span>
              </span>
            </Button>
          )}
        </form.Subscribe>
        <p className="text-sm text-muted">{purchaseCopy.cardNote}</p>
        <ul className="flex flex-wrap gap-2 text-xs font-semibold text-muted">
          {paymentMarks.map((mark) => (
            <li key={mark} className="px-2 py-0.5 rounded border border-solid border-line">
              {mark}
            </li>
          ))}
        </ul>
      </form>
      {isPaying ? <PayingOverlay /> : null}
    </FormProvider>
  );
}

const tickOf = (isOn: boolean | undefined): string => (isOn === true ? "on" : "");

/** The policyholder, or the holder where the visitor may read their name, as the card may bear them. */
const bearerOf = ({
  cardName,
  policyholder,
  ...holder
}: ReviewData["review"]["holder"]): string => {
  const { name, surname } = policyholder ?? holder;
  return policyholder !== undefined || cardName === "shown" ? `${name} ${surname}` : "";
};

/**
 * Whose card it is. Who may not read the registered name says that the card bears it, and the broker puts it in; the
 * style sheet hides the field then, so that it works without scripts.
 */
function CardBearer({ canBeHolder }: { canBeHolder: boolean }) {
  return (
    <div className="card-bearer">
      {canBeHolder ? (
        <FormField
          name="isOwnCard"
          kind="tick"
          label={purchaseCopy.isOwnCard}
          hint={purchaseCopy.isOwnCardHint}
        />
      ) : null}
      <div className="card-bearer-name">
        <FormField
          name="cardHolder"
          kind="text"
          label={purchaseCopy.cardHolder}
          autoComplete="cc-name"
        />
      </div>
    </div>
  );
}

const InstalmentField = (props: FieldProps) => <RadioGroupField {...props} isList />;

const isAmex = (number: string) => cardBrandOf(number.replace(/\D/g, ""))?.id === "amex";

const totalOf = (payment: ReviewData["payment"], count: string) =>
  payment?.instalments.find((plan) => String(plan.count) === count)?.totalKurus;

function PriceChange(props: { before: number; after: number; children: React.ReactNode }) {
  return (
    <Notice kind="warning">
      <p>{purchaseCopy.priceChanged(formatMoney(props.before), formatMoney(props.after))}</p>
      {props.children}
    </Notice>
  );
}
