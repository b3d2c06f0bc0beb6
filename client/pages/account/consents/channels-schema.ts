import * as v from "valibot";
import { OptionalConsentSchema } from "#shared/schemas/consent.ts";

/** How a member may be written to; every box may be left alone. */
export const ChannelsSchema = v.object({
  sms: OptionalConsentSchema,
  email: OptionalConsentSchema,
  call: OptionalConsentSchema,
});
