import type { FormEvent } from "react";
import { useRef } from "react";
import { useActionData, useLocation, useNavigation, useSubmit } from "react-router";
import { useAppForm } from "#client/form/app-form.ts";
import { formRules } from "#client/form/form-rules.ts";
import { FormScopeProvider } from "#client/form/form-scope.ts";
import { ContractLink } from "#client/modals/contract-link.tsx";
import type { PurchaseOutcome, ReviewData } from "#client/pages/purchase/loader.server.ts";
import { Button } from "#client/ui/button.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { formatInstalment } from "#shared/format/instalment.ts";
import { formatMoney } from "#shared/format/money.ts";
import { purchaseForm } from "#shared/forms/purchase.ts";
import { cardBrandOf } from "#shared/schemas/card-brand.ts";
import { PayingOverlay } from "./paying-overlay.tsx";
import { purchaseCopy } from "./purchase-copy.ts";
import { useCardInstalments } from "./use-card-instalments.ts";

const contractsOf = ({ informationForm }: ReviewData["review"]) =>
  [
    ["preInformation", purchaseCopy.preInformation, "on-bilgilendirme-formu"],
    ["distanceContract", purchaseCopy.distanceContract, "mesafeli-satis-sozlesmesi"],
    ["informationForm", purchaseCopy.informationForm, informationForm],
  ] as const;

/** Card, instalments, e-mail and consents. Posts natively without scripts; a refusal never brings the card back. */
export function PaymentForm({ data }: { data: ReviewData }) {
  const { review, offer, now } = data;
  const outcome = useActionData<PurchaseOutcome>();
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const submit = useSubmit();
  const element = useRef<HTMLFormElement>(null);
  const isPaying = navigation.formMethod === "POST";
  const isPriceChanged = review.previousGrossKurus !== undefined;
  const form = useAppForm({
    ...formRules(purchaseForm(now, isPriceChanged, purchaseCopy)),
    defaultValues: {
      cardHolder: outcome?.values?.["cardHolder"] ?? "",
      cardNumber: "",
      cardExpiry: "",
      cardCvc: "",
      paymentEmail: outcome?.values?.["paymentEmail"] ?? review.holder.eMail ?? "",
      instalmentCount: outcome?.values?.["instalmentCount"] ?? "1",
      preInformation: outcome?.values?.["preInformation"] !== undefined,
      distanceContract: outcome?.values?.["distanceContract"] !== undefined,
      informationForm: outcome?.values?.["informationForm"] !== undefined,
      acceptPrice: outcome?.values?.["acceptPrice"] !== undefined,
    },
    onSubmit: () => {
      if (element.current !== null) void submit(element.current, { method: "post" });
    },
  });
  const payment = useCardInstalments(form.store, outcome?.payment ?? data.payment);
  const options = (payment?.instalments ?? offer.instalments.slice(0, 1)).map((plan) => ({
    id: String(plan.count),
    name:
      plan.count === 1
        ? purchaseCopy.cash(formatMoney(plan.totalKurus))
        : formatInstalment(plan.eachKurus, plan.count),
    tooltip: purchaseCopy.total(formatMoney(plan.totalKurus)),
  }));
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (navigation.state === "idle") void form.handleSubmit();
  };
  return (
    <form.AppForm>
      <FormScopeProvider value={{ idPrefix: "", errors: outcome?.errors ?? {} }}>
        <form
          ref={element}
          method="post"
          action={pathname}
          noValidate
          className="card flex flex-col gap-5 p-5 desktop:p-8"
          onSubmit={handleSubmit}
        >
          <h2 className="h2">{purchaseCopy.payment}</h2>
          {outcome?.message === undefined ? null : (
            <Notice kind="error" title={purchaseCopy.failed}>
              {outcome.message}
            </Notice>
          )}
          <form.ErrorSummary />
          <input type="hidden" name="acceptedKurus" value={offer.grossKurus} />
          <input type="hidden" name="isPriceChanged" value={String(isPriceChanged)} />
          {review.previousGrossKurus === undefined ? null : (
            <PriceChange before={review.previousGrossKurus} after={offer.grossKurus}>
              <form.AppField name="acceptPrice">
                {(field) => <field.Checkbox label={purchaseCopy.acceptPrice} />}
              </form.AppField>
            </PriceChange>
          )}
          <form.AppField name="cardHolder">
            {(field) => <field.Text label={purchaseCopy.cardHolder} autoComplete="cc-name" />}
          </form.AppField>
          <form.AppField name="cardNumber">
            {(field) => <field.CardNumber label={purchaseCopy.cardNumber} />}
          </form.AppField>
          <div className="grid gap-5 desktop:grid-cols-2">
            <form.AppField name="cardExpiry">
              {(field) => <field.Expiry label={purchaseCopy.cardExpiry} />}
            </form.AppField>
            <form.Subscribe selector={({ values }) => isAmex(values.cardNumber)}>
              {(hasFourDigits) => (
                <form.AppField name="cardCvc">
                  {(field) => (
                    <field.Cvc label={purchaseCopy.cardCvc} digits={hasFourDigits ? 4 : 3} />
                  )}
                </form.AppField>
              )}
            </form.Subscribe>
          </div>
          <form.AppField name="instalmentCount">
            {(field) => (
              <field.RadioGroup
                label={purchaseCopy.instalments}
                hint={
                  payment?.bankName === undefined
                    ? purchaseCopy.instalmentsHint
                    : purchaseCopy.cardOf(payment.bankName, payment.cardFamily ?? "")
                }
                options={options}
              />
            )}
          </form.AppField>
          <noscript>
            <button
              type="submit"
              name="intent"
              value="instalments"
              formNoValidate
              className="btn-secondary"
            >
              {purchaseCopy.showInstalments}
            </button>
          </noscript>
          <form.AppField name="paymentEmail">
            {(field) => (
              <field.Email label={purchaseCopy.paymentEmail} hint={purchaseCopy.paymentEmailHint} />
            )}
          </form.AppField>
          {contractsOf(review).map(([name, label, slug]) => (
            <form.AppField key={name} name={name}>
              {(field) => (
                <field.Checkbox
                  label={
                    <>
                      {label} <ContractLink slug={slug}>{purchaseCopy.readText}</ContractLink>
                    </>
                  }
                />
              )}
            </form.AppField>
          ))}
          <p className="text-sm text-muted">{purchaseCopy.cardNote}</p>
          <form.Subscribe selector={({ values }) => values.instalmentCount}>
            {(count) => (
              <Button type="submit" loading={isPaying}>
                {purchaseCopy.pay(formatMoney(totalOf(payment, count) ?? offer.grossKurus))}
              </Button>
            )}
          </form.Subscribe>
        </form>
      </FormScopeProvider>
      {isPaying ? <PayingOverlay /> : null}
    </form.AppForm>
  );
}

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
