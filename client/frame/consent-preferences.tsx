import { useState } from "react";
import { href } from "#shared/routes.ts";
import { LightField } from "#client/form/light-field.tsx";
import { useStore } from "#client/state/store.ts";
import { Dialog } from "#client/ui/dialog.tsx";
import { Tabs } from "#client/ui/tabs.tsx";
import { CookiePolicy } from "./cookie-policy.tsx";
import { preferencesCopy } from "./preferences-copy.ts";
import { readPreferences } from "./read-preferences.ts";
import { sendConsent } from "./send-consent.ts";

const optionalKinds = ["functional", "analytics", "targeting"] as const;

/** Which cookies the visitor allows, and the policy beside it. Opened from the banner and from the footer. */
export default function ConsentPreferences() {
  const store = useStore();
  return (
    <Dialog
      open
      width="wide"
      title={preferencesCopy.title}
      onClose={() => (store.isConsentOpen.value = false)}
    >
      <Tabs
        label={preferencesCopy.tabs}
        tabs={[
          { id: "ayarlar", label: preferencesCopy.settings, content: <Settings /> },
          { id: "politika", label: preferencesCopy.policy, content: <CookiePolicy /> },
        ]}
      />
      <p className="mt-4 text-sm">
        <a href={href("cookiePolicy")} className="link">
          {preferencesCopy.openPolicy}
        </a>
      </p>
    </Dialog>
  );
}

function Settings() {
  const store = useStore();
  const [preferences] = useState(() => readPreferences(document.cookie));
  const { required } = preferencesCopy.kinds;
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void sendConsent(store, new FormData(event.currentTarget));
      }}
    >
      <input type="hidden" name="intent" value="save" />
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
          value={preferences[kind] ? "on" : ""}
          isOptional
        />
      ))}
      <button type="submit" className="btn-primary mt-3 self-start">
        {preferencesCopy.save}
      </button>
    </form>
  );
}

function KindLabel({ label, note }: { label: string; note?: string }) {
  return (
    <>
      <span className="font-medium">{label}</span>
      {note === undefined ? null : <span className="text-sm text-muted"> ({note})</span>}
    </>
  );
}
