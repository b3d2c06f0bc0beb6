import type { CoverRow } from "../offer.ts";

/** Free services that come with earthquake policies. */
export const renewalReminder: CoverRow = {
  id: "renewal-reminder",
  label: "Yenileme hatırlatması",
  kind: "included",
};
export const claimsGuidance: CoverRow = {
  id: "claims-guidance",
  label: "Hasar bildiriminde danışmanlık",
  kind: "included",
};
