import type { ReactNode } from "react";
import { Notice } from "#client/ui/notice.tsx";
import type { BlockOf, ToolBlock } from "#shared/calls/reference/tool-blocks.ts";
import { formatDate } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import { uiCopy } from "#client/copy/ui.ts";
import { contentCopy } from "#client/content/copy.ts";
import { Bars } from "./bars.tsx";
import { BlockTable } from "./block-table.tsx";
import { Icon } from "#client/ui/icon.tsx";

interface BlocksProps {
  readonly blocks: readonly ToolBlock[];
  /** Where the first appointment among them can be had as a file. */
  readonly calendarHref?: string | undefined;
}

/** What a tool says, piece by piece. */
export function Blocks({ blocks, calendarHref }: BlocksProps) {
  return (
    <div className="flex flex-col gap-4">
      {blocks.map((block, at) => (
        <Block key={at} block={block} calendarHref={calendarHref} />
      ))}
    </div>
  );
}

function Block({ block, calendarHref }: { block: ToolBlock } & Pick<BlocksProps, "calendarHref">) {
  switch (block.kind) {
    case "amount":
      return <Amount {...block} />;
    case "figure":
      return <Figure {...block} />;
    case "rows":
      return <Rows {...block} />;
    case "note":
      return <Note {...block} />;
    case "table":
      return (
        <div>
          <Title>{block.title}</Title>
          <BlockTable {...block} />
        </div>
      );
    case "dates":
      return <Dates {...block} calendarHref={calendarHref} />;
    case "bars":
      return <Bars {...block} />;
    case "list":
      return <Listed {...block} />;
  }
}

function Amount({ title, kurus, note }: BlockOf<"amount">) {
  const [lira, cents = ""] = formatMoney(kurus).split(",");
  const value = (
    <>
      {lira}
      <span className="text-xl">
        ,{cents} {uiCopy.currency}
      </span>
    </>
  );
  return <Figure title={title} value={value} note={note} />;
}

interface FigureProps {
  readonly title: string;
  readonly value: ReactNode;
  readonly note?: string | undefined;
}

const Figure = ({ title, value, note }: FigureProps) => (
  <div>
    <h3 className="text-base font-semibold text-muted">{title}</h3>
    <p className="money text-[clamp(1.75rem,10vw,3rem)] leading-tight font-bold tracking-tight">
      {value}
    </p>
    {note === undefined ? null : <p className="text-sm text-muted">{note}</p>}
  </div>
);

const Title = ({ children }: { children: ReactNode }) => (
  <h3 className="mb-1 font-semibold">{children}</h3>
);

function Rows({ title, rows }: BlockOf<"rows">) {
  return (
    <div>
      {title === undefined ? null : <Title>{title}</Title>}
      <dl className="border-0 border-t border-solid border-line">
        {rows.map(({ label, value, hint, note }) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2 border-0 border-b border-solid border-line"
          >
            <dt>
              <span className="font-medium">{label}</span>
              {hint === undefined ? null : <span className="block text-sm text-muted">{hint}</span>}
            </dt>
            <dd className="text-right tabular-nums">
              <span className="font-semibold">{value}</span>
              {note === undefined ? null : <span className="block text-sm text-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What is only said stands as text; what is to be seen, in a box. */
function Note({ tone, title, text }: BlockOf<"note">) {
  if (tone !== "info") {
    return (
      <Notice kind={tone} {...(title === undefined ? {} : { title })}>
        {text}
      </Notice>
    );
  }
  return (
    <div>
      {title === undefined ? null : <Title>{title}</Title>}
      <p className="text-sm text-muted">{text}</p>
    </div>
  );
}

function Dates({
  title,
  dates,
  calendarHref,
}: BlockOf<"dates"> & Pick<BlocksProps, "calendarHref">) {
  const hasAppointment = dates.some(({ appointment }) => appointment !== undefined);
  return (
    <div>
      <Title>{title}</Title>
      <ul className="border-0 border-t border-solid border-line">
        {dates.map(({ label, day, note }) => (
          <li
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2 border-0 border-b border-solid border-line"
          >
            <span>
              <span className="font-medium">{label}</span>
              {note === undefined ? null : <span className="block text-sm text-muted">{note}</span>}
            </span>
            <time dateTime={day} className="font-semibold tabular-nums">
              {formatDate(day)}
            </time>
          </li>
        ))}
      </ul>
      {calendarHref === undefined || !hasAppointment ? null : (
        <a href={calendarHref} className="btn-secondary mt-3">
          <Icon name="i-lucide-calendar-plus" />
          {contentCopy.toCalendar}
        </a>
      )}
    </div>
  );
}

function Listed({ title, items, isOrdered = false }: BlockOf<"list">) {
  const List = isOrdered ? "ol" : "ul";
  return (
    <div>
      <Title>{title}</Title>
      <div className="prose">
        <List>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      </div>
    </div>
  );
}
