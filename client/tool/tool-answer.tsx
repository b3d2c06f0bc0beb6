import { useEffect, useRef } from "react";
import { Blocks } from "#client/content/blocks/blocks.tsx";
import { Notice } from "#client/ui/notice.tsx";
import type { ToolBlock } from "#shared/calls/reference/tool-blocks.ts";
import { formatMoney } from "#shared/format/money.ts";
import { uiCopy } from "#client/copy/ui.ts";
import { toolCopy } from "./copy.ts";
import type { ShownTool } from "./shown-tool.server.ts";
import { Icon } from "#client/ui/icon.tsx";

/** Where a form without scripts leads to. */
export const answerId = "sonuc";

/** What comes of what was typed. Who has pressed the button is led to it; otherwise it is told that it has changed. */
export function ToolAnswer({ shown, presses }: { shown: ShownTool; presses: number }) {
  const { blocks, errors, missing, isAway } = shown;
  const heading = useRef<HTMLHeadingElement>(null);
  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    if (presses > 0 && !hasErrors) heading.current?.focus();
  }, [presses, hasErrors]);
  return (
    <section
      id={hasErrors ? undefined : answerId}
      aria-labelledby="sonuc-baslik"
      className="card p-5 scroll-mt-20"
    >
      <h2
        id="sonuc-baslik"
        ref={heading}
        tabIndex={-1}
        className={isFigure(blocks[0]) ? "visually-hidden" : "h3 mb-2"}
      >
        {toolCopy.result}
      </h2>
      <p role="status" className="visually-hidden">
        {summaryOf(blocks)}
      </p>
      {isAway ? (
        <Notice kind="error">{toolCopy.unavailable}</Notice>
      ) : blocks.length > 0 ? (
        <Blocks blocks={blocks} calendarHref={shown.calendarHref} />
      ) : (
        <p className="text-muted">
          {missing.length > 0 && !hasErrors ? toolCopy.more(missing) : toolCopy.notYet}
        </p>
      )}
      {shown.pdfHref === undefined ? null : <PdfForm href={shown.pdfHref} shown={shown} />}
    </section>
  );
}

/** Everything once more, for the document: it is kept nowhere in between. */
const PdfForm = ({ href, shown }: { href: string; shown: ShownTool }) => (
  <form method="post" action={href} className="mt-5">
    {shown.fields.map(({ name, value }) =>
      value === "" ? null : <input key={name} type="hidden" name={name} value={value} />,
    )}
    <button type="submit" className="btn-primary min-h-12">
      <Icon name="i-lucide-download" />
      {toolCopy.pdf}
    </button>
  </form>
);

/** Such an answer needs no heading that is seen. */
const isFigure = (block: ToolBlock | undefined): boolean =>
  block?.kind === "amount" || block?.kind === "figure";

/** The first thing said, for who does not see it change. */
function summaryOf([first]: readonly ToolBlock[]): string {
  if (first === undefined) return "";
  if (first.kind === "amount") {
    return `${first.title}: ${formatMoney(first.kurus)} ${uiCopy.currency}`;
  }
  if (first.kind === "figure") return `${first.title}: ${first.value}`;
  return [first.title, first.kind === "note" ? first.text : ""].filter(Boolean).join(": ");
}
