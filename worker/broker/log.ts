type Value = string | number | boolean | undefined;
type Level = "info" | "warn" | "error";

/** Writes one structured line. Fields are named by hand, so that nothing personal slips in with an object. */
export function log(level: Level, event: string, fields: Readonly<Record<string, Value>>): void {
  console[level](JSON.stringify({ level, event, part: "broker", ...fields }));
}

/** What an unexpected error may leave in the log: its kind and where it happened; its message may hold input. */
export function describeError(error: unknown): { kind: string; at: string } {
  if (!(error instanceof Error)) return { kind: typeof error, at: "" };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const at = frames.slice(0, 4).map((line) => line.trim());
  return { kind: error.name, at: at.join(" < ") };
}
