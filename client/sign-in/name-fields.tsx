import { LightField } from "#client/form/light-field.tsx";
import { signInCopy } from "./copy.ts";

/** First name and surname, side by side where there is room. */
export function NameFields({ values }: { values: Readonly<Record<string, string>> }) {
  return (
    <div className="grid gap-5 desktop:grid-cols-2">
      <LightField
        kind="name"
        name="name"
        label={signInCopy.name}
        autoComplete="given-name"
        value={values["name"]}
      />
      <LightField
        kind="name"
        name="surname"
        label={signInCopy.surname}
        autoComplete="family-name"
        value={values["surname"]}
      />
    </div>
  );
}
