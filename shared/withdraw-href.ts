import { href } from "./routes.ts";

/** In the address of what may be taken back: the short code of the message that led there. */
export const messageQuery = "ileti";

/** What may be taken back, for whoever came by a message with that short code. */
export const withdrawHref = (quote: string, code: string): string =>
  href("withdraw", { quote }, { [messageQuery]: code });
