/** What an unexpected error may leave in a log: its kind and where it happened, not its message, which may hold input. */
export function describeError(error: unknown): { kind: string; at: string } {
  if (!(error instanceof Error)) return { kind: typeof error, at: "" };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const at = frames.slice(0, 4).map((line) => line.trim());
  return { kind: error.name, at: at.join(" < ") };
}
