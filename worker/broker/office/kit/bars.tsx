/** @jsxImportSource hono/jsx */

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** How much of the value is filled. */
  readonly part: number;
  /** Both numbers in words. */
  readonly text: string;
}

/** Values side by side; the longest bar is as wide as there is room. Numbers are read, bars are seen. */
export function Bars({ title, bars }: { readonly title: string; readonly bars: readonly Bar[] }) {
  // Where all values are zero, so are the widths.
  const longest = Math.max(1, ...bars.map(({ value }) => value));
  const widthOf = (value: number) => ((value / longest) * 100).toFixed(1);
  return (
    <figure class="card bars">
      <figcaption>{title}</figcaption>
      <ol>
        {bars.map(({ label, value, part, text }) => (
          <li>
            <span>{label}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class="whole" width={widthOf(value)} height="10" />
              <rect class="part" width={widthOf(part)} height="10" />
            </svg>
            <span class="muted">{text}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
