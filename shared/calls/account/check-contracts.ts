import { defineCall } from "../call.ts";
import { flag, int, list, model, optional, text } from "../codec.ts";

/** Which agreements a member has accepted, and whether in the version that is published now. */
export const checkContracts = defineCall({
  service: "common",
  method: "POST",
  path: "/api/musteri/sozlesme-kontrol",
  encoding: "form",
  credentials: "member",
  waits: "status",
  isRead: true,
  requiresMember: true,
  proxied: true,
  request: model({}),
  data: model({
    isCurrent: flag,
    contracts: list(
      model({
        slug: text(),
        title: text(),
        version: text(),
        acceptedVersion: optional(text()),
        /** Epoch milliseconds. */
        acceptedAt: optional(int()),
      }),
    ),
  }),
});
