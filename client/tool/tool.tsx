import { useState } from "react";
import { useActionData, useLocation } from "react-router";
import { TextPlace, WhenThere } from "#client/ui/later.tsx";
import type { Later } from "#client/ui/later.tsx";
import { toolCopy } from "./copy.ts";
import type { ShownTool } from "./shown-tool.server.ts";
import { ToolAnswer } from "./tool-answer.tsx";
import type { ToolData } from "./tool-data.server.ts";
import { ToolForm } from "./tool-form.tsx";
import { ToolTables } from "./tool-tables.tsx";
import { readTyping } from "./typing-state.ts";

/** What a tool of a page shows: what was posted to it last, or else what its address says. */
export function useShownTool({ shown }: Pick<ToolData, "shown">): Later<ShownTool> {
  const posted = useActionData<ShownTool>();
  return posted === undefined ? shown : { now: posted };
}

/** How often something was asked for by a button: by documents that were posted, and by the history's entry. */
function usePresses(): number {
  const posted = useActionData<ShownTool>();
  const { presses, begun } = readTyping(useLocation().state);
  const [seen, setSeen] = useState({ posted, count: posted === undefined ? 0 : 1 });
  const isUncounted = begun === undefined && posted !== undefined;
  if (seen.posted !== posted) setSeen({ posted, count: seen.count + (isUncounted ? 1 : 0) });
  return presses + seen.count;
}

interface ToolProps {
  readonly tool: ToolData;
  readonly shown: Later<ShownTool>;
}

/** A tool's questions and its answer beside each other, and what it computes by. */
export function Tool({ tool, shown }: ToolProps) {
  return (
    <WhenThere value={shown} fallback={<TextPlace lines={9} label={toolCopy.loading} />}>
      {(found) => <Asked tool={tool} shown={found} />}
    </WhenThere>
  );
}

function Asked({ tool, shown }: { tool: ToolData; shown: ShownTool }) {
  const { path, submit, isPosted, isByButton } = tool;
  const presses = usePresses();
  return (
    <>
      <div
        className={`mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-4 desktop:gap-6 ${shown.sections.length > 0 ? "" : "desktop:grid-cols-2"}`}
      >
        <ToolForm
          path={path}
          submit={submit}
          isPosted={isPosted}
          isByButton={isByButton}
          shown={shown}
          presses={presses}
        />
        <ToolAnswer shown={shown} presses={presses} />
      </div>
      <ToolTables tables={shown.tables} />
    </>
  );
}
