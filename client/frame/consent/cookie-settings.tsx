import type { ReactNode } from "react";
import { LightField } from "#client/form/light-field.tsx";
import type { CookieChoices } from "#shared/cookie-kinds.ts";
import { optionalKinds } from "#shared/cookie-kinds.ts";
import { endpoints } from "#shared/routes.ts";
import { preferencesCopy } from "./preferences-copy.ts";

interface CookieSettingsProps {
  /** As stored; before an answer every kind stands on. */
  readonly choices: CookieChoices;
  /** Where it leads once it is saved. */
  readonly back?: string;
  readonly onSave?: (form: HTMLFormElement) => void;
}

/** Which cookies a visitor allows: a plain form, which the preferences window sends in place. */
export function CookieSettings({ choices, back, onSave }: CookieSettingsProps) {
  const { required } = preferencesCopy.kinds;
  return (
    <form
      method="post"
      action={endpoints.consent}
      aria-label={preferencesCopy.title}
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        if (onSave === undefined) return;
        event.preventDefault();
        onSave(event.currentTarget);
      }}
    >
      <input type="hidden" name="intent" value="save" />
      {back === undefined ? null : <input type="hidden" name="back" value={back} />}
      <p className="text-sm text-muted">
        {choices.isAnswered ? preferencesCopy.stored : preferencesCopy.notAnswered}
      </p>
      <LightField
        kind="switch"
        name="required"
        label={<KindLabel label={required.label} note={preferencesCopy.alwaysOn} />}
        hint={required.text}
        value="on"
        disabled
      />
      {optionalKinds.map((kind) => (
        <LightField
          kind="switch"
          key={kind}
          name={kind}
          label={<KindLabel label={preferencesCopy.kinds[kind].label} />}
          hint={preferencesCopy.kinds[kind].text}
          value={choices[kind] ? "on" : ""}
          isOptional
        />
      ))}
      <button type="submit" className="btn-primary mt-3 self-start">
        {preferencesCopy.save}
      </button>
    </form>
  );
}

function KindLabel({ label, note }: { label: string; note?: string }): ReactNode {
  return (
    <>
      <span className="font-medium">{label}</span>
      {note === undefined ? null : <span className="text-sm text-muted"> ({note})</span>}
    </>
  );
}
