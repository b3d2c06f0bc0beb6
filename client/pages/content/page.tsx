import { useLoaderData } from "react-router";
import { Breadcrumb } from "#client/content/breadcrumb.tsx";
import { Contents } from "#client/content/contents.tsx";
import { contentCopy } from "#client/content/copy.ts";
import { Prose } from "#client/content/prose.tsx";
import { Questions } from "#client/content/questions.tsx";
import type { PageText } from "#client/content/load-text.server.ts";
import { CookieSettings } from "#client/frame/consent/cookie-settings.tsx";
import { preferencesCopy } from "#client/frame/consent/preferences-copy.ts";
import { TextPlace, WhenThere } from "#client/ui/later.tsx";
import { UnavailablePage } from "#client/unavailable-page.tsx";
import { href } from "#shared/routes.ts";
import type { ContentData } from "./loader.server.ts";
import { ClaimLine } from "./claim-line.tsx";
import { GroupLinks, QuestionGroups } from "./question-groups.tsx";

/** One text: its title, the way through it, and its questions. */
export function Page() {
  const { text, label = "", choices, groups, claim } = useLoaderData<ContentData>();
  return (
    <WhenThere value={text} fallback={<ArticlePlace label={label} />}>
      {(found) =>
        found === null ? (
          <UnavailablePage kind="text" />
        ) : (
          <Article text={found} choices={choices} groups={groups} claim={claim} />
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
  readonly choices: ContentData["choices"];
  readonly groups: ContentData["groups"];
  readonly claim: ContentData["claim"];
}

function Article({ text, choices, groups = { now: [] }, claim }: ArticleProps) {
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
      <div className="grid gap-x-16 gap-y-8 desktop:grid-cols-[minmax(0,44rem)_1fr]">
        <div className="min-w-0 flex flex-col gap-12">
          {choices === undefined ? null : (
            <section className="card p-5" id="tercihler" aria-labelledby="tercihler-baslik">
              <h2 id="tercihler-baslik" className="h3 mb-3">
                {preferencesCopy.title}
              </h2>
              <CookieSettings choices={choices} back={href("cookiePolicy")} />
            </section>
          )}
          {claim === undefined ? null : (
            <WhenThere
              value={claim.firms}
              fallback={<TextPlace lines={3} label={contentCopy.loading} />}
            >
              {(firms) => <ClaimLine firms={firms} chosen={claim.chosen} />}
            </WhenThere>
          )}
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
