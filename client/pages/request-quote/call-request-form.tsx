import { useLoaderData } from "react-router";
import { ConsentLabel } from "#client/contact-form/consent-label.tsx";
import { contactFormCopy } from "#client/contact-form/copy.ts";
import { MessageField } from "#client/contact-form/message-field.tsx";
import { PostedForm } from "#client/contact-form/posted-form.tsx";
import { CheckboxField } from "#client/form/checkbox-field.tsx";
import { LettersField } from "#client/form/letters-field.tsx";
import { PhoneField } from "#client/form/phone-field.tsx";
import { SelectField } from "#client/form/select-field.tsx";
import { SubmitButton } from "#client/form/submit-button.tsx";
import { maxNoteLength } from "./call-limits.ts";
import { requestQuoteCopy } from "./copy.ts";
import type { RequestQuoteData } from "./loader.ts";

const loadSchema = async () => (await import("./call-request-schema.ts")).CallRequestSchema;

/** Who to call, about what, and when. */
export function CallRequestForm() {
  const { action, product, slots, consents } = useLoaderData<RequestQuoteData>();
  return (
    <PostedForm action={action} loadSchema={loadSchema}>
      {(values) => (
        <>
          <p>
            <span className="block text-sm text-muted">{requestQuoteCopy.product}</span>
            <strong className="text-lg">{product.name}</strong>
          </p>
          <LettersField
            name="fullName"
            label={contactFormCopy.fullName}
            autoComplete="name"
            value={values["fullName"]}
          />
          <PhoneField name="phone" label={contactFormCopy.phone} value={values["phone"]} />
          {slots.length === 0 ? null : (
            <SelectField
              name="callBackSlot"
              label={requestQuoteCopy.slot}
              options={slots}
              placeholder={requestQuoteCopy.anySlot}
              required={false}
              value={values["callBackSlot"]}
            />
          )}
          <MessageField
            name="note"
            label={requestQuoteCopy.note}
            hint={requestQuoteCopy.noteHint}
            maxLength={maxNoteLength}
            required={false}
            value={values["note"]}
          />
          <div>
            {consents.map(({ field, label, contract }) => (
              <CheckboxField
                key={field}
                name={field}
                label={<ConsentLabel text={label} contract={contract} />}
                value={values[field] === "on"}
              />
            ))}
          </div>
          <SubmitButton>{requestQuoteCopy.send}</SubmitButton>
        </>
      )}
    </PostedForm>
  );
}
