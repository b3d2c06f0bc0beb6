import * as v from "valibot";
import { defineCall } from "../call.ts";
import type { Codec } from "../codec.ts";
import { model, text } from "../codec.ts";

/** As long as it gets: nothing of what is stored may be left out. */
const wholeText: Codec<string> = { schema: v.string(), encode: (value) => value };

/** Everything that is stored about a member, as JSON text (KVKK Law 6698 art. 11). */
export const exportData = defineCall({
  service: "common",
  method: "POST",
  path: "/api/musteri/verilerim",
  encoding: "form",
  credentials: "member",
  waits: "look-up",
  isRead: true,
  requiresMember: true,
  proxied: false,
  edgeOnly: "file",
  request: model({}),
  data: model({ fileName: text(), content: wholeText }),
});
