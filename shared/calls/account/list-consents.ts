import { defineCall } from "../call.ts";
import { flag, int, list, model, text } from "../codec.ts";

/** Everything a member agreed to or refused, newest first, and how they may be written to. */
export const listConsents = defineCall({
  service: "common",
  method: "POST",
  path: "/api/musteri/izinler",
  encoding: "form",
  credentials: "member",
  waits: "status",
  isRead: true,
  requiresMember: true,
  proxied: true,
  request: model({}),
  data: model({
    sms: flag,
    email: flag,
    call: flag,
    consents: list(
      model({
        textSlug: text(),
        title: text(),
        textVersion: text(),
        given: flag,
        channel: text(),
        /** Epoch milliseconds. */
        createdAt: int(),
      }),
    ),
  }),
});
