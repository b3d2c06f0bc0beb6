import { model, optional, text } from "../codec.ts";

/** What of how the holder of a policy is reached can be another thing afterwards. */
export const contactKinds = ["phone", "email", "address"] as const;
export type ContactKind = (typeof contactKinds)[number];

/**
 * How the holder of a policy is reached, and in which province and district they live. The e-mail address is absent while the order cannot
 * be read.
 */
export const contactModel = model({
  maskedPhone: text(),
  maskedEmail: optional(text()),
  /** "İstanbul / Kadıköy". */
  residence: text(),
});
