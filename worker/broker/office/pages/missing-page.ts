import { html } from "hono/html";
import { officePageCopy as copy } from "../copy.ts";
import type { OfficeContext } from "../office-context.ts";
import { officePaths } from "../paths.ts";
import { doorPage, officePage } from "./layout.ts";

/** A number nobody has. */
export const missingPage = ({ services: { site }, name }: OfficeContext): Promise<Response> =>
  officePage({
    site: site.name,
    account: name,
    title: copy.missing,
    section: "inbox",
    status: 404,
    body: html`<h1>${copy.missing}</h1>
      <p><a href="${officePaths.inbox}">${copy.back}</a></p>`,
  });

/** An address nothing is at, for whoever asks. */
export const noSuchPage = (site: string): Promise<Response> =>
  doorPage(
    site,
    copy.noSuchPage,
    404,
    html`<p><a href="${officePaths.inbox}">${copy.toOffice}</a></p>`,
  );

/** Something nobody expected, an entry of the record that cannot be written among it: nothing was shown or done. */
export const brokenPage = (site: string, requestId: string): Promise<Response> =>
  doorPage(
    site,
    copy.broken,
    500,
    html`<p>${copy.brokenText}</p>
      <p class="muted">${copy.requestNumber}: ${requestId}</p>
      <p><a href="${officePaths.inbox}">${copy.toOffice}</a></p>`,
  );
