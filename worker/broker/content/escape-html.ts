import { html } from "hono/html";

/** Text as it stands in HTML. */
export const escapeHtml = (text: string): string => String(html`${text}`);
