import { defineCall } from "../call.ts";
import { int, list, model, optional, text } from "../codec.ts";
import { productOrOther } from "../product-code.ts";

/** Every insurer we work with and what each sells; with a branch, those that sell it. */
export const getFirms = defineCall({
  service: "content",
  method: "POST",
  path: "/firms/GetFirms",
  encoding: "form",
  credentials: "site",
  waits: "list",
  isRead: true,
  cacheSeconds: 3600,
  proxied: true,
  request: model({ branchId: optional(int(1, 99)) }),
  data: model({
    firms: list(
      model({
        id: text(),
        name: text(),
        phone: text(),
        logo: optional(model({ ink: text(), tint: text(), path: text() })),
        branches: list(productOrOther),
      }),
    ),
  }),
});
