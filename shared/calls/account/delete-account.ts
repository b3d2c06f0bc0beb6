import { defineCall } from "../call.ts";
import { model, text } from "../codec.ts";

/** Deletes a member's account. What the law orders to keep (policies, proof of consent) stays without the account. */
export const deleteAccount = defineCall({
  service: "common",
  method: "POST",
  path: "/api/musteri/hesap-sil",
  encoding: "form",
  credentials: "member",
  waits: "change",
  requiresMember: true,
  limit: "login",
  proxied: false,
  edgeOnly: "password",
  request: model({ password: text(), guid: text() }),
  data: model({}),
});
