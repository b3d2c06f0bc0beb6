import { WhenThere } from "#client/ui/later.tsx";
import { calculatorAnchor } from "#shared/tools/tool-id.ts";
import { CarriedQuote } from "./carried-quote.tsx";
import { Official } from "./official.tsx";
import { Tool, useShownTool } from "./tool.tsx";
import type { ToolData } from "./tool-data.server.ts";

/** The tool of a line of insurance on the line's own page. The quote follows once there is something to take along. */
export function Calculator({ tool }: { tool: ToolData }) {
  const shown = useShownTool(tool);
  return (
    <section
      id={calculatorAnchor}
      aria-labelledby="hesapla-baslik"
      className="page pt-10 scroll-mt-16"
    >
      <h2 id="hesapla-baslik" className="h2">
        {tool.title}
      </h2>
      <p className="mt-2 max-w-[44rem] text-muted">{tool.lead}</p>
      <Tool tool={tool} shown={shown} />
      <div className="text-columns mt-10 gap-y-8">
        <div className="min-w-0 order-last desktop:order-none">
          <Official official={tool.official} />
        </div>
        <WhenThere value={shown} fallback={null}>
          {(found) =>
            found.blocks.length === 0 ? null : (
              <CarriedQuote shown={found} title={tool.quoteTitle} id="hesapla-teklif" />
            )
          }
        </WhenThere>
      </div>
    </section>
  );
}
