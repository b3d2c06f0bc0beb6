import { useLoaderData } from "react-router";
import { Breadcrumb } from "#client/content/breadcrumb.tsx";
import { Contents } from "#client/content/contents.tsx";
import { contentCopy } from "#client/content/copy.ts";
import { Prose } from "#client/content/prose.tsx";
import { Questions } from "#client/content/questions.tsx";
import { Notice } from "#client/ui/notice.tsx";
import type { ContentData } from "./loader.server.ts";

/** One text: its title, the way through it, and its questions. */
export function Page() {
  const { text } = useLoaderData<ContentData>();
  if (text === null) {
    return (
      <div className="narrow flex flex-col gap-6 py-16">
        <h1 className="h1">{contentCopy.unavailableTitle}</h1>
        <Notice kind="warning">{contentCopy.unavailable}</Notice>
      </div>
    );
  }
  return (
    <article className="page py-4 desktop:py-8">
      <Breadcrumb title={text.title} />
      <header className="mt-2 mb-8">
        <h1 className="h1">{text.title}</h1>
        {text.updated === "" ? null : (
          <p className="mt-2 text-sm text-muted">{contentCopy.updated(text.updated)}</p>
        )}
      </header>
      <div className="grid gap-x-16 gap-y-8 desktop:grid-cols-[minmax(0,44rem)_1fr]">
        <div className="min-w-0 flex flex-col gap-12">
          <Prose html={text.html} />
          <Questions questions={text.questions} />
        </div>
        <aside className="hidden desktop:block">
          <div className="sticky top-24">
            <Contents headings={text.headings} />
          </div>
        </aside>
      </div>
    </article>
  );
}
