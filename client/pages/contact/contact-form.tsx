import { policyFields } from "#shared/fields/policy.ts";
import { href } from "#shared/routes.ts";
import { ConsentLabel } from "#client/contact-form/consent-label.tsx";
import { contactFormCopy } from "#client/contact-form/copy.ts";
import { MessageField } from "#client/contact-form/message-field.tsx";
import { PostedForm } from "#client/contact-form/posted-form.tsx";
import { CheckboxField } from "#client/form/checkbox-field.tsx";
import { EmailField } from "#client/form/email-field.tsx";
import { LettersField } from "#client/form/letters-field.tsx";
import { PhoneField } from "#client/form/phone-field.tsx";
import { SubmitButton } from "#client/form/submit-button.tsx";
import { maxMessageLength } from "./contact-limits.ts";
import { contactCopy } from "./copy.ts";

const loadSchema = async () => (await import("./contact-schema.ts")).ContactSchema;

/** Name, ways to answer, and the message. The disclosure is information: its box says that it was read. */
export function ContactForm() {
  return (
    <PostedForm action={href("contact")} loadSchema={loadSchema}>
      {(values) => (
        <>
          <LettersField
            name="fullName"
            label={contactFormCopy.fullName}
            autoComplete="name"
            value={values["fullName"]}
          />
          <PhoneField name="phone" label={contactFormCopy.phone} value={values["phone"]} />
          <EmailField name="email" label={contactFormCopy.email} value={values["email"]} />
          <MessageField
            name="message"
            label={contactFormCopy.message}
            maxLength={maxMessageLength}
            value={values["message"]}
          />
          <CheckboxField
            name="openDataAgreement"
            label={
              <ConsentLabel
                text={policyFields.openDataAgreement.label}
                contract="lightingContract"
              />
            }
            value={values["openDataAgreement"] === "on"}
          />
          <SubmitButton>{contactCopy.send}</SubmitButton>
        </>
      )}
    </PostedForm>
  );
}
