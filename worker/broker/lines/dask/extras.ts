import { freeService } from "../rating/packages.ts";

/** Free services that come with earthquake policies. */
export const renewalReminder = freeService("renewal-reminder", "Yenileme hatırlatması");
export const claimsGuidance = freeService("claims-guidance", "Hasar bildiriminde danışmanlık");
