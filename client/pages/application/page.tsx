import { useLoaderData } from "react-router";
import { ContactFields } from "#client/contact-form/contact-fields.tsx";
import { PostedForm } from "#client/contact-form/posted-form.tsx";
import { Breadcrumb } from "#client/content/breadcrumb.tsx";
import { contentCopy } from "#client/content/copy.ts";
import { Prose } from "#client/content/prose.tsx";
import { LightField } from "#client/form/light-field.tsx";
import { SubmitButton } from "#client/form/submit-button.tsx";
import { TextPlace, WhenThere } from "#client/ui/later.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { applicationCopy, sendApplicationLabel } from "./copy.ts";
import type { ApplicationData } from "./loader.server.ts";

/** A complaint or an application about personal data: the ways there are, and the form that reaches the office. */
export function Page() {
  const { type, text, reference } = useLoaderData<ApplicationData>();
  const words = applicationCopy[type];
  return (
    <div className="page py-4 desktop:py-8">
      <Breadcrumb title={words.title} />
      <h1 className="h1 mt-2">{words.title}</h1>
      <div className="grid items-start gap-8 mt-4 desktop:grid-cols-[1fr_30rem] desktop:gap-16">
        <WhenThere value={text} fallback={<TextPlace label={contentCopy.loading} />}>
          {(found) => <Prose html={found?.html ?? ""} />}
        </WhenThere>
        <section aria-labelledby="basvuru" className="card p-5 desktop:p-7">
          <h2 id="basvuru" className="h3 mb-4">
            {words.formTitle}
          </h2>
          {reference === null ? <ApplicationForm /> : null}
          <div role="status">
            {reference === null ? null : (
              <Notice kind="success" title={words.sentTitle}>
                {words.sentText(reference)}
              </Notice>
            )}
          </div>
        </section>
      </div>
    </div>
  );
}

function ApplicationForm() {
  const { type, path, topics } = useLoaderData<ApplicationData>();
  const words = applicationCopy[type];
  return (
    <PostedForm
      action={path}
      loadSchema={async () => (await import("./application-schema.ts")).applicationSchema(type)}
    >
      {(values) => (
        <>
          <ContactFields
            values={values}
            message={{ label: words.message, hint: words.messageHint }}
          >
            <LightField
              kind="select"
              name="topic"
              label={words.topic}
              options={topics}
              value={values["topic"]}
            />
          </ContactFields>
          <SubmitButton>{sendApplicationLabel}</SubmitButton>
        </>
      )}
    </PostedForm>
  );
}
