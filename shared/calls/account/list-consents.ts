import { defineCall } from "../call.ts";
import { marketingChannels } from "../marketing.ts";
import { flag, int, list, model, oneOf, optional, text } from "../codec.ts";

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
    /** What they have forbidden at the consent register (İYS) themselves, and when (epoch milliseconds). */
    refusedThere: list(model({ channel: oneOf(marketingChannels), saidAt: int() })),
    consents: list(
      model({
        textSlug: text(),
        title: text(),
        textVersion: text(),
        /** The quote it was said for; absent of what was said as a member or for a call. */
        quoteId: optional(text()),
        given: flag,
        channel: text(),
        /** Epoch milliseconds. */
        createdAt: int(),
      }),
    ),
  }),
});
