import { Link } from "react-router";
import { Prose } from "#client/content/prose.tsx";
import { Accordion } from "#client/ui/accordion.tsx";
import { contentPageCopy } from "./copy.ts";
import { JumpLinks } from "./jump-links.tsx";
import type { QuestionGroup } from "./question-groups.server.ts";

/** The way to the questions of each product. */
export function GroupLinks({ groups }: { groups: readonly QuestionGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <nav aria-labelledby="urunler">
      <h2 id="urunler" className="h3 mb-3">
        {contentPageCopy.groups}
      </h2>
      <JumpLinks links={groups.map(({ id, title }) => ({ id, label: title }))} />
    </nav>
  );
}

/** The questions of each product under its name, with their answers. */
export function QuestionGroups({ groups }: { groups: readonly QuestionGroup[] }) {
  return groups.map(({ id, title, path, questions }) => (
    <section key={id} aria-labelledby={id}>
      <h2 id={id} className="h2 mb-4 scroll-mt-32">
        {title}
      </h2>
      <Accordion
        name={`${id}-sorulari`}
        items={questions.map(({ question, answer }) => ({
          id: question,
          title: question,
          content: <Prose html={answer} />,
        }))}
      />
      {path === undefined ? null : (
        <p className="mt-3">
          <Link to={path} className="link inline-flex items-center min-h-9">
            {contentPageCopy.groupPage(title)}
          </Link>
        </p>
      )}
    </section>
  ));
}
