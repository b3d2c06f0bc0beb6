import { createFormHook } from "@tanstack/react-form";
import { AmountField } from "./amount-field.tsx";
import { bindField } from "./bind-field.tsx";
import { CardNumberField } from "./card-number-field.tsx";
import { CheckboxField } from "./checkbox-field.tsx";
import { CodeField } from "./code-field.tsx";
import { CvcField } from "./cvc-field.tsx";
import { DateField } from "./date-field.tsx";
import { EmailField } from "./email-field.tsx";
import { ExpiryField } from "./expiry-field.tsx";
import { fieldContext, formContext } from "./form-contexts.ts";
import { FormErrorSummary } from "./form-error-summary.tsx";
import { FormFrame } from "./form-frame.tsx";
import { FormSubmit } from "./form-submit.tsx";
import { LetterCodeField } from "./letter-code-field.tsx";
import { LettersField } from "./letters-field.tsx";
import { NationalNumberField } from "./national-number-field.tsx";
import { NumberField } from "./number-field.tsx";
import { NumericField } from "./numeric-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { PhoneField } from "./phone-field.tsx";
import { PlateField } from "./plate-field.tsx";
import { RadioGroupField } from "./radio-group-field.tsx";
import { SearchableSelectField } from "./searchable-select-field.tsx";
import { SelectField } from "./select-field.tsx";
import { SmsCodeField } from "./sms-code-field.tsx";
import { SwitchField } from "./switch-field.tsx";
import { TextField } from "./text-field.tsx";
import { UploadField } from "./upload-field.tsx";

/**
 * The form hook of the site, with every field bound to the form's state:
 *
 *     const form = useAppForm({ ...formRules(schema), defaultValues, onSubmit });
 *     <form.AppForm><form.Frame action="…">
 *       <form.ErrorSummary />
 *       <form.AppField name="plate">{(field) => <field.Plate label="…" />}</form.AppField>
 *       <form.Submit>…</form.Submit>
 *     </form.Frame></form.AppForm>
 */
export const { useAppForm, withForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    Amount: bindField(AmountField),
    CardNumber: bindField(CardNumberField),
    Checkbox: bindField(CheckboxField),
    Code: bindField(CodeField),
    Cvc: bindField(CvcField),
    Date: bindField(DateField),
    Email: bindField(EmailField),
    Expiry: bindField(ExpiryField),
    LetterCode: bindField(LetterCodeField),
    Letters: bindField(LettersField),
    NationalNumber: bindField(NationalNumberField),
    Number: bindField(NumberField),
    Numeric: bindField(NumericField),
    Password: bindField(PasswordField),
    Phone: bindField(PhoneField),
    Plate: bindField(PlateField),
    RadioGroup: bindField(RadioGroupField),
    SearchableSelect: bindField(SearchableSelectField),
    Select: bindField(SelectField),
    SmsCode: bindField(SmsCodeField),
    Switch: bindField(SwitchField),
    Text: bindField(TextField),
    Upload: bindField(UploadField),
  },
  formComponents: { ErrorSummary: FormErrorSummary, Frame: FormFrame, Submit: FormSubmit },
});
