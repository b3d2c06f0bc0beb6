import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { Breadcrumb } from "#client/content/breadcrumb.tsx";
import { Contents } from "#client/content/contents.tsx";
import { contentCopy } from "#client/content/copy.ts";
import { Prose } from "#client/content/prose.tsx";
import { Questions } from "#client/content/questions.tsx";
import type { PageText } from "#client/content/load-text.server.ts";
import { TextPlace, WhenThere } from "#client/ui/later.tsx";
import { UnavailablePage } from "#client/unavailable-page.tsx";
import type { ContentData } from "./loader.server.ts";
import type { Asked as AskedBeside } from "./asked.tsx";
import { GroupLinks, QuestionGroups } from "./question-groups.tsx";

interface PageProps {
  /** Of the texts that ask something, whose fields the others do without. */
  readonly Asked?: typeof AskedBeside;
}

/** One text: its title, the way through it, and its questions. */
export function Page({ Asked }: PageProps) {
  const { text, label = "", choices, groups, claim } = useLoaderData<ContentData>();
  return (
    <WhenThere value={text} fallback={<ArticlePlace label={label} />}>
      {(found) =>
        found === null ? (
          <UnavailablePage kind="text" />
        ) : (
          <Article text={found} groups={groups}>
            {Asked === undefined ? null : <Asked choices={choices} claim={claim} />}
          </Article>
        )
      }
    </WhenThere>
  );
}

function ArticlePlace({ label }: { label: string }) {
  return (
    <article className="page py-4 desktop:py-8">
      <Breadcrumb title={label} />
      <h1 className="h1 mt-2 mb-8">{label}</h1>
      <div className="max-w-[44rem]">
        <TextPlace lines={9} label={contentCopy.loading} />
      </div>
    </article>
  );
}

interface ArticleProps {
  readonly text: PageText;
  readonly groups: ContentData["groups"];
  readonly children: ReactNode;
}

function Article({ text, groups = { now: [] }, children }: ArticleProps) {
  const general = <Questions questions={text.questions} />;
  return (
    <article className="page py-4 desktop:py-8">
      <Breadcrumb title={text.title} />
      <header className="mt-2 mb-8">
        <h1 className="h1">{text.title}</h1>
        {text.updated === "" ? null : (
          <p className="mt-2 text-sm text-muted">{contentCopy.updated(text.updated)}</p>
        )}
      </header>
      <div className="text-columns gap-y-8">
        <div className="min-w-0 flex flex-col gap-12">
          {children}
          <Prose html={text.html} />
          <WhenThere value={groups} fallback={general}>
            {(found) => (
              <>
                <GroupLinks groups={found} />
                {general}
                <QuestionGroups groups={found} />
              </>
            )}
          </WhenThere>
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
