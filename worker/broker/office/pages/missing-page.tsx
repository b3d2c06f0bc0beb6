/** @jsxImportSource hono/jsx */
import { officePageCopy as copy } from "../copy.ts";
import { doorPage, Heading, officePage, sectionsOf } from "../kit/page.tsx";
import type { OfficeContext, OfficeRequest } from "../office-context.ts";
import { officePaths } from "../paths.ts";

/** A number nobody has. */
export const missingPage = (context: OfficeContext): Promise<Response> =>
  officePage(
    { title: copy.missing, section: "inbox", status: 404, isNarrow: true },
    context,
    <>
      <Heading title={copy.missing} />
      <p>
        <a href={officePaths.inbox}>{copy.back}</a>
      </p>
    </>,
  );

/** A page that somebody has no right to see. */
export function forbiddenPage(context: OfficeContext): Promise<Response> {
  const [section = "inbox"] = sectionsOf(context);
  return officePage(
    { title: copy.forbidden, section, status: 403, isNarrow: true },
    context,
    <>
      <Heading title={copy.forbidden} lead={copy.forbiddenText} />
    </>,
  );
}

const ToOffice = () => (
  <p>
    <a href={officePaths.inbox}>{copy.toOffice}</a>
  </p>
);

/** An address nothing is at, for whoever asks. */
export const noSuchPage = (asked: OfficeRequest): Promise<Response> =>
  doorPage({ title: copy.noSuchPage, status: 404 }, asked, <ToOffice />);

/** Something nobody expected, an entry of the record that cannot be written among it: nothing was shown or done. */
export const brokenPage = (asked: OfficeRequest): Promise<Response> =>
  doorPage(
    { title: copy.broken, status: 500 },
    asked,
    <>
      <p>{copy.brokenText}</p>
      <p class="muted">
        {copy.requestNumber}: {asked.requestId}
      </p>
      <ToOffice />
    </>,
  );
