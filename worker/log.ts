type Level = "info" | "warn" | "error";
type Value = string | number | boolean | undefined;

/** Writes one structured line. Fields are named by hand at every call, so nothing personal slips in with an object. */
export function log(level: Level, event: string, fields: Readonly<Record<string, Value>>): void {
  console[level](JSON.stringify({ level, event, ...fields }));
}

/** What an unexpected error may leave in the log: its kind and where it happened, not its message, which may hold input. */
export function describeError(error: unknown): { kind: string; at: string } {
  if (!(error instanceof Error)) return { kind: typeof error, at: "" };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    kind: error.name,
    at: frames
      .slice(0, 4)
      .map((line) => line.trim())
      .join(" < "),
  };
}
