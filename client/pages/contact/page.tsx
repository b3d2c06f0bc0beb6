import { useLoaderData } from "react-router";
import { Breadcrumb } from "#client/content/breadcrumb.tsx";
import { contentCopy } from "#client/content/copy.ts";
import { TextPlace, WhenThere } from "#client/ui/later.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { Prose } from "#client/content/prose.tsx";
import { ContactForm } from "./contact-form.tsx";
import { contactCopy } from "./copy.ts";
import type { ContactData } from "./loader.server.ts";
import { WaysToReach } from "./ways-to-reach.tsx";

/** Every way to reach a person, and a form for those who would rather write. */
export function Page() {
  const { text, reference } = useLoaderData<ContactData>();
  return (
    <div className="page py-4 desktop:py-8">
      <Breadcrumb title={contactCopy.title} />
      <h1 className="h1 mt-2">{contactCopy.title}</h1>
      <div className="grid items-start gap-8 mt-4 desktop:grid-cols-[1fr_30rem] desktop:gap-16">
        <div>
          <WhenThere value={text} fallback={<TextPlace label={contentCopy.loading} />}>
            {(found) => <Prose html={found?.html ?? ""} />}
          </WhenThere>
          <WaysToReach />
        </div>
        <section aria-labelledby="bize-yazin" className="card p-5 desktop:p-7">
          <h2 id="bize-yazin" className="h3 mb-4">
            {contactCopy.formTitle}
          </h2>
          {reference === null ? <ContactForm /> : null}
          <div role="status">
            {reference === null ? null : (
              <Notice kind="success" title={contactCopy.sentTitle}>
                {contactCopy.sentText(reference)}
              </Notice>
            )}
          </div>
        </section>
      </div>
    </div>
  );
}
