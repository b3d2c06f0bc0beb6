import { ContactFields } from "#client/contact-form/contact-fields.tsx";
import { PostedForm } from "#client/contact-form/posted-form.tsx";
import { SubmitButton } from "#client/form/submit-button.tsx";
import { href } from "#shared/routes.ts";
import { contactCopy } from "./copy.ts";

const loadSchema = async () =>
  (await import("#client/contact-form/contact-schema.ts")).ContactSchema;

/** Name, ways to answer, and the message. */
export function ContactForm() {
  return (
    <PostedForm action={href("contact")} loadSchema={loadSchema}>
      {(values) => (
        <>
          <ContactFields values={values} />
          <SubmitButton>{contactCopy.send}</SubmitButton>
        </>
      )}
    </PostedForm>
  );
}
