import { LightField } from "#client/form/light-field.tsx";
import { contactFormCopy } from "./copy.ts";

/** Who writes or is to be called. */
export function CallerFields({ values }: { values: Readonly<Record<string, string>> }) {
  return (
    <>
      <LightField
        kind="name"
        name="fullName"
        label={contactFormCopy.fullName}
        autoComplete="name"
        value={values["fullName"]}
      />
      <LightField kind="phone" name="phone" label={contactFormCopy.phone} value={values["phone"]} />
    </>
  );
}
