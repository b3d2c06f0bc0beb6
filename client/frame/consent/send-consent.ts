import { endpoints } from "#shared/routes.ts";
import type { Store } from "#client/state/store.ts";

/** Stores the choices and takes banner and preferences away; when that fails they simply stay. */
export async function sendConsent(store: Store, form: FormData): Promise<void> {
  const response = await fetch(endpoints.consent, {
    method: "POST",
    body: form,
    headers: { Accept: "application/json" },
  }).catch(() => undefined);
  if (response?.ok !== true) return;
  store.isConsentAnswered.value = true;
  store.isConsentOpen.value = false;
}
