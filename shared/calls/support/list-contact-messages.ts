import { contactStates } from "./contact-fields.ts";
import { defineCall } from "../call.ts";
import { int, list, model, oneOf, optional, text } from "../codec.ts";
import { productOrOther } from "../product-code.ts";

/**
 * What the member has left with the office while signed in: messages, wishes to be called and leads, the newest first, with
 * what the office has answered. Times are epoch milliseconds.
 */
export const listContactMessages = defineCall({
  service: "common",
  method: "POST",
  path: "/api/musteri/iletisim-list",
  encoding: "form",
  credentials: "member",
  waits: "status",
  isRead: true,
  requiresMember: true,
  proxied: true,
  request: model({}),
  data: model({
    results: list(
      model({
        referenceNumber: text(),
        typeText: text(),
        productId: optional(productOrOther),
        callBackSlot: optional(text()),
        message: optional(text()),
        /** What the line asked, and what was said. */
        details: list(model({ label: text(), text: text() })),
        state: oneOf(contactStates),
        stateText: text(),
        createdAt: int(),
        /** Until when a complaint or an application is answered. */
        answerBy: optional(int()),
        replies: list(model({ text: text(), createdAt: int() })),
      }),
    ),
  }),
});
