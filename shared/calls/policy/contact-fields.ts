import { model, optional, text } from "../codec.ts";

/** Where the holder of a policy is reached. The e-mail address is absent while the order cannot be read. */
export const contactModel = model({ maskedPhone: text(), maskedEmail: optional(text()) });
