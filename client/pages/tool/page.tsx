import { useLoaderData } from "react-router";
import { Breadcrumb } from "#client/content/breadcrumb.tsx";
import { contentCopy } from "#client/content/copy.ts";
import { Prose } from "#client/content/prose.tsx";
import { Questions } from "#client/content/questions.tsx";
import { CarriedQuote } from "#client/tool/carried-quote.tsx";
import { Official } from "#client/tool/official.tsx";
import { Tool, useShownTool } from "#client/tool/tool.tsx";
import { TextPlace, WhenThere } from "#client/ui/later.tsx";
import type { ToolPageData } from "./loader.server.ts";

/** A tool: its questions and its answer beside each other, what it computes by, and the text that explains it. */
export function Page() {
  const { tool, text, steps } = useLoaderData<ToolPageData>();
  const shown = useShownTool(tool);
  return (
    <div className="page py-4 desktop:py-8">
      <Breadcrumb title={tool.title} steps={steps} />
      <h1 className="h1 mt-2">{tool.title}</h1>
      <p className="mt-2 max-w-[44rem] text-muted">{tool.lead}</p>
      <Tool tool={tool} shown={shown} />
      <div className="text-columns mt-10 gap-y-8">
        <div className="min-w-0 flex flex-col gap-10 order-last desktop:order-none">
          <Official official={tool.official} />
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
          {(found) => (
            <CarriedQuote
              shown={found}
              title={tool.quoteTitle}
              id="teklif"
              className="desktop:sticky desktop:top-24"
            />
          )}
        </WhenThere>
      </div>
    </div>
  );
}
