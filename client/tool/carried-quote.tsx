import { QuickStart } from "#client/quick-start/quick-start.tsx";
import { toolCopy } from "./copy.ts";
import type { ShownTool } from "./shown-tool.server.ts";

interface CarriedQuoteProps {
  readonly shown: ShownTool;
  readonly title: string;
  /** Of its place and its fields; the page may begin the same quote elsewhere as well. */
  readonly id: string;
  readonly className?: string;
}

/** On to the quote, with what is known. */
export function CarriedQuote({ shown, title, id, className = "" }: CarriedQuoteProps) {
  const { start, chips, carried } = shown;
  if (start === null) return null;
  return (
    <aside aria-labelledby={`${id}-baslik`} className="no-print">
      <div id={id} className={`rounded-card bg-tint p-5 ${className}`}>
        <h2 id={`${id}-baslik`} className="h3 mb-2">
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
        <QuickStart key={start.lineId} start={start} carried={carried} idPrefix={id} isShort />
      </div>
    </aside>
  );
}
