/** A table for a spreadsheet set to Turkish: semicolons, quotes where they are needed, a mark of UTF-8 in front. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  // What begins like a formula is text.
  const safe = (cell: string) => (/^[=+@\t]/.test(cell) ? `'${cell}` : cell);
  const quoted = (cell: string) =>
    /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return `\uFEFF${rows.map((row) => row.map((cell) => quoted(safe(cell))).join(";")).join("\r\n")}\r\n`;
}
