import { LightField } from "#client/form/light-field.tsx";
import type { AskedField, Option } from "#shared/fields/asked-field.ts";
import { callCopy } from "./call-copy.ts";
import type { callConsentTexts } from "./call-consents.ts";
import { maxNoteLength } from "./call-limits.ts";
import { ConsentLabel } from "#client/modals/consent-label.tsx";

type Values = Readonly<Record<string, string>>;

interface LineFieldsProps {
  readonly fields: readonly AskedField[];
  readonly values: Values;
}

/** What a line asks before the call. */
export function LineFields({ fields, values }: LineFieldsProps) {
  return fields.map((field) => (
    <LightField key={field.name} {...field} value={values[field.name]} />
  ));
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
        <LightField
          kind="select"
          name="callBackSlot"
          label={callCopy.slot}
          hint={callCopy.slotHint}
          options={slots}
          placeholder={callCopy.anySlot}
          isOptional
          value={values["callBackSlot"]}
        />
      )}
      <LightField
        kind="message"
        name="note"
        label={callCopy.note}
        hint={noteHint}
        maxLength={maxNoteLength}
        isOptional
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
        <LightField
          kind="consent"
          key={name}
          name={name}
          label={<ConsentLabel text={label} contract={contract} />}
          value={values[name]}
        />
      ))}
    </div>
  );
}
