import { useState } from "react";
import { Field, useForm } from "@tanstack/react-form";
import { CardCvcField, CardExpiryField, CardNumberField } from "#client/form/text/card-fields.tsx";
import { FormErrorSummary } from "#client/form/form-error-summary.tsx";
import { FormField } from "#client/form/form-field.tsx";
import { FormProvider, useFormContext } from "#client/form/form-provider.tsx";
import { formRules } from "#client/form/form-rules.ts";
import { PasswordField } from "#client/form/text/password-field.tsx";
import { SmsCodeField } from "#client/form/text/sms-code-field.tsx";
import { SubmitButton } from "#client/form/submit-button.tsx";
import { UploadField } from "#client/form/files/upload-field.tsx";
import type { UploadItem } from "#client/form/files/upload-item.ts";
import { useToasts } from "#client/ui/toasts/toast-context.ts";
import { cities, fuels, usages } from "./options.ts";
import { everyFieldSchema } from "./schema.ts";

const empty = {
  text: "",
  note: "",
  firstName: "",
  digits: "",
  count: "",
  amount: "",
  phone: "",
  email: "",
  nationalNumber: "",
  plate: "",
  document: "",
  birthDate: "",
  cardNumber: "",
  cardExpiry: "",
  cardCvc: "",
  password: "",
  smsCode: "",
  usage: "",
  city: "",
  fuel: "",
  isNew: "",
  privacy: "",
  files: [] as readonly UploadItem[],
};

/** Every kind of field in the form state. */
export function EveryField() {
  const toasts = useToasts();
  const [code, setCode] = useState("");
  const form = useForm({
    ...formRules(everyFieldSchema),
    defaultValues: empty,
    onSubmit: async () => {
      // The test says when the sending is over.
      await new Promise((resolve) => addEventListener("gallery:sent", resolve, { once: true }));
      toasts.show("success", { text: "Form gönderildi." });
    },
  });
  return (
    <FormProvider form={form} idPrefix="every">
      <form
        method="post"
        action="/every"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit();
        }}
      >
        <FormErrorSummary />
        <div className="grid gap-5 desktop:grid-cols-2">
          <FormField name="text" kind="text" label="Adres" hint="Sokak ve kapı no" />
          <FormField name="firstName" kind="letters" label="Ad" autoComplete="given-name" />
          <FormField name="digits" kind="digits" label="Poliçe no" maxLength={10} />
          <FormField name="count" kind="number" label="Kilometre" />
          <FormField name="amount" kind="amount" label="Aksesuar bedeli" />
          <FormField name="phone" kind="phone" label="Cep Telefonu" />
          <FormField name="email" kind="email" label="E-mail Adresi" />
          <FormField name="nationalNumber" kind="identity-number" label="TC Kimlik No" />
          <FormField name="plate" kind="plate" label="Plaka" />
          <FormField name="document" kind="code" label="Ruhsat belge no" maxLength={8} />
          <FormField name="birthDate" kind="date" label="Doğum Tarihi" />
          <FormField name="cardNumber" kind={CardNumberField} label="Kart numarası" />
          <FormField name="cardExpiry" kind={CardExpiryField} label="Son kullanma tarihi" />
          <FormField name="cardCvc" kind={CardCvcField} label="Güvenlik kodu" />
          <FormField
            name="password"
            kind={PasswordField}
            label="Şifre"
            autoComplete="new-password"
          />
          <FormField name="smsCode" kind={SmsCodeField} label="SMS kodu" onValueChange={setCode} />
          <FormField name="usage" kind="select" label="Kullanım şekli" options={usages} />
          <FormField name="city" kind="search-select" label="İl" options={cities} hasOther />
        </div>
        <FormField name="note" kind="message" label="Açıklama" isOptional maxLength={200} />
        <FormField name="fuel" kind="radio" label="Yakıt tipi" options={fuels} />
        <FormField name="isNew" kind="switch" label="Aracım sıfır" />
        <FormField name="privacy" kind="consent" label="Gizlilik Politikası'nı okudum." />
        <Files />
        <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
          {(isSubmitting) => <SubmitButton loading={isSubmitting}>Teklif Al</SubmitButton>}
        </form.Subscribe>
        <p role="status">{code.length === 6 && `Kod tamamlandı: ${code}`}</p>
      </form>
    </FormProvider>
  );
}

/** Files are no text, so their field is bound by hand. */
function Files() {
  const form = useFormContext();
  return (
    <Field form={form} name="files">
      {({ state, handleChange }) => (
        <UploadField
          id="every-files"
          name="files"
          label="Ruhsat fotoğrafı"
          maxFiles={2}
          maxMegabytes={1}
          value={state.value as readonly UploadItem[]}
          onValueChange={handleChange}
          error={form.state.submissionAttempts > 0 ? (state.meta.errors[0] as string) : ""}
        />
      )}
    </Field>
  );
}
