import { CheckboxField } from "#client/form/checkbox-field.tsx";
import { LettersField } from "#client/form/letters-field.tsx";
import type { Option } from "#client/form/option.ts";
import { PhoneField } from "#client/form/phone-field.tsx";
import { SelectField } from "#client/form/select-field.tsx";
import { callCopy } from "./call-copy.ts";
import type { callConsentTexts } from "./call-consents.ts";
import { maxNoteLength } from "./call-limits.ts";
import { ConsentLabel } from "./consent-label.tsx";
import { contactFormCopy } from "./copy.ts";
import { MessageField } from "./message-field.tsx";

type Values = Readonly<Record<string, string>>;

/** Who is to be called. */
export function CallerFields({ values }: { values: Values }) {
  return (
    <>
      <LettersField
        name="fullName"
        label={contactFormCopy.fullName}
        autoComplete="name"
        value={values["fullName"]}
      />
      <PhoneField name="phone" label={contactFormCopy.phone} value={values["phone"]} />
    </>
  );
}

interface CallFieldsProps {
  readonly slots: readonly Option[];
  readonly noteHint: string;
  readonly values: Values;
}

/** When, and what else there is to know. */
export function CallFields({ slots, noteHint, values }: CallFieldsProps) {
  return (
    <>
      {slots.length === 0 ? null : (
        <SelectField
          name="callBackSlot"
          label={callCopy.slot}
          hint={callCopy.slotHint}
          options={slots}
          placeholder={callCopy.anySlot}
          required={false}
          value={values["callBackSlot"]}
        />
      )}
      <MessageField
        name="note"
        label={callCopy.note}
        hint={noteHint}
        maxLength={maxNoteLength}
        required={false}
        value={values["note"]}
      />
    </>
  );
}

interface CallConsentsProps {
  readonly consents: typeof callConsentTexts;
  readonly values: Values;
}

/** What the call needs agreement to. */
export function CallConsents({ consents, values }: CallConsentsProps) {
  return (
    <div>
      {consents.map(({ name, label, contract }) => (
        <CheckboxField
          key={name}
          name={name}
          label={<ConsentLabel text={label} contract={contract} />}
          value={values[name] === "on"}
        />
      ))}
    </div>
  );
}
