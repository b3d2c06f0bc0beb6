import { statusCodes } from "../../codes.ts";
import { defineCall } from "../call.ts";
import { model, text } from "../codec.ts";

/**
 * A key for one password on the wire: the Salt serves as key and iv of AES-CBC, the Guid names it. Valid once, for five
 * minutes. Asked for before every call that carries a password.
 */
export const requestKey = defineCall({
  service: "common",
  method: "POST",
  path: "/get-security-token",
  encoding: "form",
  credentials: "site",
  waits: "status",
  limit: "login",
  proxied: true,
  verdict: { by: "code", grants: { [statusCodes.ok]: "nothing" } },
  beside: ["Guid", "Salt"],
  request: model({}),
  data: model({ guid: text(), salt: text() }),
});
