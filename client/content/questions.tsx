import { Accordion } from "#client/ui/accordion.tsx";
import { questionAnchor } from "#shared/content/question-anchor.ts";
import { contentCopy } from "./copy.ts";
import type { Question } from "./load-text.server.ts";

/** Questions as disclosures; nothing when there are none. */
export function Questions({
  questions,
  title = contentCopy.questions,
}: {
  questions: readonly Question[];
  title?: string;
}) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="sorular">
      <h2 id="sorular" className="h2 mb-4">
        {title}
      </h2>
      <Accordion
        name="sorular"
        items={questions.map(({ question, answer }) => ({
          id: question,
          title: question,
          anchor: questionAnchor(question),
          content: <p className="max-w-[44rem] leading-7">{answer}</p>,
        }))}
      />
    </section>
  );
}
