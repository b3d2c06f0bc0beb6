import { useState } from "react";
import { href } from "#shared/routes.ts";
import { useStore } from "#client/state/store.ts";
import { Dialog } from "#client/ui/dialog.tsx";
import { Tabs } from "#client/ui/tabs.tsx";
import { CookiePolicy } from "./cookie-policy.tsx";
import { CookieSettings } from "./cookie-settings.tsx";
import { preferencesCopy } from "./preferences-copy.ts";
import { readPreferences } from "./read-preferences.ts";
import { sendConsent } from "./send-consent.ts";

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
  const [choices] = useState(() => readPreferences(document.cookie));
  return (
    <CookieSettings
      choices={choices}
      onSave={(form) => void sendConsent(store, new FormData(form))}
    />
  );
}
