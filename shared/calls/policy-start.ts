import { WireDaySchema } from "#shared/schemas/date.ts";
import type { Codec } from "./codec.ts";
import { text } from "./codec.ts";

/** The hour policies begin at by custom. */
const hour = "12:00";

/**
 * The day a policy is wanted from, `YYYY-MM-DD` in our models. It travels as `YYYY-MM-DD HH:mm`, and may come without
 * the hour; which hour cover begins at is not the caller's to say.
 */
export const policyStart: Codec<string> = {
  schema: text(WireDaySchema).schema,
  encode: (day) => `${day} ${hour}`,
};
