import { useState } from "react";
import { useActionData, useLoaderData, useLocation } from "react-router";
import { Breadcrumb } from "#client/content/breadcrumb.tsx";
import { contentCopy } from "#client/content/copy.ts";
import { Prose } from "#client/content/prose.tsx";
import { Questions } from "#client/content/questions.tsx";
import { QuickStart } from "#client/quick-start/quick-start.tsx";
import { TextPlace, WhenThere } from "#client/ui/later.tsx";
import { Icon } from "#client/ui/icon.tsx";
import { toolCopy } from "./copy.ts";
import type { ToolData } from "./loader.server.ts";
import type { ShownTool } from "./shown-tool.server.ts";
import { ToolAnswer } from "./tool-answer.tsx";
import { ToolForm } from "./tool-form.tsx";
import { readTyping } from "./typing-state.ts";
import { ToolTables } from "./tool-tables.tsx";

/** A tool: its questions and its answer beside each other, what it computes by, and the text that explains it. */
export function Page() {
  const { look, text, shown: loaded } = useLoaderData<ToolData>();
  const posted = useActionData<ShownTool>();
  const shown = posted === undefined ? loaded : { now: posted };
  return (
    <div className="page py-4 desktop:py-8">
      <Breadcrumb title={look.title} />
      <h1 className="h1 mt-2">{look.title}</h1>
      <p className="mt-2 max-w-[44rem] text-muted">{look.lead}</p>
      <WhenThere value={shown} fallback={<TextPlace lines={9} label={toolCopy.loading} />}>
        {(found) => <Tool shown={found} />}
      </WhenThere>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 desktop:grid-cols-[minmax(0,44rem)_1fr]">
        <div className="min-w-0 flex flex-col gap-10 order-last desktop:order-none">
          <Official official={look.official} />
          <WhenThere value={text} fallback={<TextPlace label={contentCopy.loading} />}>
            {(found) =>
              found === null ? null : (
                <>
                  <Prose html={found.html} />
                  <Questions questions={found.questions} />
                </>
              )
            }
          </WhenThere>
        </div>
        <WhenThere value={shown} fallback={null}>
          {(found) => <Quote shown={found} title={look.quoteTitle} />}
        </WhenThere>
      </div>
    </div>
  );
}

/** How often something was asked for by a button: by posts here, by addresses in the history's entry. */
function usePresses(): number {
  const posted = useActionData<ShownTool>();
  const { presses } = readTyping(useLocation().state);
  const [seen, setSeen] = useState({ posted, count: posted === undefined ? 0 : 1 });
  if (seen.posted !== posted) setSeen({ posted, count: seen.count + 1 });
  return presses + seen.count;
}

function Tool({ shown }: { shown: ShownTool }) {
  const { look, path } = useLoaderData<ToolData>();
  const presses = usePresses();
  return (
    <>
      <div
        className={`mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-4 desktop:gap-6 ${shown.sections.length > 0 ? "" : "desktop:grid-cols-2"}`}
      >
        <ToolForm
          path={path}
          submit={look.submit}
          isPosted={look.isPosted}
          shown={shown}
          presses={presses}
        />
        <ToolAnswer shown={shown} presses={presses} />
      </div>
      <ToolTables tables={shown.tables} />
    </>
  );
}

function Official({ official }: { official: ToolData["look"]["official"] }) {
  return (
    <section aria-labelledby="resmi">
      <h2 id="resmi" className="h2">
        {official.title}
      </h2>
      <p className="mt-2">{official.text}</p>
      <ul className="mt-4 grid gap-3 desktop:grid-cols-2">
        {official.links.map(({ name, about, url }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="card flex items-center gap-3 min-h-16 px-4 py-3 no-underline hover:bg-tint"
            >
              <span className="min-w-0">
                <span className="block font-semibold text-primary">{name}</span>
                <span className="block text-sm text-muted break-words">{about}</span>
              </span>
              <Icon name="i-lucide-external-link" className="ml-auto text-lg text-primary" />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{toolCopy.official}</p>
    </section>
  );
}

/** On to the quote, with what is known. */
function Quote({ shown, title }: { shown: ShownTool; title: string }) {
  const { start, chips, carried } = shown;
  if (start === null) return null;
  return (
    <aside aria-labelledby="teklif-baslik" className="no-print">
      <div id="teklif" className="desktop:sticky desktop:top-24 rounded-card bg-tint p-5">
        <h2 id="teklif-baslik" className="h3 mb-2">
          {title}
        </h2>
        {chips.length === 0 ? null : (
          <>
            <p className="text-sm text-muted">{toolCopy.carried}</p>
            <ul className="my-3 flex flex-wrap gap-2">
              {chips.map((chip) => (
                <li key={chip} className="rounded-control bg-card px-2.5 py-1 text-sm">
                  {chip}
                </li>
              ))}
            </ul>
          </>
        )}
        <QuickStart key={start.lineId} start={start} carried={carried} isShort />
      </div>
    </aside>
  );
}
