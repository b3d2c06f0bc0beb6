import { useState } from "react";
import { useAppForm } from "#client/form/app-form.ts";
import { formRules } from "#client/form/form-rules.ts";
import type { UploadItem } from "#client/form/upload-item.ts";
import { useToasts } from "#client/ui/toast-context.ts";
import { cities, fuels, usages } from "./options.ts";
import { everyFieldSchema } from "./schema.ts";

const empty = {
  text: "",
  firstName: "",
  digits: "",
  count: "",
  amount: "",
  phone: "",
  email: "",
  nationalNumber: "",
  plate: "",
  serial: "",
  birthDate: "",
  cardNumber: "",
  cardExpiry: "",
  cardCvc: "",
  password: "",
  smsCode: "",
  usage: "",
  city: "",
  fuel: "",
  isNew: false,
  privacy: false,
  files: [] as readonly UploadItem[],
};

/** Every kind of field in the form state. */
export function EveryField() {
  const toasts = useToasts();
  const [code, setCode] = useState("");
  const form = useAppForm({
    ...formRules(everyFieldSchema),
    defaultValues: empty,
    onSubmit: async () => {
      // The test says when the sending is over.
      await new Promise((resolve) => addEventListener("gallery:sent", resolve, { once: true }));
      toasts.show("success", { text: "Form gönderildi." });
    },
  });
  return (
    <form.AppForm>
      <form.Frame action="/every" idPrefix="every">
        <form.ErrorSummary />
        <div className="grid gap-5 desktop:grid-cols-2">
          <form.AppField name="text">
            {(field) => <field.Text label="Adres" hint="Sokak ve kapı no" />}
          </form.AppField>
          <form.AppField name="firstName">
            {(field) => <field.Letters label="Ad" autoComplete="given-name" />}
          </form.AppField>
          <form.AppField name="digits">
            {(field) => <field.Numeric label="Poliçe no" digits={10} />}
          </form.AppField>
          <form.AppField name="count">
            {(field) => <field.Number label="Kilometre" thousands />}
          </form.AppField>
          <form.AppField name="amount">
            {(field) => <field.Amount label="Aksesuar bedeli" />}
          </form.AppField>
          <form.AppField name="phone">
            {(field) => <field.Phone label="Cep Telefonu" />}
          </form.AppField>
          <form.AppField name="email">
            {(field) => <field.Email label="E-mail Adresi" />}
          </form.AppField>
          <form.AppField name="nationalNumber">
            {(field) => <field.NationalNumber label="TC Kimlik No" />}
          </form.AppField>
          <form.AppField name="plate">{(field) => <field.Plate label="Plaka" />}</form.AppField>
          <form.AppField name="serial">
            {(field) => <field.LetterCode label="Belge seri kodu" length={2} />}
          </form.AppField>
          <form.AppField name="birthDate">
            {(field) => <field.Date label="Doğum Tarihi" />}
          </form.AppField>
          <form.AppField name="cardNumber">
            {(field) => <field.CardNumber label="Kart numarası" />}
          </form.AppField>
          <form.AppField name="cardExpiry">
            {(field) => <field.Expiry label="Son kullanma tarihi" />}
          </form.AppField>
          <form.AppField name="cardCvc">
            {(field) => <field.Cvc label="Güvenlik kodu" />}
          </form.AppField>
          <form.AppField name="password">
            {(field) => <field.Password label="Şifre" autoComplete="new-password" />}
          </form.AppField>
          <form.AppField name="smsCode">
            {(field) => <field.SmsCode label="SMS kodu" onComplete={setCode} />}
          </form.AppField>
          <form.AppField name="usage">
            {(field) => <field.Select label="Kullanım şekli" options={usages} />}
          </form.AppField>
          <form.AppField name="city">
            {(field) => <field.SearchableSelect label="İl" options={cities} hasOther />}
          </form.AppField>
        </div>
        <form.AppField name="fuel">
          {(field) => <field.RadioGroup label="Yakıt tipi" options={fuels} />}
        </form.AppField>
        <form.AppField name="isNew">
          {(field) => <field.Switch label="Aracım sıfır" />}
        </form.AppField>
        <form.AppField name="privacy">
          {(field) => <field.Checkbox label="Gizlilik Politikası'nı okudum." />}
        </form.AppField>
        <form.AppField name="files">
          {(field) => <field.Upload label="Ruhsat fotoğrafı" maxFiles={2} maxMegabytes={1} />}
        </form.AppField>
        <form.Submit>Teklif Al</form.Submit>
        <p role="status">{code !== "" && `Kod tamamlandı: ${code}`}</p>
      </form.Frame>
    </form.AppForm>
  );
}
