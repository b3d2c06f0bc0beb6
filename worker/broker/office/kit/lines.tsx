/** @jsxImportSource hono/jsx */

/** Values over time, with an axis of their own. */
export interface Series {
  readonly label: string;
  readonly values: readonly number[];
  readonly look: "solid" | "dashed";
}

const width = 600;
const height = 180;
const steps = 4;

/** The least round number a whole axis fits into, with whole numbers at its steps. */
function roofOf(values: readonly number[]): number {
  const most = Math.max(1, ...values);
  const unit = 10 ** Math.floor(Math.log10(most / steps));
  const step = [1, 2, 2.5, 5, 10]
    .map((part) => part * unit)
    .find((size) => Number.isInteger(size) && size * steps >= most);
  return Math.max(steps, (step ?? most / steps) * steps);
}

const placesOf = (values: readonly number[], roof: number): string =>
  values
    .map((value, index) => {
      const x = values.length === 1 ? width / 2 : (index / (values.length - 1)) * width;
      return `${x.toFixed(1)},${(height - (value / roof) * height).toFixed(1)}`;
    })
    .join(" ");

interface Lines {
  readonly title: string;
  /** Of the first is the axis on the left, of the second that on the right. */
  readonly series: readonly [Series, Series];
  /** What stands under the first and the last value. */
  readonly ends: readonly [first: string, last: string];
}

/** Two series over time. It is seen; who listens has the table beside it. */
export function Lines({ title, series, ends }: Lines) {
  const roofs = series.map(({ values }) => roofOf(values));
  const ticks = Array.from({ length: steps + 1 }, (_, index) => index / steps);
  const number = (value: number) => value.toLocaleString("tr-TR");
  return (
    <figure class="card lines">
      <figcaption>
        <strong>{title}</strong>
        {series.map(({ label, look }) => (
          <span class={look}>{label}</span>
        ))}
      </figcaption>
      <div aria-hidden="true">
        {[0, 1].map((side) => (
          <ol class={side === 0 ? "left" : "right"}>
            {ticks.toReversed().map((tick) => (
              <li>{number(tick * roofs[side]!)}</li>
            ))}
          </ol>
        ))}
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
          {ticks.map((tick) => (
            <line class="grid" x1="0" x2={width} y1={tick * height} y2={tick * height} />
          ))}
          {series.map(({ values, look }, side) => (
            <polyline class={look} points={placesOf(values, roofs[side]!)} />
          ))}
        </svg>
        <p>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      </div>
    </figure>
  );
}
