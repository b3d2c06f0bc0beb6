/** @jsxImportSource hono/jsx */
import { officePageCopy as copy } from "../copy.ts";
import { Unsent } from "../kit/form.tsx";
import { doorPage, Heading, officePage, sectionsOf } from "../kit/page.tsx";
import { Refusal } from "../kit/status.tsx";
import type { OfficeContext, OfficeRequest } from "../office-context.ts";
import { readForm } from "../office-context.ts";
import { officePaths } from "../paths.ts";
import type { Form } from "../typed.ts";
import { textsIn } from "../typed.ts";

/** What was typed into a form that had nowhere to go, to be copied. */
const Lost = ({ typed }: { readonly typed: Form }) => {
  const text = textsIn(typed);
  return text === "" ? null : (
    <>
      <Refusal text={copy.notSent} />
      <Unsent label={copy.unsent} text={text} />
    </>
  );
};

/** A number nobody has, or has any more; what was typed on its page is shown once more. */
export const missingPage = (context: OfficeContext, typed: Form = {}): Promise<Response> =>
  officePage(
    { title: copy.missing, section: "inbox", status: 404, isNarrow: true },
    context,
    <>
      <Heading title={copy.missing} />
      <Lost typed={typed} />
      <p>
        <a href={officePaths.inbox}>{copy.back}</a>
      </p>
    </>,
  );

/** A page that somebody has no right to see, or has it no more; what they had typed on it is shown once more. */
export async function forbiddenPage(context: OfficeContext): Promise<Response> {
  const [section = "inbox"] = sectionsOf(context);
  const typed = context.request.method === "POST" ? await readForm(context.request) : {};
  return officePage(
    { title: copy.forbidden, section, status: 403, isNarrow: true },
    context,
    <>
      <Heading title={copy.forbidden} lead={copy.forbiddenText} />
      <Lost typed={typed} />
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
