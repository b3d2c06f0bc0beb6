import { browsers, systems } from "#shared/device.ts";
import { defineCall } from "../call.ts";
import { flag, int, list, model, oneOf, optional, text } from "../codec.ts";

/** Where a member is signed in, the newest first. A session goes by an id of its own, which opens nothing. */
export const listSessions = defineCall({
  service: "common",
  method: "POST",
  path: "/api/musteri/oturumlar",
  encoding: "form",
  credentials: "member",
  waits: "status",
  isRead: true,
  requiresMember: true,
  proxied: false,
  edgeOnly: "session",
  request: model({}),
  data: model({
    sessions: list(
      model({
        sessionId: text(),
        browser: optional(oneOf(browsers)),
        system: optional(oneOf(systems)),
        /** Epoch milliseconds. */
        createdAt: int(),
        /** Epoch milliseconds, to the minute. */
        lastSeenAt: int(),
        /** Whether it is the one that asks. */
        isCurrent: flag,
      }),
    ),
  }),
});
