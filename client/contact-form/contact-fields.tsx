import type { ReactNode } from "react";
import { LightField } from "#client/form/light-field.tsx";
import { ConsentLabel } from "#client/modals/consent-label.tsx";
import { policyFields } from "#shared/fields/policy.ts";
import { CallerFields } from "./caller-fields.tsx";
import { maxMessageLength } from "./contact-limits.ts";
import { contactFormCopy } from "./copy.ts";

interface ContactFieldsProps {
  readonly values: Readonly<Record<string, string>>;
  /** What stands above the message. */
  readonly message?: { readonly label: string; readonly hint: string };
  /** What is asked between who writes and the message. */
  readonly children?: ReactNode;
}

/** Who writes, how they are answered, and the message. The disclosure is information: its box says that it was read. */
export function ContactFields({ values, message, children }: ContactFieldsProps) {
  const { label = contactFormCopy.message, hint } = message ?? {};
  return (
    <>
      <CallerFields values={values} />
      <LightField kind="email" name="email" label={contactFormCopy.email} value={values["email"]} />
      {children}
      <LightField
        kind="message"
        name="message"
        label={label}
        hint={hint}
        maxLength={maxMessageLength}
        value={values["message"]}
      />
      <LightField
        kind="consent"
        name="openDataAgreement"
        label={
          <ConsentLabel text={policyFields.openDataAgreement.label} contract="lightingContract" />
        }
        value={values["openDataAgreement"]}
      />
    </>
  );
}
