import { defineCall } from "../call.ts";
import { flag, list, model, oneOf, optional, text } from "../codec.ts";
import { reminderChannels, reminderKinds, reminderModel } from "./reminder-fields.ts";

/**
 * Asks for a reminder about a quote, or takes that back. Owner only; the addresses it leads to are made by the edge. Not
 * found where there is nothing to remind of any more.
 */
export const setReminder = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Offers/SetReminder",
  encoding: "json",
  credentials: "member",
  waits: "change",
  proxied: false,
  edgeOnly: "signed-address",
  request: model({
    quoteId: text(),
    kind: oneOf(reminderKinds),
    isWanted: flag,
    /** By which ways; all of the kind where nothing is said of it. */
    channels: optional(list(oneOf(reminderChannels), reminderChannels.length)),
    url: text(),
    shortUrl: text(),
    /** Short address by which the reminder is taken back. */
    withdrawUrl: optional(text()),
  }),
  data: reminderModel,
});
