/** A Markdown table with its columns aligned, as the formatter leaves it. */
export function tableOf(rows: readonly (readonly string[])[]): string[] {
  const [header = [], ...body] = rows;
  const widths = header.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const rule = widths.map((width) => "-".repeat(width));
  return [line(header), line(rule), ...body.map(line)];
}
