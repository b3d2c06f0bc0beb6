import { policyFields } from "#shared/fields/policy.ts";
import { href } from "#shared/routes.ts";
import { ConsentLabel } from "#client/modals/consent-label.tsx";
import { contactFormCopy } from "#client/contact-form/copy.ts";
import { PostedForm } from "#client/contact-form/posted-form.tsx";
import { LightField } from "#client/form/light-field.tsx";
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
          <LightField
            kind="letters"
            name="fullName"
            label={contactFormCopy.fullName}
            autoComplete="name"
            value={values["fullName"]}
          />
          <LightField
            kind="phone"
            name="phone"
            label={contactFormCopy.phone}
            value={values["phone"]}
          />
          <LightField
            kind="email"
            name="email"
            label={contactFormCopy.email}
            value={values["email"]}
          />
          <LightField
            kind="message"
            name="message"
            label={contactFormCopy.message}
            maxLength={maxMessageLength}
            value={values["message"]}
          />
          <LightField
            kind="consent"
            name="openDataAgreement"
            label={
              <ConsentLabel
                text={policyFields.openDataAgreement.label}
                contract="lightingContract"
              />
            }
            value={values["openDataAgreement"]}
          />
          <SubmitButton>{contactCopy.send}</SubmitButton>
        </>
      )}
    </PostedForm>
  );
}
