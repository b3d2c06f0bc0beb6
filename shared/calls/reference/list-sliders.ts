import { defineCall } from "../call.ts";
import { list, model, optional, text } from "../codec.ts";
import { productOrOther } from "../product-code.ts";

/** What the home page puts forward, in order. */
export const listSliders = defineCall({
  service: "content",
  method: "POST",
  path: "/slider/GetSliders",
  encoding: "form",
  credentials: "site",
  waits: "list",
  isRead: true,
  cacheSeconds: 3600,
  proxied: true,
  request: model({}),
  data: model({
    sliders: list(
      model({ title: text(), text: text(), productId: optional(productOrOther), link: text() }),
    ),
  }),
});
