import { Fragment } from "react";

interface MarkedProps {
  readonly text: string;
  /** Stretches of it that stand for what was asked, in their order. */
  readonly marks: readonly { readonly from: number; readonly to: number }[] | undefined;
}

/** A text with what was asked for marked in it. */
export function Marked({ text, marks = [] }: MarkedProps) {
  const parts = marks.map(({ from, to }, at) => ({
    from,
    before: text.slice(marks[at - 1]?.to ?? 0, from),
    marked: text.slice(from, to),
  }));
  return (
    <>
      {parts.map(({ from, before, marked }) => (
        <Fragment key={from}>
          {before}
          <mark>{marked}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.to ?? 0)}
    </>
  );
}
