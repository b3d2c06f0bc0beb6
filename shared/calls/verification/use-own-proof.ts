import { IdentityNumberSchema } from "#shared/schemas/identity/identity-number.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { defineCall } from "../call.ts";
import { flag, model, text } from "../codec.ts";
import { queryType } from "../verification.ts";

/**
 * Lets the proof of a member's own phone that this browser has given already count for another line, where they ask about
 * themselves; answers whether there is one. Otherwise a code is to be asked for as usual.
 */
export const useOwnProof = defineCall({
  service: "common",
  method: "POST",
  path: "/api/musteri/telefon-onayim",
  encoding: "form",
  credentials: "member",
  waits: "status",
  requiresMember: true,
  proxied: false,
  edgeOnly: "session",
  request: model({
    nationalNumber: text(IdentityNumberSchema),
    phone: text(PhoneSchema),
    queryType,
  }),
  data: model({ isProved: flag }),
});
